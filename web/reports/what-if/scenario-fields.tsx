import type { CrsInput } from '@rahnama/rules/crs/crs.ts'
import { EDUCATION_LEVELS, type EducationLevel } from '@rahnama/rules/education.ts'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import { StepperInput } from '../../ui/stepper-input/stepper-input.tsx'
import { useWords } from '../use-words.ts'
import { hasPartner, LEVELS, type Scenario } from './scenario.ts'
import styles from './what-if.module.css'

type FieldsProps = { start: CrsInput; scenario: Scenario; onScenarioChange: (scenario: Scenario) => void }

/** The answer in the profile, whatever it is. */
const MINE = 'mine'
const YOUNGEST = 17
const OLDEST = 50
const MOST_CANADIAN_YEARS = 5
const MOST_FOREIGN_YEARS = 3

/** Lists and steppers: a change is always one press, and never a drag. */
export function ScenarioFields({ start, scenario, onScenarioChange }: FieldsProps) {
  const { texts, score, formats } = useWords()
  const words = texts.whatIf
  const mine = { value: MINE, label: words.today }
  const levels: SelectOption[] = [
    mine,
    { value: 'none', label: words.noTest },
    ...LEVELS.map((level) => ({ value: String(level), label: words.level(formats.number(level)) })),
  ]
  const yesOrNo: SelectOption[] = [mine, { value: 'yes', label: words.yes }, { value: 'no', label: words.no }]
  const set = <K extends keyof Scenario>(name: K, value: Scenario[K] | undefined) =>
    onScenarioChange(withAnswer(scenario, name, value))
  return (
    <div className={styles.fields}>
      <Select
        label={words.language}
        options={levels}
        value={levelShown(scenario.english)}
        onValueChange={(value) => set('english', levelOf(value))}
      />
      <Select
        label={words.french}
        options={levels}
        value={levelShown(scenario.french)}
        onValueChange={(value) => set('french', levelOf(value))}
      />
      <Select
        label={words.education}
        options={[mine, ...EDUCATION_LEVELS.map((value) => ({ value, label: score.education[value] }))]}
        value={scenario.education ?? MINE}
        onValueChange={(value) =>
          set('education', value === MINE || value === '' ? undefined : (value as EducationLevel))
        }
      />
      <StepperInput
        label={words.canadianWork}
        min={0}
        max={MOST_CANADIAN_YEARS}
        value={Math.min(MOST_CANADIAN_YEARS, scenario.canadianWorkYears ?? start.canadianWorkYears)}
        onValueChange={(value) => set('canadianWorkYears', unlessSame(value, start.canadianWorkYears))}
      />
      <StepperInput
        label={words.foreignWork}
        min={0}
        max={MOST_FOREIGN_YEARS}
        value={Math.min(MOST_FOREIGN_YEARS, scenario.foreignWorkYears ?? start.foreignWorkYears)}
        onValueChange={(value) => set('foreignWorkYears', unlessSame(value, start.foreignWorkYears))}
      />
      <StepperInput
        label={words.age}
        min={YOUNGEST}
        max={OLDEST}
        value={scenario.age ?? start.age}
        onValueChange={(value) => set('age', unlessSame(value, start.age))}
      />
      {hasPartner(start) && (
        <Select
          label={words.partner}
          options={[
            mine,
            { value: 'yes', label: words.partnerChoices.together },
            { value: 'no', label: words.partnerChoices.alone },
          ]}
          value={truthShown(scenario.isTogether)}
          onValueChange={(value) => set('isTogether', truthOf(value))}
        />
      )}
      <Select
        label={words.nomination}
        options={yesOrNo}
        value={truthShown(scenario.provincialNomination)}
        onValueChange={(value) => set('provincialNomination', truthOf(value))}
      />
      <Select
        label={words.sibling}
        options={yesOrNo}
        value={truthShown(scenario.siblingInCanada)}
        onValueChange={(value) => set('siblingInCanada', truthOf(value))}
      />
    </div>
  )
}

function withAnswer<K extends keyof Scenario>(scenario: Scenario, name: K, value: Scenario[K] | undefined): Scenario {
  const { [name]: _, ...others } = scenario
  return (value === undefined ? others : { ...others, [name]: value }) as Scenario
}

function unlessSame(value: number, mine: number): number | undefined {
  return value === mine ? undefined : value
}

function levelShown(level: number | 'none' | undefined): string {
  return level === undefined ? MINE : String(level)
}

function levelOf(value: string): number | 'none' | undefined {
  if (value === MINE || value === '') return undefined
  return value === 'none' ? 'none' : Number(value)
}

function truthShown(truth: boolean | undefined): string {
  if (truth === undefined) return MINE
  return truth ? 'yes' : 'no'
}

function truthOf(value: string): boolean | undefined {
  if (value === MINE || value === '') return undefined
  return value === 'yes'
}
