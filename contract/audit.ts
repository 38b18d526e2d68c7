import type { Procedure } from './procedure.ts'
import { ListFile, ListPage, ListSearch, ListTotal } from './user-list.ts'
import { z } from './zod.ts'

/** The first part of each act. */
export const AUDIT_CAPABILITIES = [
  'access',
  'case',
  'document',
  'message',
  'consultation',
  'enquiry',
  'content',
  'consent',
  'advisor',
  'user',
  'role',
  'invitation',
  'privacy',
  'mail',
  'list',
  'settings',
  'backup',
  'job',
  'media',
  'commission',
  'fees',
  'rulebook',
  'sendBackReason',
] as const

/** Whether a search is for who did it or for whom it concerns; without it, for either. */
export const AUDIT_SIDES = ['actor', 'client'] as const
export const AUDIT_PERIODS = ['day', 'week', 'month', 'quarter'] as const

export const AuditFilter = z.object({
  search: ListSearch,
  side: z.optional(z.enum(AUDIT_SIDES)),
  capability: z.optional(z.enum(AUDIT_CAPABILITIES)),
  period: z.optional(z.enum(AUDIT_PERIODS)),
})
export type AuditFilter = z.output<typeof AuditFilter>

/** Somebody in the audit: the entry holds their id alone, so who is gone has no name any more. */
const AuditPerson = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  /** When somebody who is gone was deleted. */
  goneAt: z.nullable(z.iso.datetime()),
})

export const AuditRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for a command or a job, whose name is the role. */
  actor: z.nullable(AuditPerson),
  actorRole: z.string(),
  act: z.string(),
  client: z.nullable(AuditPerson),
  /** Of the case it was done to, where it was one. */
  folio: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  outcome: z.enum(['done', 'refused']),
})
export type AuditRow = z.output<typeof AuditRow>

export const audit = {
  list: {
    method: 'GET',
    path: '/api/audit',
    summary: 'What was done to whom, by whom and why, the newest first',
    audience: 'admin',
    input: z.extend(AuditFilter, ListPage),
    output: z.object({ rows: z.array(AuditRow), next: z.nullable(z.string()), total: ListTotal }),
    errors: [],
  },
  export: {
    method: 'POST',
    path: '/api/audit/export',
    summary: 'A link to the audit as a CSV file',
    audience: 'admin',
    input: AuditFilter,
    output: ListFile,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
