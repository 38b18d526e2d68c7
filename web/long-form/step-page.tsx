import { type LongFormStep, visibleFields } from '@rahnama/contract/long-form/long-form.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { useFaultsLeft } from '../ui/error-summary/error-summary.tsx'
import { FormStep, type Saving } from '../ui/form-step/form-step.tsx'
import { ButtonLink, TextLink } from '../ui/link/link.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useFaultText, useNamedFaultText } from './fault-text.ts'
import { idOf, localToday, useOpenForm } from './form-context.ts'
import { GroupQuestion } from './group-question.tsx'
import styles from './long-form.module.css'
import { ToConflicts } from './notices.tsx'
import { Question } from './question.tsx'
import { issuesOf } from './step-issues.ts'
import { wayBack } from './way-back.ts'

/** Nobody waits longer than this to go on; saving goes on by itself. */
const PATIENCE_MS = 4000

/** One page of a form. */
export function StepPage({ step }: { step: LongFormStep }) {
  const { form, texts, store, sheet, isBehind, shown, basePath, laterPath } = useOpenForm()
  const words = useTexts('longForm').step
  const navigate = useNavigate()
  const toast = useToast()
  const [search] = useSearchParams()
  const textOf = useFaultText()
  const namedTextOf = useNamedFaultText()
  const check = () => issuesOf(form, step, sheet, shown, localToday())
  const [issues, setIssues] = useFaultsLeft(({ field }) => field, check)
  const [openEntry, setOpenEntry] = useState<string>()
  const back = wayBack(search, basePath)
  const place = form.steps.indexOf(step)
  const previous = form.steps[place - 1]
  const next = form.steps[place + 1]
  const after = next ? `${basePath}/${next.name}` : `${basePath}/check`

  const goingOn = useAct(async () => {
    const found = check()
    setIssues(found)
    if (found.length > 0) return
    await Promise.race([store.save(), new Promise((done) => setTimeout(done, PATIENCE_MS))])
    await navigate(back?.to ?? after)
  })
  const leaving = useAct(async () => {
    // Without a connection the way out may not load, and here everything is kept.
    if (!(await store.save())) return
    toast.success({ title: words.saved })
    await navigate(laterPath)
  })

  return (
    <div className={styles.step} onBlur={() => void store.save()}>
      <div>
        <TextLink to={back?.to ?? basePath} icon="chevron-back" tone="text">
          {back?.words === 'saveAndReturnToQuestion' ? words.toQuestion : words.toList}
        </TextLink>
      </div>
      <FormStep
        heading={texts.steps[step.name]?.title}
        section={texts.title}
        step={{ number: place + 1, of: form.steps.length }}
        about={texts.steps[step.name]?.lead}
        faults={issues.map((issue) => ({ id: idOf(placeOf(issue.field)), message: namedTextOf(issue) }))}
        onSubmit={() => void goingOn.run()}
        submitLabel={back ? words[back.words] : words.saveAndContinue}
        busy={goingOn.isBusy}
        busyLabel={words.saving}
        {...savedLine()}
        secondary={
          <>
            <span className={styles.turning}>
              <ButtonLink variant="quiet" to={previous ? `${basePath}/${previous.name}` : basePath}>
                {words.previous}
              </ButtonLink>
              <ButtonLink variant="quiet" to={after}>
                {words.next}
              </ButtonLink>
            </span>
            <Button variant="quiet" busy={leaving.isBusy} busyLabel={words.saving} onClick={() => void leaving.run()}>
              {texts.saveForLater}
            </Button>
          </>
        }
      >
        {visibleFields(step, shown).map((field) =>
          field.kind === 'group' ? (
            <GroupQuestion
              key={field.name}
              group={field}
              texts={texts.fields[field.name] ?? { label: field.name }}
              issues={issues}
              onOpenEntry={setOpenEntry}
            />
          ) : (
            <Question
              key={field.name}
              field={field}
              path={field.name}
              texts={texts.fields[field.name] ?? { label: field.name }}
              error={errorAt(field.name)}
            />
          ),
        )}
        <ToConflicts />
      </FormStep>
      {/* Below the buttons: pressing one saves what was typed, and nothing may move it under the finger. */}
      {isBehind && (
        <Alert tone="warning" live title={words.saveFailed}>
          {words.keptHere}
        </Alert>
      )}
    </div>
  )

  function errorAt(path: string): string | undefined {
    const issue = issues.find(({ field }) => field === path)
    return issue && textOf(issue)
  }

  /** A fault in an entry that is not open leads to its group. */
  function placeOf(path: string): string {
    const isOpen = openEntry !== undefined && path.startsWith(`${openEntry}.`)
    return path.includes('.') && !isOpen ? (path.split('.')[0] ?? path) : path
  }

  /** Saving by itself is not announced while it lasts: the line changes once a minute at most. */
  function savedLine(): { saving?: Saving } {
    return sheet.savedAt && !isBehind ? { saving: { state: 'saved', at: sheet.savedAt } } : {}
  }
}
