import { AppError } from '@rahnama/contract/errors.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { MailSentence } from '@rahnama/contract/mail-sentences.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, isConflict } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from '../mailbox.module.css'
import { MAILBOX_KEY, type SampleName, sentencesQuery } from '../queries.ts'
import type { Typed } from './sample-mail.tsx'

type SentencesProps = {
  mail: SampleName
  sentences: readonly MailSentence[]
  typed: Typed
  onType: (typed: Typed) => void
}

/** Each sentence of a mail in a field of its own; ours is a press away. */
export function Sentences({ mail, sentences, typed, onType }: SentencesProps) {
  const { sentences: texts } = useTexts('mailbox')
  const errors = useTexts('errors')
  const toast = useToast()
  const queries = useQueryClient()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const changed = sentences.filter(({ id, said }) => typed[id] !== undefined && typed[id] !== said)
  const faultIn = (error: AppError) =>
    Object.fromEntries(
      (error.issues ?? []).map(({ field, fault, params }) => {
        const variable = `{${params?.variable ?? ''}}`
        const says = { UNKNOWN_VARIABLE: texts.unknown(variable), MISSING_VARIABLE: texts.missing(variable) }
        const id = changed[Number(field.split('.')[1])]?.id ?? ''
        return [id, fault in says ? says[fault as keyof typeof says] : errors.faults[fault]]
      }),
    )
  const saving = useAct(
    async () => {
      setFaults({})
      try {
        const sent = changed.map(({ id, version }) => ({ id, version, said: typed[id] ?? null }))
        const saved = await call('PUT /api/mail-sentences/{name}/{sample}', { ...mail, sentences: sent })
        queries.setQueryData(sentencesQuery(mail).queryKey, saved)
        await queries.invalidateQueries({ queryKey: [...MAILBOX_KEY, 'samples'] })
        await queries.invalidateQueries({ queryKey: [...MAILBOX_KEY, 'sample'] })
        onType({})
        toast.success({ title: texts.saved })
      } catch (error) {
        if (isConflict(error)) await queries.invalidateQueries({ queryKey: sentencesQuery(mail).queryKey })
        if (!(error instanceof AppError && error.code === 'INVALID_INPUT')) throw error
        setFaults(faultIn(error))
      }
    },
    { describe: (error) => (isConflict(error) ? texts.conflict : undefined) },
  )
  return (
    <section className={styles.sentences} aria-label={texts.title}>
      <div>
        <h3 className={styles.subject}>{texts.title}</h3>
        <p className={styles.soft}>{sentences.length > 0 ? texts.lead : texts.none}</p>
      </div>
      {sentences.map((sentence) => (
        <Sentence
          key={sentence.id}
          {...{ sentence, sentences }}
          language={mail.language}
          error={faults[sentence.id]}
          value={typed[sentence.id] ?? (typed[sentence.id] === null ? null : sentence.said)}
          onChange={(words) => onType({ ...typed, [sentence.id]: words })}
        />
      ))}
      <Failure>{saving.failure}</Failure>
      {changed.length > 0 && (
        <div className={styles.bar}>
          <Button variant="primary" busy={saving.isBusy} busyLabel={texts.saving} onClick={() => saving.run()}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={() => onType({})}>
            {texts.discard}
          </Button>
        </div>
      )}
    </section>
  )
}

type SentenceProps = {
  sentence: MailSentence
  sentences: readonly MailSentence[]
  /** Of the email, not of the screen. */
  language: Language
  error: string | undefined
  /** Null while our words hold. */
  value: string | null
  onChange: (words: string | null) => void
}

function Sentence({ sentence, sentences, language, error, value, onChange }: SentenceProps) {
  const { sentences: texts } = useTexts('mailbox')
  const { number, list } = formats(useLanguage().language)
  const { place, ours, variables, alsoIn } = sentence
  const alike = sentences.filter((each) => each.place === place)
  const name = texts.places[place]
  const label = alike.length > 1 ? texts.numbered(name, number(alike.indexOf(sentence) + 1)) : name
  const hints = [
    variables.length > 0 && texts.variables(list(variables.map((each) => `\u2066{${each}}\u2069`))),
    alsoIn > 0 && texts.alsoIn(number(alsoIn)),
    value !== null && texts.ours(`${language === 'fa' ? '\u2067' : '\u2066'}${ours}\u2069`),
  ]
  return (
    <div className={styles.sentence}>
      <Textarea
        label={label}
        language={language}
        hint={hints.filter(Boolean).join(' ')}
        error={error}
        rows={place === 'text' ? 3 : 1}
        value={value ?? ours}
        onValueChange={(words) => onChange(words === ours ? null : words)}
      />
      {value !== null && (
        <div>
          <Button
            size="small"
            variant="quiet"
            icon="undo"
            aria-label={texts.resetNamed(label)}
            onClick={() => onChange(null)}
          >
            {texts.reset}
          </Button>
        </div>
      )}
    </div>
  )
}
