import { formats } from '@rahnama/contract/locale/locale.ts'
import {
  FILE_TYPES,
  type FileType,
  UPLOAD_PURPOSES,
  type UploadFault,
  type UploadPurpose,
} from '@rahnama/contract/uploads/uploads.ts'
import { useState } from 'react'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import type { FieldProps } from '../ui/field/field.tsx'
import { type FileEntry, FileField } from '../ui/file-field/file-field.tsx'
import { late } from '../ui/late/late.tsx'
import { checkFile, isPhoto } from './check-file.ts'
import styles from './upload-field.module.css'
import type { Attach, QueuedUpload } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

const PhotosDialog = late(async () => (await import('./photos/photos-dialog.tsx')).PhotosDialog)

/** Only some browsers open these; whoever chose one hears what to do about it. */
const IPHONE_PHOTOS = ['heic', 'heif']

export type UploadFieldProps = FieldProps & {
  purpose: UploadPurpose
  /** Names the place for good: uploads that break off are found under it again. */
  slot: string
  multiple?: boolean
  /** Makes the checked file part of something. Choosing a file is all a person has to do. */
  onFinished: Attach
}

/** Takes files and brings them home: checked here first, sent in parts, kept in this browser until they are safe. */
export function UploadField({ purpose, slot, multiple = false, onFinished, ...field }: UploadFieldProps) {
  const texts = useTexts('uploads')
  const describe = useDescribe(purpose)
  const uploads = useUploads({ purpose, slot, onFinished })
  /** The photos the pages begin with; undefined while nobody makes any. */
  const [photos, setPhotos] = useState<readonly File[]>()
  const { types, maxBytes, pictures } = UPLOAD_PURPOSES[purpose]
  const takesPhotos = !isPicture(purpose)
  const becomePages = pictures === 'page'
  const check = async (file: File, chosen: readonly File[]) => {
    if (becomePages && (await isPhoto(file))) return undefined
    if (!multiple && chosen.length > 1) return texts.photos.alone
    const fault = await checkFile(file, purpose)
    return fault && describe.fault(fault)
  }
  const add = async (files: readonly File[]) => {
    const arePhotos = await Promise.all(files.map((file) => becomePages && isPhoto(file)))
    const pages = files.filter((_, index) => arePhotos[index])
    if (pages.length > 0) setPhotos(pages)
    uploads.add(files.filter((_, index) => !arePhotos[index]))
  }
  return (
    <>
      <FileField
        {...field}
        extensions={types}
        alsoCalled={[...types.flatMap((type) => FILE_TYPES[type].extensions), ...(becomePages ? IPHONE_PHOTOS : [])]}
        maxBytes={maxBytes}
        multiple={multiple}
        takesSeveral={becomePages}
        files={uploads.list.map(describe.entry)}
        check={check}
        onAdd={(files) => void add(files)}
        onRemove={uploads.remove}
        onCancel={uploads.remove}
        onRetry={uploads.retry}
        more={
          takesPhotos && (
            <Button icon="camera" onClick={() => setPhotos([])}>
              {texts.photos.open}
            </Button>
          )
        }
      />
      <p className={styles.note} role="status">
        {uploads.list.some(isUnderWay) &&
          (uploads.list.some(({ wasKept }) => wasKept) ? texts.resumed : texts.staySafe)}
      </p>
      {photos && (
        <PhotosDialog
          first={photos}
          maxBytes={maxBytes}
          onClose={() => setPhotos(undefined)}
          onMade={(file) => uploads.add([file])}
        />
      )}
    </>
  )
}

/** Pages of documents can be photographed into a PDF; a picture of the site is one. */
function isPicture(purpose: UploadPurpose): boolean {
  const types: readonly FileType[] = UPLOAD_PURPOSES[purpose].types
  return !types.includes('pdf')
}

function isUnderWay({ phase }: QueuedUpload): boolean {
  return phase !== 'failed'
}

const STATES = { waiting: 'waiting', failed: 'failed' } as const

function useDescribe(purpose: UploadPurpose) {
  const texts = useTexts('uploads')
  const errors = useTexts('errors')
  const format = formats(useLanguage().language)
  const { types, maxBytes } = UPLOAD_PURPOSES[purpose]
  const limits = {
    types: format.list(
      types.map((type) => type.toUpperCase()),
      'or',
    ),
    max: format.fileSize(maxBytes),
    isPicture: isPicture(purpose),
  }
  const fault = (code: UploadFault) => texts.faults[code](limits)
  const entry = ({ id, name, bytes, sent, phase, error, ...upload }: QueuedUpload): FileEntry => ({
    id,
    name,
    bytes,
    state: phase === 'waiting' || phase === 'failed' ? STATES[phase] : 'uploading',
    percent: Math.floor((sent / bytes) * 100),
    ...(phase in texts.status && { status: texts.status[phase as keyof typeof texts.status] }),
    ...(upload.fault && { error: fault(upload.fault), isFinal: !WAITS_FOR.has(upload.fault) }),
    ...(error !== undefined && { error: describeError(error, errors) }),
  })
  return { fault, entry }
}

/** Faults not of the file but of the moment. */
const WAITS_FOR: ReadonlySet<UploadFault> = new Set(['TOO_MANY_AT_ONCE', 'TOO_MUCH_TODAY'])
