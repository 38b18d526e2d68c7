import type { Obstacle } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Province } from '@rahnama/rules/profile/profile.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

type Contradiction = Pick<Extract<Obstacle, { what: 'contradiction' }>, 'code' | 'params'>

/** What does not fit, in words, with its figures written for the reader. */
export function useContradiction() {
  const { contradictions, provinces } = useTexts('eligibility')
  const { number, code } = formats(useLanguage().language)
  const isProvince = (value: string): value is Province => Object.hasOwn(provinces, value)
  const say = (value: string | number | undefined) => {
    if (value === undefined) return ''
    if (typeof value === 'number') return number(value)
    return isProvince(value) ? provinces[value] : code(value)
  }
  return ({ code: what, params = {} }: Contradiction) =>
    contradictions[what]({
      days: say(params.days),
      age: say(params.age),
      parentAge: say(params.parentAge),
      stated: say(params.stated),
      listed: say(params.listed),
      noc: say(params.noc),
      teer: say(params.teer === undefined ? undefined : String(params.teer)),
      intended: say(params.intended),
      nominating: say(params.nominating),
      offered: say(params.offered),
    })
}
