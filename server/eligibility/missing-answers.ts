import type { OpenAnswer, Profile } from '@rahnama/rules/profile/profile.ts'

const MAIN_ANSWERS = [
  'birthDate',
  'maritalStatus',
  'credentials',
  'tests',
  'jobs',
] as const satisfies readonly OpenAnswer[]
/** A range with more of them open is so wide that it misleads. */
const MOST_OPEN = 2

/** The main answers a result waits for; none if there is enough to say something. */
export function missingAnswers(profile: Profile): OpenAnswer[] {
  const open = MAIN_ANSWERS.filter((answer) => profile[answer] === undefined)
  return open.length > MOST_OPEN ? open : []
}
