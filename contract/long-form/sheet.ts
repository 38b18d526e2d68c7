import { z } from '../zod.ts'

/** A question (`firstName`), an entry of a group (`jobs.k3f9a2b1`) or a question of an entry (`jobs.k3f9a2b1.title`). */
export const AnswerPath = z.string().check(z.maxLength(120), z.regex(/^[a-zA-Z]\w*(\.[\w-]{1,40}(\.[a-zA-Z]\w*)?)?$/))

export const AnswerValue = z.union([
  z.string().check(z.maxLength(20_000)),
  z.number(),
  z.boolean(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
])

/** Answers as they are kept and sent: path to value. The value of an entry's own path is its place in the group. */
export const FlatAnswers = z.record(AnswerPath, AnswerValue)
export type FlatAnswers = z.output<typeof FlatAnswers>

/** Null takes an answer back, or an entry with all its answers. */
export const Changes = z.record(AnswerPath, z.nullable(AnswerValue))
export type Changes = z.output<typeof Changes>

const version = z.int().check(z.nonnegative())
const instant = z.iso.datetime()

const Progress = z.object({
  percent: z.int(),
  complete: z.boolean(),
  required: z.int(),
  answered: z.int(),
  flagged: z.array(z.string()),
  missing: z.array(z.string()),
  newQuestions: z.array(z.string()),
})

export const FormProgress = z.object({ overall: Progress, steps: z.record(z.string(), Progress) })
export type FormProgress = z.output<typeof FormProgress>

/** One person told this in one form so far. Version 0 was never saved. */
export const AnswerSheet = z.object({
  answers: FlatAnswers,
  version,
  savedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  /** The version that was completed; a later one has changes since. */
  completedVersion: z.nullable(version),
  progress: FormProgress,
  /** The median of those who completed it; absent until there are enough of them. */
  usualMinutes: z.exactOptional(z.int()),
})
export type AnswerSheet = z.output<typeof AnswerSheet>

/** `tab` and `turn` tell a tab's own earlier save from somebody else's, so that a retried one is not a conflict. */
export const SaveSheet = z.object({
  base: version,
  tab: z.string().check(z.regex(/^[\w-]{8,40}$/)),
  turn: z.int().check(z.positive()),
  changes: Changes,
})
export type SaveSheet = z.output<typeof SaveSheet>

/** Changed elsewhere since `base`, to something else. It was not written: the person chooses. */
export const Conflict = z.object({
  path: AnswerPath,
  mine: z.nullable(AnswerValue),
  theirs: z.nullable(AnswerValue),
  savedAt: instant,
})
export type Conflict = z.output<typeof Conflict>

export const SavedSheet = z.object({
  version,
  savedAt: instant,
  conflicts: z.array(Conflict),
  /** These answers were changed elsewhere since `base`. */
  elsewhere: Changes,
})
export type SavedSheet = z.output<typeof SavedSheet>

/** The version whose answers the person has checked. */
export const CompleteSheet = z.object({ version })
export type CompleteSheet = z.output<typeof CompleteSheet>
