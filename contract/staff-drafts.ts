import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

/** What is written about, such as `enquiry-…` with its id. */
const thing = z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/), z.maxLength(100))
/** As the editor that wrote it needs it back. */
const body = z.record(z.string(), z.unknown())

export const StaffDraft = z.object({ body, savedAt: z.iso.datetime() })
export type StaffDraft = z.output<typeof StaffDraft>

/** What staff are writing and have neither sent nor saved. Each person reads their own alone, on any device. */
export const staffDrafts = {
  read: {
    method: 'GET',
    path: '/api/staff-drafts/{thing}',
    summary: 'What I was writing about this; null when nothing',
    audience: 'caseReview',
    input: z.object({ thing }),
    output: z.object({ draft: z.nullable(StaffDraft) }),
    errors: [],
  },
  save: {
    method: 'PUT',
    path: '/api/staff-drafts/{thing}',
    summary: 'Save my draft of this, in place of the last one',
    audience: 'caseReview',
    input: z.object({ thing, body }),
    output: z.object({ savedAt: StaffDraft.shape.savedAt }),
    errors: [],
  },
  remove: {
    method: 'DELETE',
    path: '/api/staff-drafts/{thing}',
    summary: 'It was sent, saved or given up',
    audience: 'caseReview',
    input: z.object({ thing }),
    output: z.object({}),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
