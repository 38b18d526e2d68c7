import type { Program, Requirement, Settling } from '../programs/programs.ts'
import { type PersonalProgram, requirementsOf } from './personal-program.ts'

/** What a person with a complete profile does next, by docs/decisions/0051-the-next-step-follows-the-verdict.md. */
type Prospect =
  | { what: 'apply'; program: Program }
  /** This requirement is the one to settle first; `short` counts all that are not met or not known. */
  | { what: 'change'; program: Program; requirement: Requirement; met: number; short: number }
  | { what: 'talk' }

/**
 * Settled first comes what an answer or a choice settles, then what the person can do, then what follows from that, then
 * what takes years; last what nobody but an authority settles.
 */
const TURNS: readonly (readonly Settling[])[] = [
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
    'GET_JOB_OFFER',
    'CHANGE_SHARES',
  ],
  ['GAIN_GRID_POINTS', 'QUALIFY_FEDERALLY', 'BUILD_CONNECTION'],
  ['WORK_LONGER', 'WORK_WITHOUT_BREAK', 'STUDY_FURTHER', 'WAIT'],
]

const BY_OTHERS: readonly (Settling | undefined)[] = ['OFFICER_ASSESSMENT', 'PROVINCE_ASSESSMENT']

/** What is put before a person: neither set aside nor closed. */
export function offeredOf<Each extends Pick<PersonalProgram, 'aside' | 'verdict'>>(programs: readonly Each[]): Each[] {
  return programs.filter(({ aside, verdict }) => !aside && verdict !== 'closed')
}

export function prospectOf(programs: readonly PersonalProgram[]): Prospect {
  const offered = offeredOf(programs)
  const first = offered.find((each) => each.verdict === 'eligible') ?? offered[0]
  if (!first) return { what: 'talk' }
  const { program } = first
  const required = requirementsOf(first).filter(({ hard }) => hard)
  const short = required.filter(({ status }) => status !== 'met')
  const [requirement] = short.filter(({ settledBy }) => !BY_OTHERS.includes(settledBy)).toSorted(byTurn)
  if (!requirement) return { what: 'apply', program }
  return { what: 'change', program, requirement, met: required.length - short.length, short: short.length }
}

function byTurn(a: Requirement, b: Requirement): number {
  return turnOf(a) - turnOf(b)
}

function turnOf({ settledBy }: Requirement): number {
  return TURNS.findIndex((turn) => turn.some((each) => each === settledBy))
}

/** The hard requirements that surely are not met: whoever applies all the same should know of them. */
export function unmetOf(program: PersonalProgram): Requirement[] {
  return requirementsOf(program).filter(({ hard, status }) => hard && status === 'notMet')
}
