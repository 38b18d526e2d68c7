import { PHOTOS_MAX } from '@rahnama/contract/limits.ts'
import { formats, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { writePhotoPdf } from '@rahnama/contract/photos/photos.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FilePicker } from '../../ui/file-field/file-field.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { type PageAct, PhotoPage } from './photo-page.tsx'
import styles from './photos-dialog.module.css'
import { type Photo, usePhotos } from './use-photos.ts'

/** A page of the PDF needs so much besides its picture. */
const PAGE_OVERHEAD_BYTES = 1000

type PhotosDialogProps = {
  /** These were chosen before the dialog opened. */
  first?: readonly File[]
  maxBytes: number
  onClose: () => void
  onMade: (file: File) => void
}

const NONE: readonly File[] = []

/** Several photos become one document: in order, upright, small enough. */
export function PhotosDialog({ first = NONE, maxBytes, onClose, onMade }: PhotosDialogProps) {
  const texts = useTexts('uploads').photos
  const format = formats(useLanguage().language)
  const photos = usePhotos()
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (!hasBegun.current) void photos.add(first)
    hasBegun.current = true
  })
  useEffect(() => begin(), [])
  const [name, setName] = useState(texts.defaultName)
  const [told, setTold] = useState('')
  const [isLeaving, setIsLeaving] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusAfterAct(list, chooseButton, photos.list)

  const count = photos.list.length
  const prepared = photos.list.flatMap((photo) => photo.prepared ?? [])
  const isReady = count > 0 && prepared.length === count
  const bytes = prepared.reduce((sum, { jpeg }) => sum + jpeg.length + PAGE_OVERHEAD_BYTES, 0)
  const isTooLarge = bytes > maxBytes
  const isIllegible = prepared.some(({ fault }) => fault)
  const pageName = (index: number) => texts.page(format.number(index + 1))

  const act = (photo: Photo, index: number, what: PageAct) => {
    focusNext(photo, index, what)
    if (what === 'turn') photos.turn(photo)
    else if (what === 'remove') photos.remove(photo)
    else photos.move(photo, what === 'earlier' ? -1 : 1)
    const to = format.number(index + (what === 'earlier' ? 0 : 2))
    const words = { turn: texts.turned, remove: texts.removed, earlier: texts.moved, later: texts.moved }
    setTold(words[what](pageName(index), to))
  }
  const make = () => {
    const title = stripBidiControls(name).trim() || texts.defaultName
    onMade(new File([writePhotoPdf(prepared, { title })], `${title}.pdf`, { type: 'application/pdf' }))
    onClose()
  }

  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      description={texts.lead}
      // A tap beside the dialog must not cost what was photographed page by page.
      onOpenChange={(open) => !open && (count > 0 ? setIsLeaving(true) : onClose())}
      actions={
        count > 0 &&
        (isLeaving ? (
          <>
            <Button variant="primary" onClick={() => setIsLeaving(false)}>
              {texts.leaving.stay}
            </Button>
            <Button icon="trash" onClick={onClose}>
              {texts.leaving.discard}
            </Button>
          </>
        ) : (
          <Button variant="primary" disabled={!isReady || isTooLarge || isIllegible} onClick={make}>
            {texts.make}
          </Button>
        ))
      }
    >
      <div className={styles.body}>
        <div className={styles.ways}>
          <span className={styles.camera}>
            <FilePicker label={texts.take} accept="image/*" capture onChoose={photos.add} />
          </span>
          <FilePicker label={texts.choose} accept="image/*" multiple buttonRef={chooseButton} onChoose={photos.add} />
        </div>
        {photos.unreadable.map(({ name, isHeic }) => (
          <Alert key={name} tone="danger" live>
            {(isHeic ? texts.heic : texts.unreadable)(stripBidiControls(name))}
          </Alert>
        ))}
        {photos.hasTooMany && (
          <Alert tone="warning" live>
            {texts.tooMany(format.number(PHOTOS_MAX))}
          </Alert>
        )}
        {count > 0 && (
          <>
            <ol className={styles.pages} aria-label={texts.list} ref={list}>
              {photos.list.map((photo, index) => (
                <PhotoPage
                  key={photo.id}
                  photo={photo}
                  name={pageName(index)}
                  isFirst={index === 0}
                  isLast={index === count - 1}
                  onAct={(what) => act(photo, index, what)}
                />
              ))}
            </ol>
            <TextField label={texts.fileName} value={name} onValueChange={setName} />
            <p aria-live="polite">
              {isReady ? texts.size(texts.pages(count, format.number(count)), format.fileSize(bytes)) : texts.preparing}
            </p>
            {isIllegible && (
              <Alert tone="danger" live>
                {texts.illegible}
              </Alert>
            )}
            {isTooLarge && (
              <Alert tone="danger" live>
                {texts.tooLarge(format.fileSize(maxBytes))}
              </Alert>
            )}
          </>
        )}
        {isLeaving && count > 0 && (
          <Alert tone="warning" live>
            {texts.leaving.ask}
          </Alert>
        )}
        <VisuallyHidden role="status">{told}</VisuallyHidden>
      </div>
    </Dialog>
  )
}

/** The keyboard stays on the page that was moved, and on a neighbour of one that was removed. */
function useFocusAfterAct(
  list: { current: HTMLOListElement | null },
  chooseButton: { current: HTMLButtonElement | null },
  photos: readonly Photo[],
) {
  const wanted = useRef<{ id: string | undefined; act: PageAct } | undefined>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { id, act } = wanted.current
    wanted.current = undefined
    const page = photos.some((photo) => photo.id === id) && list.current?.querySelector(`[data-photo="${id}"]`)
    const button =
      page && (page.querySelector(`[data-act="${act}"]:enabled`) ?? page.querySelector('[data-act]:enabled'))
    const next = button || chooseButton.current
    if (next instanceof HTMLElement) next.focus()
  }, [photos, list, chooseButton])
  return (photo: Photo, index: number, act: PageAct) => {
    const neighbour = photos[index + 1] ?? photos[index - 1]
    wanted.current = { id: act === 'remove' ? neighbour?.id : photo.id, act }
  }
}
