import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { parseDecimal, parseInteger } from '@rahnama/contract/locale/locale.ts'
import type { AnswerValue } from '@rahnama/contract/long-form/long-form.ts'
import type { KnownAnswers } from '@rahnama/contract/profile/profile.ts'
import type { z } from '@rahnama/contract/zod.ts'
import { ABILITIES } from '@rahnama/rules/language/language.ts'
import type { CredentialLevel } from '@rahnama/rules/profile/profile.ts'
import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import { loadSelfCheck } from './load-self-check.ts'

/** How the ids of entries begin that the short check told. */
const SELF_CHECK_ENTRY = 'self-check-'

/** An entry that the short check told, and to which nothing was added since. */
export function isAsChecked({ id, ...told }: { id?: string | undefined }, saidThere: readonly string[]): boolean {
  return id?.startsWith(SELF_CHECK_ENTRY) === true && Object.keys(told).every((name) => saidThere.includes(name))
}

type Value = z.output<typeof AnswerValue>
type Told = Record<string, Value | undefined>

/** Finds what somebody told us before they opened their profile: who they are, and the self-check they saved. */
export async function findKnownAnswers(db: Db, userId: string): Promise<KnownAnswers> {
  // One after the other: inside a transaction there is one connection.
  const account = await findAccount(db, userId)
  const checked = await loadSelfCheck(db, userId)
  return {
    ...from('account', account ? nameOf(account.fullName) : {}),
    ...from('selfCheck', checked ? fromSelfCheck(checked.answers) : {}),
  }
}

function from(source: KnownAnswers[string]['from'], told: Told): KnownAnswers {
  const given = Object.entries(told).filter((entry): entry is [string, Value] => entry[1] !== undefined)
  return Object.fromEntries(given.map(([path, value]) => [path, { value, from: source }]))
}

/** The last word is taken for the family name; a name in Persian letters is only that. */
function nameOf(fullName: string): Told {
  const words = fullName.trim().split(/\s+/)
  if (/\p{Script=Arabic}/u.test(fullName)) return { persianName: fullName.trim() }
  if (words.length < 2 || !/^[\p{Script=Latin}\s.'’-]+$/u.test(fullName)) return {}
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) }
}

/** Takes only what the self-check asked in the same words; what it rounded or put together is asked again. */
function fromSelfCheck(check: SelfCheckAnswers): Told {
  return {
    ...familyOf(check),
    highestLevel: LEVELS[check.education ?? ''],
    ...testsOf(check),
    ...workOf(check),
    ...yesNo('certificateOfQualification', check.certificate),
    ...yesNo('hasNomination', check.nomination),
    ...siblingOf(check.sibling),
    intendedProvince: check.quebec === 'yes' ? 'QC' : undefined,
    fundsCad: parseInteger(check.funds ?? ''),
  }
}

const LEVELS: Partial<Record<string, CredentialLevel | 'none'>> = {
  none: 'none',
  high_school: 'high_school',
  bachelor: 'bachelor',
  two_or_more: 'bachelor',
  master: 'master',
  doctoral: 'doctoral',
}
const MOST_CHILDREN_COUNTED = 6

function familyOf({ partner, children, partnerEducation }: SelfCheckAnswers): Told {
  const count = parseInteger(children ?? '')
  return {
    partnerAccompanying: partner === 'coming' ? true : partner === 'staying' ? false : undefined,
    partnerCitizenOrPermanentResident: partner === 'canadian' ? true : partner === 'coming' ? false : undefined,
    partnerHighestLevel: partner === 'coming' ? LEVELS[partnerEducation ?? ''] : undefined,
    hasChildren: count === undefined ? undefined : count > 0,
    // The last answer there stands for that many and more.
    numberOfChildren: count && count < MOST_CHILDREN_COUNTED ? count : undefined,
  }
}

function testsOf({ englishTest, englishScores, frenchTest, frenchScores }: SelfCheckAnswers): Told {
  const taken = [...testOf('english', 0, englishTest, englishScores), ...testOf('french', 1, frenchTest, frenchScores)]
  if (taken.length > 0) return { hasTests: true, ...Object.fromEntries(taken) }
  return { hasTests: englishTest === 'none' && frenchTest === 'none' ? false : undefined }
}

function testOf(
  language: 'english' | 'french',
  place: number,
  test: SelfCheckAnswers['englishTest'] | SelfCheckAnswers['frenchTest'],
  scores: SelfCheckAnswers['englishScores'],
): [string, Value | undefined][] {
  if (test === undefined || test === 'none' || test === 'unknown') return []
  const entry = `tests.${SELF_CHECK_ENTRY}${language}`
  return [
    [entry, place],
    [`${entry}.test`, test],
    ...ABILITIES.map((ability): [string, Value | undefined] => [
      `${entry}.${ability}`,
      parseDecimal(scores?.[ability] ?? ''),
    ]),
  ]
}

function workOf({ workCanada }: SelfCheckAnswers): Told {
  const years = parseInteger(workCanada ?? '')
  return { hasCanadianExperience: years === undefined ? undefined : years > 0 }
}

function siblingOf(sibling: SelfCheckAnswers['sibling']): Told {
  const entry = `relatives.${SELF_CHECK_ENTRY}sibling`
  return sibling === 'yes' ? { hasRelativesInCanada: true, [entry]: 0, [`${entry}.relationship`]: 'sibling' } : {}
}

function yesNo(path: string, answer: 'yes' | 'no' | 'unknown' | undefined): Told {
  return answer === 'yes' || answer === 'no' ? { [path]: answer === 'yes' } : {}
}
