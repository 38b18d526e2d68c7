import { Assessment, OpenAnswers, Places, RuleSets } from './eligibility/eligibility-result.ts'
import { LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

const id = z.uuid()
const language = z.enum(LANGUAGES)

/** A line of the list of kept reports. */
export const ReportSummary = z.object({
  id,
  /** Anyone who holds the report can have it confirmed by this. */
  code: z.string(),
  madeAt: z.iso.datetime(),
  on: z.iso.date(),
  ruleSets: RuleSets,
  low: z.int(),
  high: z.int(),
})
export type ReportSummary = z.output<typeof ReportSummary>

export const Report = z.extend(ReportSummary, {
  assessment: Assessment,
  places: Places,
  /** The checksum of the stored result, as printed on the report. */
  checksum: z.string(),
  /** These are different today. The report itself stays as it was. */
  changedSince: z.object({ rules: z.boolean(), profile: z.boolean() }),
})
export type Report = z.output<typeof Report>

/** The answer has only what somebody who holds the report can compare with it. */
const Verification = z.union([
  z.object({ isGenuine: z.literal(false) }),
  z.object({
    isGenuine: z.literal(true),
    code: z.string(),
    on: z.iso.date(),
    ruleSet: z.string(),
    low: z.int(),
    high: z.int(),
    initial: z.string(),
  }),
])

export const reports = {
  create: {
    method: 'POST',
    path: '/api/reports',
    summary: 'Save a report of my profile as it is; the same answers on the same day give the same report',
    audience: 'signedIn',
    input: z.object({}),
    output: z.union([
      z.object({ outcome: z.literal('kept'), report: ReportSummary }),
      z.object({ outcome: z.literal('tooEmpty'), missing: OpenAnswers }),
    ]),
    errors: [],
  },
  list: {
    method: 'GET',
    path: '/api/reports',
    summary: 'My saved reports, newest first',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({ reports: z.array(ReportSummary) }),
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/reports/{id}',
    summary: 'A saved report exactly as it was, and what has changed since',
    audience: 'signedIn',
    input: z.object({ id }),
    output: Report,
    errors: ['NOT_FOUND'],
  },
  download: {
    method: 'POST',
    path: '/api/reports/{id}/download',
    summary: 'A short-lived link to a saved report as PDF',
    audience: 'signedIn',
    input: z.object({ id, language }),
    output: z.object({ url: z.string(), fileName: z.string() }),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  verify: {
    method: 'POST',
    path: '/api/reports/verify',
    summary: 'Whether a report with this code is genuine, and what it says at its core',
    audience: 'public',
    input: z.object({ code: z.string().check(z.maxLength(60)) }),
    output: Verification,
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Procedure>
