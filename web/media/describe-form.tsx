import { AppError } from '@rahnama/contract/errors.ts'
import { ALT_TEXT_MAX_CHARS, MEDIA_NAME_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { MediaItem } from '@rahnama/contract/media/media.ts'
import { useState } from 'react'
import { call, isConflict } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './media.module.css'
import { useRefreshMedia } from './queries.ts'

/** Its name for the office, and what it says to whoever does not see it, in each language. */
export function DescribeForm({ item }: { item: MediaItem }) {
  const texts = useTexts('media')
  const { faults } = useTexts('errors')
  const toast = useToast()
  const refresh = useRefreshMedia()
  const [name, setName] = useState(item.name)
  const [alt, setAlt] = useState(item.alt)
  const [isDecorative, setDecorative] = useState(item.isDecorative)
  const saving = useAct(
    async () => {
      const { id, version } = item
      await call('PUT /api/media/{id}', { id, version, name, alt, isDecorative })
      toast.success({ title: texts.saved })
    },
    { after: refresh, describe: (error) => (isConflict(error) ? texts.changedMeanwhile : undefined) },
  )
  const issues = saving.error instanceof AppError ? (saving.error.issues ?? []) : []
  const errorOf = (field: string) => {
    const issue = issues.find((each) => each.field === field)
    if (!issue) return undefined
    return field.startsWith('alt.') && issue.fault === 'REQUIRED' ? texts.altNeeded : faults[issue.fault]
  }
  const isChanged =
    name !== item.name || isDecorative !== item.isDecorative || LANGUAGES.some((each) => alt[each] !== item.alt[each])
  const setAltIn = (language: Language) => (value: string) => setAlt((before) => ({ ...before, [language]: value }))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void saving.run()
      }}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint[item.kind]}
        value={name}
        onValueChange={setName}
        maxLength={MEDIA_NAME_MAX_CHARS}
        error={errorOf('name')}
      />
      {item.kind === 'image' && (
        <>
          <Checkbox
            label={texts.decorative}
            hint={texts.decorativeHint}
            checked={isDecorative}
            onCheckedChange={setDecorative}
          />
          {!isDecorative &&
            LANGUAGES.map((language) => (
              <Textarea
                key={language}
                label={texts.alt[language]}
                hint={texts.altHint[language]}
                value={alt[language]}
                onValueChange={setAltIn(language)}
                rows={2}
                maxCharacters={ALT_TEXT_MAX_CHARS}
                error={errorOf(`alt.${language}`)}
              />
            ))}
        </>
      )}
      {issues.length === 0 && <Failure>{saving.failure}</Failure>}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={saving.isBusy} busyLabel={texts.saving} disabled={!isChanged}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
