import { deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import type { Conflict, Value } from '@rahnama/contract/long-form/long-form.ts'
import { useId } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { useOpenForm } from './form-context.ts'
import styles from './long-form.module.css'
import { findQuestion } from './questions.ts'
import { ValueText } from './value-text.tsx'

/** Tells what a person should know before going on: answers that came back, and answers that two places disagree on. */
export function Notices({ foundFrom }: { foundFrom: number | undefined }) {
  const { store, sheet } = useOpenForm()
  const texts = useTexts('longForm').found
  const { language } = useLanguage()
  const { time } = formats(language, { timeZone: deviceTimeZone() })
  return (
    <>
      {foundFrom !== undefined && (
        <Alert live title={texts.title(time(new Date(foundFrom)))} onDismiss={store.dismissFound}>
          {texts.body}
        </Alert>
      )}
      {sheet.conflicts.length > 0 && <Conflicts conflicts={sheet.conflicts} />}
    </>
  )
}

const CONFLICTS = 'conflicts'

/** This link stands beside the buttons, which may be far below the choice. */
export function ToConflicts() {
  const { sheet } = useOpenForm()
  const texts = useTexts('longForm').conflict
  const { number } = formats(useLanguage().language)
  const count = sheet.conflicts.length
  if (count === 0) return null
  return (
    <Alert tone="warning">
      <a href={`#${CONFLICTS}`}>{texts.title(count, number(count))}</a>
    </Alert>
  )
}

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const texts = useTexts('longForm').conflict
  const { number } = formats(useLanguage().language)
  const id = useId()
  return (
    <section className={styles.conflicts} id={CONFLICTS} aria-labelledby={id}>
      <div role="status">
        <h2 className={styles.conflictsTitle} id={id}>
          {texts.title(conflicts.length, number(conflicts.length))}
        </h2>
        <p>{texts.body}</p>
      </div>
      {conflicts.map((conflict) => (
        <Choice key={conflict.path} conflict={conflict} />
      ))}
    </section>
  )
}

function Choice({ conflict }: { conflict: Conflict }) {
  const { form, texts: formTexts, store } = useOpenForm()
  const texts = useTexts('longForm').conflict
  const { language } = useLanguage()
  const { time } = formats(language, { timeZone: deviceTimeZone() })
  const question = findQuestion(form, formTexts, conflict.path)
  const labelId = useId()
  if (!question) return null
  const sides = [
    { keep: 'mine', name: texts.mine, value: conflict.mine, act: texts.keepMine },
    { keep: 'theirs', name: texts.theirs(time(conflict.savedAt)), value: conflict.theirs, act: texts.keepTheirs },
  ] as const
  return (
    <fieldset className={styles.conflict} aria-labelledby={labelId}>
      <legend id={labelId}>{question.texts.label}</legend>
      {sides.map(({ keep, name, value, act }) => (
        <div key={keep} className={styles.side}>
          <span className={styles.sideName}>{name}</span>
          <span className={styles.sideValue}>{sayValue(value)}</span>
          <Button size="small" onClick={() => store.settle(conflict.path, keep)}>
            {act}
          </Button>
        </div>
      ))}
    </fieldset>
  )

  function sayValue(value: Conflict['mine']) {
    if (!question || question.field.kind === 'group') return value === null ? texts.removed : texts.present
    if (value === null) return texts.empty
    return <ValueText field={question.field} texts={question.texts} value={value as Value} />
  }
}
