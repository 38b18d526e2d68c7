import type { Dated, IsoDate } from '../dated.ts'
import { inForce } from '../dated.ts'
import type { AdditionalTables } from './additional-tables.ts'
import {
  ADDITIONAL_2015,
  ADDITIONAL_2016,
  ADDITIONAL_2017,
  ADDITIONAL_2020,
  ADDITIONAL_2025,
} from './additional-tables.ts'
import { CORE_2015 } from './core-tables.ts'
import type { SpouseTables } from './spouse-tables.ts'
import { SPOUSE_2015 } from './spouse-tables.ts'
import type { TransferabilityTables } from './transferability-tables.ts'
import { TRANSFERABILITY_2015 } from './transferability-tables.ts'

/** A rule set is known by the day it came into force. */
export const RULE_SET_IDS = ['2015-01-01', '2016-11-19', '2017-06-06', '2020-10-20', '2025-03-25'] as const
export type RuleSetId = (typeof RULE_SET_IDS)[number]

export type RuleSet = {
  id: RuleSetId
  core: typeof CORE_2015
  spouse: SpouseTables
  transferability: TransferabilityTables
  additional: AdditionalTables
}

const ruleSet = (id: RuleSetId, additional: AdditionalTables): RuleSet => ({
  id,
  core: CORE_2015,
  spouse: SPOUSE_2015,
  transferability: TRANSFERABILITY_2015,
  additional,
})

const FIRST = ruleSet('2015-01-01', ADDITIONAL_2015)

export const RULE_SETS: readonly Dated<RuleSet>[] = [
  { from: '2015-01-01', to: '2016-11-18', source: ADDITIONAL_2015.source, value: FIRST },
  {
    from: '2016-11-19',
    to: '2017-06-05',
    source: ADDITIONAL_2016.source,
    value: ruleSet('2016-11-19', ADDITIONAL_2016),
  },
  {
    from: '2017-06-06',
    to: '2020-10-19',
    source: ADDITIONAL_2017.source,
    value: ruleSet('2017-06-06', ADDITIONAL_2017),
  },
  {
    from: '2020-10-20',
    to: '2025-03-24',
    source: ADDITIONAL_2020.source,
    value: ruleSet('2020-10-20', ADDITIONAL_2020),
  },
  { from: '2025-03-25', source: ADDITIONAL_2025.source, value: ruleSet('2025-03-25', ADDITIONAL_2025) },
]

export const FIRST_RULE_SET_FROM: IsoDate = FIRST.id

export type RuleSetNotice =
  | { code: 'CHANGE_REPORTED_VALUES_UNKNOWN'; since: IsoDate }
  | { code: 'BEFORE_EXPRESS_ENTRY'; until: IsoDate }

/**
 * Reported, not enabled: no source gave its values. When the criteria page has been read, it becomes an entry of
 * RULE_SETS and leaves this place.
 */
export const REPORTED_RULE_SET = {
  id: '2026-11-03',
  from: '2026-11-03',
  enabled: false,
  source: 'Public reports of October and November 2026; official criteria page not yet read',
  reported: ['HIGH_WAGE_OCCUPATION_LIST', 'POINTS_FOR_LISTED_WORK_OR_OFFER', 'NOTHING_FOR_UNLISTED_OCCUPATION'],
  unknown: ['POINTS_PER_LEVEL', 'THE_LIST', 'WORK_AND_OFFER_TOGETHER', 'CAP', 'OTHER_ADDITIONAL_POINTS'],
} as const

export type ReportedChange = (typeof REPORTED_RULE_SET.reported)[number]
export type UnknownOfChange = (typeof REPORTED_RULE_SET.unknown)[number]

/** Days before Express Entry are answered by its first rules and days after the reported change by the last known ones. */
export function ruleSetOn(on: IsoDate): RuleSet {
  return inForce(RULE_SETS, on)?.value ?? FIRST
}

export function ruleSetNotice(on: IsoDate): RuleSetNotice | undefined {
  if (on < FIRST_RULE_SET_FROM) return { code: 'BEFORE_EXPRESS_ENTRY', until: FIRST_RULE_SET_FROM }
  if (on >= REPORTED_RULE_SET.from) return { code: 'CHANGE_REPORTED_VALUES_UNKNOWN', since: REPORTED_RULE_SET.from }
  return undefined
}
