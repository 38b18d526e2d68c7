import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Texts } from '../i18n/i18n.tsx'

export type StepName = keyof Texts['selfCheck']['steps']
export type SelfCheckQuestion = keyof SelfCheckAnswers

type SelfCheckStep = {
  name: StepName
  asks: readonly SelfCheckQuestion[]
  isAsked?: (answers: SelfCheckAnswers) => boolean
}

const mayComeAlong = ({ partner }: SelfCheckAnswers) => partner === 'coming' || partner === 'unknown'

/** Each page asks for these; scores and money may be left open. */
const STEPS: readonly SelfCheckStep[] = [
  { name: 'family', asks: ['partner', 'children'] },
  { name: 'age', asks: ['age'] },
  { name: 'education', asks: ['education', 'educationPlace'] },
  { name: 'english', asks: ['englishTest'] },
  { name: 'french', asks: ['frenchTest'] },
  { name: 'workAbroad', asks: ['workAbroad'] },
  { name: 'workCanada', asks: ['workCanada'] },
  { name: 'ties', asks: ['sibling', 'nomination', 'certificate'] },
  { name: 'partner', asks: ['partnerEducation', 'partnerEducationPlace', 'partnerTest'], isAsked: mayComeAlong },
  { name: 'plans', asks: ['quebec'] },
]

/** The place where something was earned is asked only of who has earned something. */
const NEEDLESS: Partial<Record<SelfCheckQuestion, (answers: SelfCheckAnswers) => boolean>> = {
  educationPlace: ({ education }) => education === 'none' || education === 'unknown',
  partnerEducationPlace: ({ partnerEducation }) => partnerEducation === 'none' || partnerEducation === 'unknown',
}

export function isNeedless(question: SelfCheckQuestion, answers: SelfCheckAnswers): boolean {
  return NEEDLESS[question]?.(answers) ?? false
}

export function stepsFor(answers: SelfCheckAnswers): readonly SelfCheckStep[] {
  return STEPS.filter(({ isAsked }) => isAsked?.(answers) ?? true)
}

/** Questions of a page that still want an answer. */
export function unanswered(step: SelfCheckStep, answers: SelfCheckAnswers): SelfCheckQuestion[] {
  return step.asks.filter((question) => !answers[question] && !isNeedless(question, answers))
}

export function firstOpenStep(answers: SelfCheckAnswers): StepName | undefined {
  return stepsFor(answers).find((step) => unanswered(step, answers).length > 0)?.name
}
