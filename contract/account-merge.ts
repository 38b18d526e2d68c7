import { z } from './zod.ts'

const instant = z.iso.datetime()

/** For so long two accounts that became one can be parted again. */
export const MERGE_UNDO_DAYS = 30

/** What belongs to a client, in the words of the preview. */
export const MERGE_PARTS = [
  'answers',
  'selfCheck',
  'assessments',
  'applications',
  'documents',
  'files',
  'uploads',
  'messages',
  'consultations',
  'reports',
  'consents',
  'corrections',
  'advisor',
  'referral',
  'commission',
  'notices',
  'heldMails',
  'formerAddresses',
] as const
export type MergePart = (typeof MERGE_PARTS)[number]

/** Why two accounts cannot become one. */
export const MERGE_REFUSALS = [
  'isMe',
  'staff',
  'suspended',
  'merged',
  'deletion',
  'bothSubmitted',
  'sameCommission',
] as const
export type MergeRefusal = (typeof MERGE_REFUSALS)[number]

const MERGE_SIDES = ['kept', 'closed'] as const

const MergeConflict = z.object({
  part: z.enum(MERGE_PARTS),
  /** A form, a kind of document or a program: what both accounts have, by its code. */
  name: z.nullable(z.string()),
  keptAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  winner: z.enum(MERGE_SIDES),
})
export type MergeConflict = z.output<typeof MergeConflict>

const MergeSide = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  createdAt: instant,
  lastSignInAt: z.nullable(instant),
})

export const MergePreview = z.object({
  kept: MergeSide,
  closed: MergeSide,
  refusals: z.array(z.enum(MERGE_REFUSALS)),
  moves: z.array(z.object({ part: z.enum(MERGE_PARTS), count: z.int() })),
  conflicts: z.array(MergeConflict),
  /** What was seen: an act on something else since is refused. */
  stamp: z.string().check(z.minLength(1), z.maxLength(40)),
})
export type MergePreview = z.output<typeof MergePreview>

export const AccountMergeId = z.object({ mergeId: z.uuid() })

/** As the account that stayed tells of it. */
export const AccountMerge = z.object({
  id: z.uuid(),
  email: z.string(),
  at: instant,
  by: z.nullable(z.string()),
  undoUntil: instant,
  canUndo: z.boolean(),
})
export type AccountMerge = z.output<typeof AccountMerge>
