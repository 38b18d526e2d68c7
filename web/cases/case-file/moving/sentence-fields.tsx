import { isAsking } from '@rahnama/contract/application-standings.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { FILLED_BLANKS, SENTENCES_OF, type SentenceTemplate } from '@rahnama/contract/client-sentences.ts'
import { APPLICATION_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { formats, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { use } from 'react'
import { blanksIn } from '../../../blanks/blanks.ts'
import { loadTexts, useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import styles from './moving.module.css'
import type { MoveFieldsProps } from './standing-fields.tsx'

/** What the client reads, in both languages; a template brings both, and its blanks become boxes. */
export function SentenceFields({ file, draft, faults, onChange }: MoveFieldsProps & { file: CaseFile }) {
  const { moving: texts } = useTexts('caseFile')
  const { language } = useLanguage()
  const sentences = {
    en: use(loadTexts('en', 'clientSentences')),
    fa: use(loadTexts('fa', 'clientSentences')),
  }
  const templates: readonly SentenceTemplate[] = draft.reason === '' ? [] : SENTENCES_OF[draft.reason]
  const isAsked = draft.reason !== '' && isAsking(draft.reason)
  const missing = faults.includes('asks') ? texts.asksMissing : texts.faults.REQUIRED
  const isMissing = (each: Language) =>
    (faults.includes(each) || faults.includes('asks')) && draft.text[each].trim() === ''
  /** What the case knows stands in its blank from the start. */
  const known = (each: Language): Record<string, string> => ({
    ...(typeof draft.dueOn === 'string' &&
      draft.dueOn !== '' && { [FILLED_BLANKS[each].due]: formats(each).date(draft.dueOn, 'long', { weekday: true }) }),
    ...(file.dates.authorityNumber && { [FILLED_BLANKS[each].number]: formats(each).code(file.dates.authorityNumber) }),
  })
  const take = (template: SentenceTemplate) =>
    onChange({
      text: { en: sentences.en[template].text, fa: sentences.fa[template].text },
      blanks: { en: { ...draft.blanks.en, ...known('en') }, fa: { ...draft.blanks.fa, ...known('fa') } },
    })
  return (
    <fieldset className={styles.sentence}>
      <legend className={styles.legend}>{texts.sentence}</legend>
      <p className={styles.soft}>{isAsked ? texts.askingLead : texts.sentenceLead}</p>
      {templates.length > 0 && (
        <Select
          label={texts.template}
          options={templates.map((value) => ({ value, label: sentences[language][value].name }))}
          value=""
          onValueChange={(template) => template && take(template)}
        />
      )}
      <div className={styles.languages}>
        {LANGUAGES.map((each) => (
          <div key={each} className={styles.language}>
            <Textarea
              label={texts.inLanguage[each]}
              rows={4}
              maxCharacters={APPLICATION_REASON_MAX_CHARS}
              value={draft.text[each]}
              onValueChange={(value) => onChange({ text: { ...draft.text, [each]: value } })}
              error={isMissing(each) ? missing : undefined}
            />
            {blanksIn(draft.text[each]).map((blank) => {
              const value = draft.blanks[each][blank] ?? ''
              return (
                <div key={blank} data-blank={value.trim() === '' ? '' : undefined}>
                  <TextField
                    label={`{${blank}}`}
                    value={value}
                    onValueChange={(words) =>
                      onChange({ blanks: { ...draft.blanks, [each]: { ...draft.blanks[each], [blank]: words } } })
                    }
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
