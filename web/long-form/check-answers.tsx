import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import {
  type AnswerSheet,
  type Answers,
  entriesIn,
  type Field,
  type LongFormStep,
  type SimpleField,
  UNKNOWN,
  type Value,
  visibleEntryFields,
  visibleFields,
} from '@rahnama/contract/long-form/long-form.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { isConflict } from '../api/api.ts'
import type { AnyFieldTexts } from '../i18n/form-texts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { FormStep } from '../ui/form-step/form-step.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import { useNamedFaultText } from './fault-text.ts'
import { idOf, localToday, useOpenForm } from './form-context.ts'
import styles from './long-form.module.css'
import { issuesOf } from './step-issues.ts'
import { ValueText } from './value-text.tsx'

type CheckAnswersProps = { notice: ReactNode; onCompleted: (sheet: AnswerSheet) => void }

/** Shows what was told once more before it counts: sections in which something is missing are open, all others one press away. */
export function CheckAnswers({ notice, onCompleted }: CheckAnswersProps) {
  const { form, texts, store, sheet, shown, basePath } = useOpenForm()
  const words = useTexts('longForm')
  const toast = useToast()
  const namedTextOf = useNamedFaultText()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [isStopped, setStopped] = useState(false)
  const hasConflicts = sheet.conflicts.length > 0
  const completing = useAct(
    async () => {
      try {
        const completed = await store.complete()
        toast.success({ title: texts.completed })
        onCompleted(completed)
      } catch (error) {
        if (error instanceof AppError && error.issues) return setIssues(error.issues)
        if (isConflict(error)) store.hear(undefined)
        throw error
      }
    },
    { describe: (error) => (isConflict(error) ? words.check.changed : undefined) },
  )
  const complete = async () => {
    const found = form.steps.flatMap((step) => issuesOf(form, step, sheet, shown, localToday()))
    setIssues(found)
    setStopped(hasConflicts)
    if (found.length === 0 && !hasConflicts) await completing.run()
  }
  return (
    <div className={styles.step}>
      <div>
        <TextLink to={basePath} icon="chevron-back" tone="text">
          {words.step.toList}
        </TextLink>
      </div>
      <FormStep
        heading={words.check.title}
        section={texts.title}
        about={words.check.lead}
        faults={issues.map((issue) => ({ id: rowId(issue.field), message: namedTextOf(issue) }))}
        onSubmit={() => void complete()}
        submitLabel={texts.complete}
        busy={completing.isBusy}
        busyLabel={words.check.completing}
        inReach
      >
        {notice}
        {form.steps.map((step) => (
          <Section key={step.name} step={step} faulty={new Set(issues.map(({ field }) => field))} />
        ))}
        <Failure title={texts.completeFailed}>
          {isStopped && hasConflicts ? words.check.conflicts : completing.failure}
        </Failure>
      </FormStep>
    </div>
  )
}

const rowId = (path: string) => `${idOf(path)}-answer`

function Section({ step, faulty }: { step: LongFormStep; faulty: ReadonlySet<string> }) {
  const { texts, shown } = useOpenForm()
  const words = useTexts('longForm').check
  const { number } = formats(useLanguage().language)
  const fields = visibleFields(step, shown).filter(({ kind }) => kind !== 'document')
  if (fields.length === 0) return null
  const missing = fields.reduce((sum, field) => sum + countMissing(field, shown), 0)
  const isFaulty = fields.some(({ name }) => [...faulty].some((path) => path.split('.')[0] === name))
  return (
    <Disclosure
      open={missing > 0 || isFaulty || fields.some((field) => shown[field.name] === UNKNOWN)}
      summary={
        <h2 className={styles.sectionTitle}>
          {texts.steps[step.name]?.title}{' '}
          <span className={missing > 0 ? styles.unfinished : styles.folded}>
            {missing > 0 ? words.missing(missing, number(missing)) : words.allTold}
          </span>
        </h2>
      }
    >
      <dl className={styles.answers}>
        {fields.map((field) => (
          <Rows key={field.name} field={field} step={step} faulty={faulty} />
        ))}
      </dl>
    </Disclosure>
  )
}

/** Counts what is asked and not told, also in each entry of a list. */
function countMissing(field: Field, shown: Answers): number {
  if (field.kind !== 'group') return field.optional || shown[field.name] !== undefined ? 0 : 1
  const entries = entriesIn(shown[field.name])
  if (entries.length === 0) return field.optional ? 0 : 1
  return entries
    .flatMap((entry) => visibleEntryFields(field, shown, entry).map((inner) => ({ inner, value: entry[inner.name] })))
    .filter(({ inner, value }) => inner.kind !== 'document' && !inner.optional && value === undefined).length
}

function Rows({ field, step, faulty }: { field: Field; step: LongFormStep; faulty: ReadonlySet<string> }) {
  const { texts, shown } = useOpenForm()
  const words = useTexts('longForm').check
  const { number } = formats(useLanguage().language)
  const own = texts.fields[field.name] ?? { label: field.name }
  if (field.kind !== 'group') {
    return (
      <Row path={field.name} step={step} label={own.label} isFaulty={faulty.has(field.name)}>
        <Answer field={field} texts={own} value={shown[field.name] as Value | undefined} />
      </Row>
    )
  }
  const entries = entriesIn(shown[field.name])
  return (
    <>
      {entries.length === 0 && (
        <Row path={field.name} step={step} label={own.label} isFaulty={faulty.has(field.name)}>
          {field.optional ? words.none : <span className={styles.unfinished}>{words.notAnswered}</span>}
        </Row>
      )}
      {entries.map((entry, place) => {
        const path = `${field.name}.${entry.id}`
        return (
          <Row
            key={entry.id}
            path={path}
            step={step}
            label={<bdi>{own.name?.(entry, number(place + 1)) ?? own.label}</bdi>}
            named={own.name?.(entry, number(place + 1)) ?? own.label}
            isFaulty={[...faulty].some((each) => each.startsWith(`${path}.`))}
          >
            <dl className={styles.inner}>
              {visibleEntryFields(field, shown, entry)
                .filter(({ kind }) => kind !== 'document')
                .map((inner) => (
                  <div key={inner.name} id={rowId(`${path}.${inner.name}`)}>
                    <dt>{own.fields?.[inner.name]?.label ?? inner.name}</dt>
                    <dd>
                      <Answer
                        field={inner}
                        texts={own.fields?.[inner.name] ?? { label: inner.name }}
                        value={entry[inner.name]}
                      />
                    </dd>
                  </div>
                ))}
            </dl>
          </Row>
        )
      })}
    </>
  )
}

type RowProps = {
  path: string
  step: LongFormStep
  label: ReactNode
  /** The row is called so where its heading is not seen. */
  named?: string
  isFaulty: boolean
  children: ReactNode
}

function Row({ path, step, label, named, isFaulty, children }: RowProps) {
  const { basePath } = useOpenForm()
  const words = useTexts('longForm').check
  return (
    <div className={styles.answer} id={rowId(path)} data-faulty={isFaulty || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className={styles.change}>
        <Link to={`${basePath}/${step.name}?from=check#${idOf(path.split('.')[0] ?? path)}`}>
          {words.change}
          <VisuallyHidden> {named ? isolate(named) : label}</VisuallyHidden>
        </Link>
      </dd>
    </div>
  )
}

function Answer({ field, texts, value }: { field: SimpleField; texts: AnyFieldTexts; value: Value | undefined }) {
  const words = useTexts('longForm').check
  if (value !== undefined) return <ValueText field={field} texts={texts} value={value} />
  return field.optional ? words.notProvided : <span className={styles.unfinished}>{words.notAnswered}</span>
}
