import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import type { AskProps } from './ask-props.ts'
import { SCORES_OF } from './check-step.ts'
import { faultId, useFaultText } from './fault-text.ts'
import { ScoreFields } from './score-fields.tsx'
import { isNeedless, type SelfCheckQuestion, type StepName } from './self-check-steps.ts'

const CHILDREN = ['0', '1', '2', '3', '4', '5', '6'] as const

/** Draws what one page asks. */
export function StepQuestions({ name, ...ask }: AskProps & { name: StepName }) {
  switch (name) {
    case 'family':
      return (
        <>
          <Choice question="partner" {...ask} />
          <Children {...ask} />
        </>
      )
    case 'age':
      return <Figure question="age" characters={4} {...ask} />
    case 'education':
      return (
        <>
          <Choice question="education" {...ask} />
          <Choice question="educationPlace" {...ask} />
        </>
      )
    case 'english':
    case 'french':
      return (
        <>
          <Choice question={SCORES_OF[name].test} {...ask} />
          <ScoreFields of={name} {...ask} />
        </>
      )
    case 'ties':
      return (
        <>
          <Choice question="sibling" inline {...ask} />
          <Choice question="nomination" inline {...ask} />
          <Choice question="certificate" inline {...ask} />
        </>
      )
    case 'partner':
      return (
        <>
          <Choice question="partnerEducation" {...ask} />
          <Choice question="partnerEducationPlace" {...ask} />
          <Choice question="partnerTest" {...ask} />
          <ScoreFields of="partner" {...ask} />
        </>
      )
    case 'plans':
      return (
        <>
          <Choice question="quebec" inline {...ask} />
          <Figure question="funds" characters={12} optional {...ask} />
        </>
      )
    default:
      return <Choice question={name} {...ask} />
  }
}

function useError(
  question: SelfCheckQuestion,
  { answers, faults }: Pick<AskProps, 'answers' | 'faults'>,
): string | undefined {
  const textOf = useFaultText(answers)
  const fault = faults.find((each) => each.question === question && !each.ability)
  return fault && textOf(fault)
}

type Chosen = Exclude<keyof ReturnType<typeof useTexts<'selfCheck'>>['fields'], 'children' | 'age' | 'scores' | 'funds'>

function Choice({ question, inline = false, ...ask }: AskProps & { question: Chosen; inline?: boolean }) {
  const field = useTexts('selfCheck').fields[question]
  const error = useError(question, ask)
  if (isNeedless(question, ask.answers)) return null
  const options = Object.entries(field.options) as [string, string][]
  return (
    <RadioGroup
      id={question}
      name={question}
      label={field.label}
      hint={'hint' in field ? field.hint : undefined}
      error={error}
      layout={inline ? 'inline' : 'stacked'}
      options={options.map(([value, label]) => ({ value, label }))}
      value={ask.answers[question]}
      onValueChange={(value) => ask.onChange({ ...ask.answers, [question]: value })}
    />
  )
}

function Children({ answers, onChange, faults }: AskProps) {
  const { label, unknown } = useTexts('selfCheck').fields.children
  const { number } = formats(useLanguage().language)
  const error = useError('children', { answers, faults })
  return (
    <Select
      id="children"
      label={label}
      error={error}
      options={[
        ...CHILDREN.map((value) => ({ value, label: number(Number(value)) })),
        { value: 'unknown' as const, label: unknown },
      ]}
      value={answers.children}
      onValueChange={(children) => children && onChange({ ...answers, children })}
    />
  )
}

type FigureProps = AskProps & { question: 'age' | 'funds'; characters: number; optional?: boolean }

function Figure({ question, characters, optional = false, answers, onChange, faults }: FigureProps) {
  const field = useTexts('selfCheck').fields[question]
  const error = useError(question, { answers, faults })
  return (
    <TextField
      id={faultId({ question })}
      kind="numeric"
      label={field.label}
      hint={'hint' in field ? field.hint : undefined}
      error={error}
      optional={optional}
      characters={characters}
      value={answers[question] ?? ''}
      onValueChange={(value) => onChange({ ...answers, [question]: value })}
    />
  )
}
