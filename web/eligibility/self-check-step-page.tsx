import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { useFaultsLeft } from '../ui/error-summary/error-summary.tsx'
import { FormStep } from '../ui/form-step/form-step.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import { checkStep, type SelfCheckFault } from './check-step.ts'
import { faultId, useFaultText } from './fault-text.ts'
import { useKeptAnswers } from './kept-answers.ts'
import styles from './self-check-page.module.css'
import { stepsFor } from './self-check-steps.ts'
import { StepQuestions } from './step-questions.tsx'

// The rules and their texts are the heavy part; nobody needs them before the last question.
const SelfCheckResult = lazy(() => import('./self-check-result.tsx'))

export default function SelfCheckStepPage() {
  const texts = useTexts('selfCheck')
  const { step = '' } = useParams()
  const kept = useKeptAnswers()
  const isResult = step === 'result'
  return (
    <div className={styles.page}>
      <PageHead title={isResult ? texts.result.title : texts.title} lead={texts.lead} />
      <meta name="robots" content="noindex" />
      {!kept.answers ? (
        <Loading />
      ) : isResult ? (
        <Suspense fallback={<Loading />}>
          <SelfCheckResult answers={kept.answers} />
        </Suspense>
      ) : (
        <QuestionStep key={step} answers={kept.answers} onChange={kept.change} />
      )}
    </div>
  )
}

function Loading() {
  const texts = useTexts('selfCheck')
  return (
    <>
      <h1>{texts.heading}</h1>
      <Skeleton>
        <SkeletonBlock height="18rem" />
      </Skeleton>
    </>
  )
}

type QuestionStepProps = { answers: SelfCheckAnswers; onChange: (answers: SelfCheckAnswers) => void }

function QuestionStep({ answers, onChange }: QuestionStepProps) {
  const texts = useTexts('selfCheck')
  const navigate = useNavigate()
  const { step: asked = '' } = useParams()
  const textOf = useFaultText(answers)
  const steps = stepsFor(answers)
  const place = Math.max(
    0,
    steps.findIndex(({ name }) => name === asked),
  )
  const name = steps[place]?.name ?? 'family'
  const before = steps[place - 1]?.name
  const after = steps[place + 1]?.name

  const [faults, setFaults] = useFaultsLeft(faultId, () => checkStep(name, answers))

  const goOn = () => {
    const found = checkStep(name, answers)
    setFaults(found)
    if (found.length === 0) navigate(href('selfCheckStep', { step: after ?? 'result' }))
  }
  /** Apart from its question a fault has to name it. */
  const messageOf = (fault: SelfCheckFault) => {
    const { [fault.question as keyof typeof texts.fields]: field } = texts.fields
    return fault.fault === 'choose' ? texts.faults.chooseTo(field.label) : textOf(fault)
  }
  return (
    <>
      <div className={styles.progress} aria-hidden="true">
        <span style={{ '--done': (place + 1) / (steps.length + 1) }} />
      </div>
      <FormStep
        heading={texts.steps[name].heading}
        section={texts.section}
        step={{ number: place + 1, of: steps.length }}
        about={texts.steps[name].about}
        back={{ to: before ? href('selfCheckStep', { step: before }) : href('selfCheck') }}
        faults={faults.map((fault) => ({ id: faultId(fault), message: messageOf(fault) }))}
        onSubmit={goOn}
        {...(!after && { submitLabel: texts.toResult })}
      >
        <StepQuestions name={name} answers={answers} onChange={onChange} faults={faults} />
      </FormStep>
    </>
  )
}
