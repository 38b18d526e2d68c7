import type { CaseContradiction } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import {
  type Answers,
  entriesIn,
  type Field,
  type FlatAnswers,
  type LongForm,
  readAnswers,
  type Value,
  visibleEntryFields,
  visibleFields,
} from '@rahnama/contract/long-form/long-form.ts'
import type { AnyFormTexts } from '../../../i18n/form-texts.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { ValueText } from '../../../long-form/long-form.tsx'
import { type FormName, isFormName, useToldForm } from '../../../told-answers/told-answers.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Moment } from '../../../ui/moment/moment.tsx'
import { AnswerRow } from './answer-row.tsx'
import styles from './answers.module.css'
import { contradictionsAt } from './marks.ts'

type AnsweredForm = { form: string; answers: FlatAnswers; savedAt: string | null; completedAt: string | null }

type Marks = {
  unproven: readonly string[]
  contradictions: readonly CaseContradiction[]
  /** Paths we have asked about and not heard of yet. */
  asked: readonly string[]
  isMarkedOnly: boolean
  mayAsk: boolean
}

/** Only what has an answer is drawn, under the headings and labels of the client's own form. */
export function FormAnswers({ sheet, ...marks }: { sheet: AnsweredForm } & Marks) {
  return isFormName(sheet.form) ? <Drawn sheet={sheet} name={sheet.form} {...marks} /> : null
}

function Drawn({ sheet, name, ...marks }: { sheet: AnsweredForm; name: FormName } & Marks) {
  const { answers: texts } = useTexts('caseFile')
  const words = useToldForm(name)
  const answers: Answers = readAnswers(words.form, sheet.answers)
  return (
    <section className={styles.form}>
      <header className={styles.formHead}>
        <h2 className={styles.formTitle}>{words.texts.title}</h2>
        <Badge tone={sheet.completedAt ? 'success' : 'neutral'}>
          {sheet.completedAt ? texts.completed : texts.notCompleted}
        </Badge>
        {sheet.savedAt && (
          <span className={styles.soft}>
            <Moment at={sheet.savedAt} />
          </span>
        )}
      </header>
      {words.form.steps.map((step) => (
        <Step key={step.name} step={step} texts={words.texts} formName={name} answers={answers} {...marks} />
      ))}
    </section>
  )
}

type StepProps = Marks & {
  step: LongForm['steps'][number]
  texts: AnyFormTexts
  formName: string
  answers: Answers
}

function Step({ step, ...rest }: StepProps) {
  const { texts, answers } = rest
  const fields = visibleFields(step, answers).filter(
    (field) => field.kind !== 'document' && answers[field.name] !== undefined && isShown(field, rest),
  )
  if (fields.length === 0) return null
  return (
    <section className={styles.step}>
      <h3 className={styles.stepTitle}>{texts.steps[step.name]?.title}</h3>
      <dl className={styles.rows}>
        {fields.map((field) => (
          <FieldRows key={field.name} field={field} {...rest} />
        ))}
      </dl>
    </section>
  )
}

/** A field is marked by itself or by one of its entries. */
function isShown(
  { name }: Field,
  { isMarkedOnly, unproven, contradictions, answers }: Omit<StepProps, 'step'>,
): boolean {
  if (!isMarkedOnly) return true
  const paths = [name, ...entriesIn(answers[name]).map(({ id }) => `${name}.${id}`)]
  return paths.some((path) => unproven.includes(path) || contradictionsAt(path, contradictions, answers).length > 0)
}

function FieldRows({ field, ...rest }: { field: Field } & Omit<StepProps, 'step'>) {
  const { texts, answers, formName, unproven, contradictions, asked, isMarkedOnly, mayAsk } = rest
  const { number } = formats(useLanguage().language)
  const own = texts.fields[field.name] ?? { label: field.name }
  const marksOf = (path: string) => ({
    path,
    formName,
    mayAsk,
    isUnproven: unproven.includes(path),
    isAsked: asked.includes(path),
    contradictions: contradictionsAt(path, contradictions, answers),
  })
  if (field.kind !== 'group') {
    return (
      <AnswerRow label={own.label} {...marksOf(field.name)}>
        <ValueText field={field} texts={own} value={answers[field.name] as Value} />
      </AnswerRow>
    )
  }
  return entriesIn(answers[field.name]).map((entry, place) => {
    const path = `${field.name}.${entry.id}`
    const marks = marksOf(path)
    const name = own.name?.(entry, number(place + 1)) ?? own.label
    if (isMarkedOnly && !marks.isUnproven && marks.contradictions.length === 0) return null
    return (
      <AnswerRow key={entry.id} label={name} {...marks} isEntry>
        <dl className={styles.inner}>
          {visibleEntryFields(field, answers, entry)
            .filter(({ kind, name: inner }) => kind !== 'document' && entry[inner] !== undefined)
            .map((inner) => {
              const innerTexts = own.fields?.[inner.name] ?? { label: inner.name }
              return (
                <AnswerRow
                  key={inner.name}
                  label={innerTexts.label}
                  askedAs={`${name}: ${innerTexts.label}`}
                  {...marksOf(`${path}.${inner.name}`)}
                >
                  <ValueText field={inner} texts={innerTexts} value={entry[inner.name] as Value} />
                </AnswerRow>
              )
            })}
        </dl>
      </AnswerRow>
    )
  })
}
