import { ROUND_CATEGORIES } from '@rahnama/rules/draws/draws.ts'
import { INTAKE_LEDGER, type IntakeId, type IntakeStatus } from '@rahnama/rules/programs/programs.ts'
import { LANGUAGES } from '../locale/locale.ts'
import { z } from '../zod.ts'

const instant = z.iso.datetime()

export const INTAKE_IDS = Object.keys(INTAKE_LEDGER) as [IntakeId, ...IntakeId[]]
/** The owner records what they know; that nothing is recorded follows from having no entry. */
export const ENTERED_STATUSES = [
  'open',
  'open-capped',
  'paused',
  'closed',
  'coming-soon',
] as const satisfies readonly IntakeStatus[]
export type EnteredStatus = (typeof ENTERED_STATUSES)[number]

export const ROUNDS_AT_ONCE_MAX = 100
export const PASTED_ROUNDS_MAX_CHARS = 20_000
export const NOTICE_MAX_CHARS = 400
const SOURCE_MAX_CHARS = 300
const ROUND_NUMBER_MAX = 9999
const INVITATIONS_MAX = 100_000
const CRS_MAX = 1200

/** Express Entry began then; nothing before it can be a round or an intake of ours. */
export const FIRST_DAY = '2015-01-01'
/** IRCC lists every round of invitations there. */
export const OFFICIAL_ROUNDS_ADDRESS =
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/express-entry-rounds.html'

const Source = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(SOURCE_MAX_CHARS),
    z.regex(/^https:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/, 'NOT_A_WEB_ADDRESS'),
  )

export const RoundEntry = z.object({
  /** The authority counts its rounds; press reports often leave the number out. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(ROUND_NUMBER_MAX))),
  on: z.iso.date(),
  category: z.enum(ROUND_CATEGORIES),
  invitations: z.int().check(z.minimum(1), z.maximum(INVITATIONS_MAX)),
  cutOff: z.int().check(z.minimum(1), z.maximum(CRS_MAX)),
  tieBreak: z.optional(instant),
  source: Source,
})
export type RoundEntry = z.output<typeof RoundEntry>

const notice = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(NOTICE_MAX_CHARS))
const BothNotices = z.object({ en: notice, fa: notice })

export const IntakeEntryInput = z.object({
  intake: z.enum(INTAKE_IDS),
  from: z.iso.date(),
  status: z.enum(ENTERED_STATUSES),
  notice: BothNotices,
  source: Source,
})
export type IntakeEntryInput = z.output<typeof IntakeEntryInput>

/** Who entered it and when, and who withdrew it; what came with the program has neither. */
const Entered = {
  enteredAt: z.nullable(instant),
  enteredBy: z.nullable(z.string()),
  withdrawnAt: z.nullable(instant),
  withdrawnBy: z.nullable(z.string()),
}

/** `replaced` came with the program and gave way to an entry of the owner. */
export const ENTRY_STATES = ['shipped', 'entered', 'replaced', 'withdrawn'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

const KnownRound = z.object({
  number: z.exactOptional(z.int()),
  on: z.iso.date(),
  category: z.enum(ROUND_CATEGORIES),
  invitations: z.int(),
  cutOff: z.int(),
  tieBreak: z.exactOptional(instant),
  source: z.string(),
})

export const RoundRow = z.extend(KnownRound, { id: z.string(), state: z.enum(ENTRY_STATES), ...Entered })
export type RoundRow = z.output<typeof RoundRow>

const text = z.object({ en: z.string(), fa: z.string() })

export const LedgerEntry = z.object({
  id: z.string(),
  from: z.iso.date(),
  status: z.string(),
  /** A code with a text in both languages, or what the owner wrote. */
  notice: z.union([z.string(), text]),
  source: z.string(),
  state: z.enum(ENTRY_STATES),
  ...Entered,
})
export type LedgerEntry = z.output<typeof LedgerEntry>

export const IntakeRow = z.object({
  intake: z.enum(INTAKE_IDS),
  status: z.string(),
  since: z.iso.date(),
  orEarlier: z.boolean(),
  notice: z.union([z.string(), text]),
  source: z.string(),
  isOwn: z.boolean(),
  /** The next entry that is not in force yet. */
  next: z.nullable(z.object({ from: z.iso.date(), status: z.string() })),
})
export type IntakeRow = z.output<typeof IntakeRow>

/** What one line or block of a pasted text says, and what is wrong with it. */
export const UnderstoodRound = z.object({
  original: z.string(),
  /** Null while something is missing or wrong. */
  round: z.nullable(RoundEntry),
  faults: z.array(z.object({ field: z.string(), fault: z.string() })),
  /** Possible, but so unlike other rounds that somebody should look again. */
  unusual: z.array(z.enum(['invitations', 'cutOff'])),
})
export type UnderstoodRound = z.output<typeof UnderstoodRound>

/** What browsers need beside the tables they have: the newest rounds, and the owner's entries of the ledger. */
export const PublicRulebook = z.object({
  rounds: z.array(KnownRound),
  intakes: z.array(
    z.object({
      id: z.enum(INTAKE_IDS),
      from: z.iso.date(),
      source: z.string(),
      value: z.object({ status: z.enum(ENTERED_STATUSES), notice: text }),
    }),
  ),
})

/** Services of the public site that name an intake, by language. */
export const NamedService = z.object({ slug: z.string(), titles: z.partialRecord(z.enum(LANGUAGES), z.string()) })
export type NamedService = z.output<typeof NamedService>
