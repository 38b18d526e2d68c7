import type { Program, Requirement, Settling } from '../programs/programs.ts'
import { type PersonalProgram, requirementsOf } from './personal-program.ts'

/** What a person with a complete profile does next, by docs/decisions/0051-the-next-step-follows-the-verdict.md. */
type Prospect =
  | { what: 'apply'; program: Program }
  /** This requirement is the one to settle first; `short` counts all that are not met or not known. */
  | { what: 'change'; program: Program; requirement: Requirement; met: number; short: number }
  | { what: 'talk' }

/** An answer or a choice settles these, or the person alone. */
const BY_THEM: readonly (readonly Settling[])[] = [
  [
    'ANSWER_QUESTION',
    'COMPLETE_TEST_DETAILS',
    'COMPLETE_JOB_DETAILS',
    'COMPLETE_CREDENTIAL_DETAILS',
    'STATE_TOEFL_SCALE',
    'CHOOSE_OTHER_PROVINCE',
  ],
  [
    'TAKE_LANGUAGE_TEST',
    'RETAKE_LANGUAGE_TEST',
    'RAISE_LANGUAGE',
    'GET_ECA',
    'SHOW_MORE_FUNDS',
    'GET_DOCUMENT',
    'CHANGE_SHARES',
  ],
]

/** These hang on others or follow from the above; then comes what takes years. */
const IN_TIME: readonly (readonly Settling[])[] = [
  ['GET_JOB_OFFER', 'BUILD_CONNECTION', 'GAIN_GRID_POINTS', 'QUALIFY_FEDERALLY'],
  ['WORK_LONGER', 'WORK_WITHOUT_BREAK', 'STUDY_FURTHER', 'WAIT'],
]

/** What is put before a person: neither set aside nor closed. */
export function offeredOf<Each extends Pick<PersonalProgram, 'aside' | 'verdict'>>(programs: readonly Each[]): Each[] {
  return programs.filter(({ aside, verdict }) => !aside && verdict !== 'closed')
}

export function prospectOf(programs: readonly PersonalProgram[]): Prospect {
  const offered = offeredOf(programs)
  const met = offered.find((each) => each.verdict === 'eligible')
  if (met) return { what: 'apply', program: met.program }
  return firstOf(offered, nowIn) ?? firstOf(offered, (each) => change(each, IN_TIME)) ?? { what: 'talk' }
}

function firstOf<Each>(list: readonly Each[], answer: (each: Each) => Prospect | undefined): Prospect | undefined {
  for (const each of list) {
    const found = answer(each)
    if (found) return found
  }
  return undefined
}

/** An officer decides in every case, so nobody waits for that; a province chooses by what it does not tell us. */
function nowIn(each: PersonalProgram): Prospect | undefined {
  const isLeftToOfficer = shortOf(each).every(({ settledBy }) => settledBy === 'OFFICER_ASSESSMENT')
  return isLeftToOfficer ? { what: 'apply', program: each.program } : change(each, BY_THEM)
}

function change(each: PersonalProgram, turns: readonly (readonly Settling[])[]): Prospect | undefined {
  const short = shortOf(each)
  const [requirement] = turns.flatMap((turn) =>
    short.filter(({ settledBy }) => settledBy !== undefined && turn.includes(settledBy)),
  )
  if (!requirement) return undefined
  const required = requirementsOf(each).filter(({ hard }) => hard)
  const { program } = each
  return { what: 'change', program, requirement, met: required.length - short.length, short: short.length }
}

/** The hard requirements that are not met, or not known to be. */
function shortOf(each: PersonalProgram): Requirement[] {
  return requirementsOf(each).filter(({ hard, status }) => hard && status !== 'met')
}

/** The hard requirements that surely are not met: whoever applies all the same should know of them. */
export function unmetOf(program: PersonalProgram): Requirement[] {
  return requirementsOf(program).filter(({ hard, status }) => hard && status === 'notMet')
}
