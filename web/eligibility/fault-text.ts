import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { scoreInput } from '@rahnama/rules/language/language.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { OLDEST, SCORES_OF, type SelfCheckFault, takenTest, YOUNGEST } from './check-step.ts'

export function faultId({ question, ability }: Pick<SelfCheckFault, 'question' | 'ability'>): string {
  return ability ? `${question}-${ability}` : question
}

/** Says what to do about a fault, in the reader's language; scores in the digits they are printed in. */
export function useFaultText(answers: SelfCheckAnswers): (fault: SelfCheckFault) => string {
  const { faults } = useTexts('selfCheck')
  const { abilities } = useTexts('score').language
  const { number, code } = formats(useLanguage().language)
  return ({ fault, question, ability }) => {
    if (fault === 'choose') return faults.choose
    if (fault === 'money') return faults.money
    if (fault === 'age' || !ability) return faults.age(number(YOUNGEST), number(OLDEST))
    if (fault === 'band') return faults.band(abilities[ability])
    if (fault === 'whole') return faults.whole(abilities[ability])
    const named = Object.values(SCORES_OF).find(({ scores }) => scores === question)
    const { min, max } = scoreInput(takenTest(named && answers[named.test]) ?? 'CLB', ability)
    return faults.score(abilities[ability], code(String(min)), code(String(max)))
  }
}
