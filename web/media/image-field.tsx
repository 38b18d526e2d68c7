import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import type { MediaReference } from '@rahnama/contract/media/media.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { FieldGroup, type FieldProps } from '../ui/field/field.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import styles from './media.module.css'
import { StateBadge } from './media-state.tsx'
import { choiceQuery, mediaQuery, useLiveMedia } from './queries.ts'
import { Thumbnail } from './thumbnail.tsx'

type ImageFieldProps = FieldProps & {
  value: MediaReference | undefined
  onValueChange: (value: MediaReference | undefined) => void
}

/** One image of the site, chosen by sight. */
export function ImageField({ value, onValueChange, ...field }: ImageFieldProps) {
  const texts = useTexts('media').choice
  const [isOpen, setOpen] = useState(false)
  const choose = (media: string) => {
    onValueChange({ media })
    setOpen(false)
  }
  useLiveMedia()
  return (
    <FieldGroup {...field}>
      {value && <Chosen id={value.media} />}
      <div className={styles.acts}>
        <Dialog
          title={texts.title}
          size="large"
          isTall
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Button size="small" icon="image">
              {value ? texts.other : texts.choose}
            </Button>
          }
        >
          <Choices onChoose={choose} />
        </Dialog>
        {value && (
          <Button size="small" variant="quiet" icon="close" onClick={() => onValueChange(undefined)}>
            {texts.take}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

function Chosen({ id }: { id: string }) {
  const texts = useTexts('media')
  const { data: item, isError } = useQuery(mediaQuery(id))
  if (isError) return <Alert tone="warning">{texts.choice.unknown}</Alert>
  if (!item) return <SkeletonList rows={1} />
  const missing = item.isDecorative ? [] : LANGUAGES.filter((language) => item.alt[language] === '')
  return (
    <div className={styles.chosen}>
      <Thumbnail row={item} />
      <bdi>{item.name}</bdi>
      <StateBadge {...item} />
      {missing.map((language) => (
        <p key={language} className={styles.soft}>
          {texts.choice.lacksAlt(texts.languages[language])}{' '}
          <TextLink to={`${href('adminImages')}?images=${id}`} target="_blank">
            {texts.choice.edit}
          </TextLink>
        </p>
      ))}
    </div>
  )
}

function Choices({ onChoose }: { onChoose: (id: string) => void }) {
  const texts = useTexts('media').choice
  const errors = useTexts('errors')
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim())
  const { data, error } = useQuery(choiceQuery('image', words))
  return (
    <div className={styles.stack}>
      <TextField label={texts.search} value={typed} onValueChange={setTyped} maxLength={100} />
      {error && <Alert tone="danger">{describeError(error, errors)}</Alert>}
      {!data && !error && <SkeletonList rows={3} />}
      {data?.rows.length === 0 && <p className={styles.soft}>{words ? texts.noneFound : texts.noneYet}</p>}
      <ul className={styles.choices}>
        {data?.rows
          .filter(({ state }) => state !== 'refused')
          .map((row) => (
            <li key={row.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(row.id)}>
                <Thumbnail row={row} isLarge />
                <bdi>{row.name}</bdi>
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
