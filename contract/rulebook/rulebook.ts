import { ROUND_CATEGORIES } from '@rahnama/rules/draws/draws.ts'
import type { Procedure } from '../procedure.ts'
import { ListFile, ListPage, ListSearch, ListTotal, SORT_ORDERS } from '../user-list.ts'
import { z } from '../zod.ts'
import {
  ENTERED_STATUSES,
  INTAKE_IDS,
  IntakeEntryInput,
  IntakeRow,
  LedgerEntry,
  NamedService,
  PASTED_ROUNDS_MAX_CHARS,
  PublicRulebook,
  ROUNDS_AT_ONCE_MAX,
  RoundEntry,
  RoundRow,
  UnderstoodRound,
} from './rulebook-entries.ts'

export {
  ENTERED_STATUSES,
  type EnteredStatus,
  type EntryState,
  FIRST_DAY,
  INTAKE_IDS,
  IntakeEntryInput,
  type IntakeRow,
  type LedgerEntry,
  type NamedService,
  NOTICE_MAX_CHARS,
  OFFICIAL_ROUNDS_ADDRESS,
  PASTED_ROUNDS_MAX_CHARS,
  ROUNDS_AT_ONCE_MAX,
  RoundEntry,
  type RoundRow,
  type UnderstoodRound,
} from './rulebook-entries.ts'

export const ROUND_SORTS = ['on', 'number', 'invitations', 'cutOff'] as const
/** Without it, whatever is in force. */
export const SHOWN_ENTRIES = ['own', 'withdrawn'] as const

export const RoundFilter = z.object({
  search: ListSearch,
  category: z.optional(z.enum(ROUND_CATEGORIES)),
  show: z.optional(z.enum(SHOWN_ENTRIES)),
})
export type RoundFilter = z.output<typeof RoundFilter>

export const IntakeFilter = z.object({ search: ListSearch, status: z.optional(z.enum(ENTERED_STATUSES)) })
export type IntakeFilter = z.output<typeof IntakeFilter>

const one = z.object({ id: z.uuid() })
const replaces = z.optional(z.uuid())

/** Rounds and intakes that the owner keeps, on top of those that came with the program. */
export const rulebook = {
  read: {
    method: 'GET',
    path: '/api/rulebook',
    summary: 'The newest rounds, and what the owner entered of programs',
    audience: 'public',
    input: z.object({}),
    output: PublicRulebook,
    errors: [],
  },
  listRounds: {
    method: 'GET',
    path: '/api/rulebook/rounds',
    summary: 'Express Entry rounds, the newest first',
    audience: 'admin',
    input: z.extend(RoundFilter, {
      ...ListPage,
      sort: z._default(z.enum(ROUND_SORTS), 'on'),
      order: z._default(z.enum(SORT_ORDERS), 'descending'),
    }),
    output: z.object({ rows: z.array(RoundRow), next: z.nullable(z.string()), total: ListTotal }),
    errors: [],
  },
  exportRounds: {
    method: 'POST',
    path: '/api/rulebook/rounds/export',
    summary: 'The rounds as they are filtered, as a file for spreadsheets',
    audience: 'admin',
    input: RoundFilter,
    output: ListFile,
    errors: [],
  },
  readRound: {
    method: 'GET',
    path: '/api/rulebook/rounds/{id}',
    summary: 'One round, and every entry there ever was of it',
    audience: 'admin',
    input: z.object({ id: z.string().check(z.maxLength(80)) }),
    output: z.object({ round: RoundRow, history: z.array(RoundRow) }),
    errors: ['NOT_FOUND'],
  },
  understandRounds: {
    method: 'POST',
    path: '/api/rulebook/rounds/understand',
    summary: 'Read rounds from text that was copied from the official table; nothing is saved',
    audience: 'admin',
    input: z.object({
      text: z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(PASTED_ROUNDS_MAX_CHARS)),
    }),
    output: z.object({ rows: z.array(UnderstoodRound), leftOut: z.int() }),
    errors: [],
  },
  addRounds: {
    method: 'POST',
    path: '/api/rulebook/rounds',
    summary: 'Enter rounds, or correct one by entering it again',
    audience: 'admin',
    input: z.object({
      rounds: z.array(RoundEntry).check(z.minLength(1, 'REQUIRED'), z.maxLength(ROUNDS_AT_ONCE_MAX, 'TOO_MANY')),
      replaces,
    }),
    output: z.object({ ids: z.array(z.uuid()) }),
    errors: ['NOT_FOUND'],
  },
  withdrawRound: {
    method: 'POST',
    path: '/api/rulebook/rounds/{id}/withdraw',
    summary: 'Withdraw a round that was entered by mistake',
    audience: 'admin',
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  restoreRound: {
    method: 'POST',
    path: '/api/rulebook/rounds/{id}/restore',
    summary: 'Put a withdrawn round back',
    audience: 'admin',
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listIntakes: {
    method: 'GET',
    path: '/api/rulebook/intakes',
    summary: 'Whether each program is accepting applications today, and since when',
    audience: 'admin',
    input: z.extend(IntakeFilter, { ...ListPage, order: z._default(z.enum(SORT_ORDERS), 'descending') }),
    output: z.object({ rows: z.array(IntakeRow), next: z.nullable(z.string()), total: ListTotal }),
    errors: [],
  },
  exportIntakes: {
    method: 'POST',
    path: '/api/rulebook/intakes/export',
    summary: 'Every entry of the ledger, as a file for spreadsheets',
    audience: 'admin',
    input: IntakeFilter,
    output: ListFile,
    errors: [],
  },
  readIntake: {
    method: 'GET',
    path: '/api/rulebook/intakes/{intake}',
    summary: 'Everything the ledger says of one program, the newest first',
    audience: 'admin',
    input: z.object({ intake: z.enum(INTAKE_IDS) }),
    output: z.object({ now: IntakeRow, entries: z.array(LedgerEntry), services: z.array(NamedService) }),
    errors: [],
  },
  addIntake: {
    method: 'POST',
    path: '/api/rulebook/intakes',
    summary: 'Enter how a program stands from a day on, or correct an entry by entering it again',
    audience: 'admin',
    input: z.extend(IntakeEntryInput, { replaces }),
    output: one,
    errors: ['NOT_FOUND'],
  },
  withdrawIntake: {
    method: 'POST',
    path: '/api/rulebook/intakes/{id}/withdraw',
    summary: 'Withdraw an entry that was made by mistake',
    audience: 'admin',
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  restoreIntake: {
    method: 'POST',
    path: '/api/rulebook/intakes/{id}/restore',
    summary: 'Put a withdrawn entry back',
    audience: 'admin',
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
