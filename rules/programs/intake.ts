import { type Dated, type IsoDate, inForce } from '../dated.ts'

export type IntakeStatus = 'open' | 'open-capped' | 'paused' | 'closed' | 'coming-soon' | 'not-recorded'

export const NOTICES = [
  'OPEN',
  'CAPPED',
  'NOT_RECORDED',
  'CRS_CHANGE_REPORTED',
  'SUV_TEN_PER_ORGANISATION',
  'SUV_CLOSED_TO_NEW',
  'SUV_COMMITMENT_OF_2025',
  'SUV_CLOSED',
  'ICT_MULTINATIONALS_ONLY',
  'PGP_PAUSED',
  'EXPRESSION_OF_INTEREST',
  'ONTARIO_BETWEEN_STREAMS',
  'ONTARIO_NEW_STREAMS',
  'BC_RESTRUCTURED',
  'SASKATCHEWAN_SECTORS',
  'YUKON_WINDOW_OPEN',
  'YUKON_WINDOW_CLOSED',
  'NO_PROVINCIAL_PROGRAM',
  'STUDY_PERMITS_CAPPED',
] as const
export type Notice = (typeof NOTICES)[number]

/** What the owner wrote of an intake themselves; it has no code. */
export type WrittenNotice = { en: string; fa: string }

/**
 * `since` is the day the status began, or with `orEarlier` the first day we know it of; notice and source are the newest
 * that speak of it.
 */
export type Intake = {
  status: IntakeStatus
  since: IsoDate
  orEarlier?: true
  notice: Notice | WrittenNotice
  source: string
}

/** `lastDay` is the day an authority names as that of the closing; applications were accepted to its end. */
export type IntakeEntry = { status: IntakeStatus; orEarlier?: true; lastDay?: IsoDate; notice: Notice | WrittenNotice }
export type IntakeLedger = Record<IntakeId, readonly Dated<IntakeEntry>[]>

const entry = <Source extends string>(from: IsoDate, status: IntakeStatus, notice: Notice, source: Source) => ({
  from,
  source,
  value: { status, notice },
})
/** Stood so when our record begins; nobody noted the day it began. */
const already = <Source extends string>(by: IsoDate, status: IntakeStatus, notice: Notice, source: Source) => ({
  from: by,
  source,
  value: { status, orEarlier: true as const, notice },
})

const closedAfter = <Source extends string>(lastDay: IsoDate, from: IsoDate, notice: Notice, source: Source) => ({
  from,
  source,
  value: { status: 'closed' as const, lastDay, notice },
})

const EXPRESS_ENTRY = [
  entry('2015-01-01', 'open', 'OPEN', 'IRCC, Express Entry'),
  entry(
    '2026-11-03',
    'open',
    'CRS_CHANGE_REPORTED',
    'Public reports of a CRS change on 2026-11-03, values not published there',
  ),
]
const provincial = <Source extends string>(by: IsoDate, notice: Notice, source: Source) => [
  already(by, 'open-capped', notice, source),
]
const NO_PROGRAM = <Source extends string>(source: Source) => [
  already('2015-01-01', 'closed', 'NO_PROVINCIAL_PROGRAM', source),
]
const YUKON = 'Yukon Nominee Program, intake windows of 2026'

/** The ledger says when each program takes applications. The newest entry holds until the next is added. */
export const INTAKE_LEDGER = {
  FSW: EXPRESS_ENTRY,
  CEC: EXPRESS_ENTRY,
  FST: EXPRESS_ENTRY,
  SUV: [
    entry('2018-04-11', 'open', 'OPEN', 'Regulations 98.01 to 98.13'),
    entry(
      '2024-04-01',
      'open-capped',
      'SUV_TEN_PER_ORGANISATION',
      'IRCC, ten supported groups per designated organisation',
    ),
    closedAfter('2025-12-31', '2026-01-01', 'SUV_CLOSED_TO_NEW', 'IRCC, last day for new applications 2025-12-31'),
    entry('2026-07-01', 'closed', 'SUV_CLOSED', 'IRCC, last day for commitments of 2025 was 2026-06-30'),
  ],
  ICT: [
    already('2015-01-01', 'open', 'OPEN', 'Regulations, paragraph 205(a)'),
    entry('2024-10-03', 'open', 'ICT_MULTINATIONALS_ONLY', 'IRCC, guidance of 2024-10-03'),
  ],
  FAMILY: [already('2015-01-01', 'open', 'OPEN', 'Regulations, sections 117 to 137')],
  FAMILY_PARENTS: [
    already('2015-01-01', 'open-capped', 'CAPPED', 'IRCC, parents and grandparents, yearly intake'),
    entry('2026-01-01', 'paused', 'PGP_PAUSED', 'IRCC, notices of 2026-01-01 and 2026-07-15'),
  ],
  STUDY_CA: [
    already('2015-01-01', 'open', 'OPEN', 'IRCC, study permits'),
    entry('2024-01-22', 'open-capped', 'STUDY_PERMITS_CAPPED', 'IRCC, cap on study permits'),
  ],
  STUDY_CN: [already('2026-01-01', 'open', 'OPEN', 'Chinese universities, admission notices of 2026')],
  PNP_AB: provincial('2026-01-01', 'EXPRESSION_OF_INTEREST', 'Alberta Advantage Immigration Program, 2026'),
  PNP_BC: [
    already('2026-01-01', 'open-capped', 'EXPRESSION_OF_INTEREST', 'BC Provincial Nominee Program, 2026'),
    entry('2026-04-23', 'open-capped', 'BC_RESTRUCTURED', 'BC Provincial Nominee Program, change of 2026-04-23'),
  ],
  PNP_MB: provincial('2026-01-01', 'EXPRESSION_OF_INTEREST', 'Manitoba Provincial Nominee Program, 2026'),
  PNP_NB: provincial('2026-01-01', 'EXPRESSION_OF_INTEREST', 'New Brunswick Provincial Nominee Program, 2026'),
  PNP_NL: provincial('2025-02-01', 'EXPRESSION_OF_INTEREST', 'Newfoundland and Labrador Provincial Nominee Program'),
  PNP_NS: provincial(
    '2025-11-28',
    'EXPRESSION_OF_INTEREST',
    'Nova Scotia Nominee Program, changes of 2025-11-28 and 2026-02-18',
  ),
  PNP_NT: provincial('2026-03-09', 'EXPRESSION_OF_INTEREST', 'Northwest Territories Nominee Program, 2026'),
  PNP_ON: [
    entry(
      '2026-06-01',
      'closed',
      'ONTARIO_BETWEEN_STREAMS',
      'Ontario Immigrant Nominee Program, earlier streams retired end of May 2026',
    ),
    entry(
      '2026-08-04',
      'open-capped',
      'ONTARIO_NEW_STREAMS',
      'Ontario Immigrant Nominee Program, expression of interest reopened 2026-08-04',
    ),
  ],
  PNP_PE: provincial('2026-01-01', 'EXPRESSION_OF_INTEREST', 'Prince Edward Island Provincial Nominee Program, 2026'),
  PNP_SK: provincial('2026-01-01', 'SASKATCHEWAN_SECTORS', 'Saskatchewan Immigrant Nominee Program, 2026'),
  PNP_YT: [
    already('2026-01-01', 'closed', 'YUKON_WINDOW_CLOSED', YUKON),
    entry('2026-01-19', 'open-capped', 'YUKON_WINDOW_OPEN', YUKON),
    entry('2026-01-31', 'closed', 'YUKON_WINDOW_CLOSED', YUKON),
    entry('2026-07-06', 'open-capped', 'YUKON_WINDOW_OPEN', YUKON),
    entry('2026-07-18', 'closed', 'YUKON_WINDOW_CLOSED', YUKON),
  ],
  PNP_QC: NO_PROGRAM('Quebec selects through its own skilled worker program'),
  PNP_NU: NO_PROGRAM('Nunavut has no nominee program'),
} as const satisfies Record<string, readonly Dated<IntakeEntry>[]>

export type IntakeId = keyof typeof INTAKE_LEDGER
export type IntakeSource = (typeof INTAKE_LEDGER)[IntakeId][number]['source']

export function intakeOn(ledger: IntakeLedger, id: IntakeId, on: IsoDate): Intake {
  const current = inForce(ledger[id], on)
  if (!current) return NOT_RECORDED(on)
  const { status, notice } = current.value
  const beginning = beginningOf(current, ledger[id])
  const { orEarlier } = beginning.value
  return { status, since: saidSince(beginning), ...(orEarlier && { orEarlier }), notice, source: current.source }
}

/** The day on which a status is said to have begun. */
function saidSince({ from, value }: Dated<IntakeEntry>): IsoDate {
  return value.lastDay ?? from
}

const NOT_RECORDED = (on: IsoDate): Intake => ({
  status: 'not-recorded',
  since: on,
  orEarlier: true,
  notice: 'NOT_RECORDED',
  source: 'No entry for this date',
})

/** Walks back over newer notices that left the status as it was. */
function beginningOf(current: Dated<IntakeEntry>, entries: readonly Dated<IntakeEntry>[]): Dated<IntakeEntry> {
  const past = entries.filter(({ from }) => from <= current.from)
  const change = past.findLastIndex(({ value }) => value.status !== current.value.status)
  return past[change + 1] ?? current
}

export type Intakes = Record<IntakeId, Intake>

/** Thousands of profiles are assessed on the same day, so the day's intakes are looked up once. */
let latest: { ledger: IntakeLedger; on: IsoDate; intakes: Intakes } | undefined

export function intakesOn(ledger: IntakeLedger, on: IsoDate): Intakes {
  if (latest?.ledger !== ledger || latest.on !== on) latest = { ledger, on, intakes: lookUp(ledger, on) }
  return latest.intakes
}

function lookUp(ledger: IntakeLedger, on: IsoDate): Intakes {
  const ids = Object.keys(ledger) as IntakeId[]
  return Object.fromEntries(ids.map((id) => [id, intakeOn(ledger, id, on)])) as Intakes
}

export function takesApplications(intake: Intake): boolean {
  return intake.status === 'open' || intake.status === 'open-capped' || intake.status === 'not-recorded'
}
