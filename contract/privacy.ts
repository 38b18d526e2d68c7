import type { Procedure } from './procedure.ts'
import { ListPage } from './user-list.ts'
import { z } from './zod.ts'

const instant = z.iso.datetime()

/** Why somebody of the office looked at a file, where it is known. */
export const LOOK_PURPOSES = ['owner', 'unassigned', 'colleague', 'oversight'] as const
export type LookPurpose = (typeof LOOK_PURPOSES)[number]

/** One visit of somebody to a client's file: what they did there without a break of a quarter of an hour. */
export const FileVisit = z.object({
  /** Grows with time. */
  id: z.int(),
  from: instant,
  until: instant,
  /** Null where the account is gone; the mark tells two of them apart. */
  name: z.nullable(z.string()),
  mark: z.string(),
  /** A role, or the name of a program of ours. */
  role: z.string(),
  purpose: z.nullable(z.enum(LOOK_PURPOSES)),
  /** In the words of the audit: 'case.readAnswers'. */
  acts: z.array(z.string()),
})
export type FileVisit = z.output<typeof FileVisit>

export const privacy = {
  visits: {
    method: 'GET',
    path: '/api/privacy/visits',
    summary: 'Who of the office was at my file, when and why, the newest first',
    audience: 'signedIn',
    input: z.object(ListPage),
    output: z.object({ visits: z.array(FileVisit), next: z.nullable(z.string()) }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
