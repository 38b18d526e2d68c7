import {
  type ClaimFigure,
  CONTENT_KINDS,
  type ContentKind,
  type ContentPart,
} from '@rahnama/contract/content/content.ts'
import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { toIssues, WITH_INPUT } from '@rahnama/contract/to-issues.ts'
import type { z } from '@rahnama/contract/zod.ts'
import type { Db } from '../../db/db.ts'
import { LENGTH_CLAIMS, readConsultationMinutes } from '../consultation-minutes.ts'
import { claimsNamedIn } from '../say-claims.ts'
import { unknownClaims } from './queries.ts'

type Checked = {
  kind: ContentKind
  slug: string
  part: ContentPart
  body: Record<string, unknown>
  /** The body stood there in the input. */
  field: string
}

/** A draft may have gaps: it is refused only for what is wrong, such as an unsafe link or a word too many. */
export async function checkDraft(db: Db, draft: Checked): Promise<object> {
  const parsed = parse(draft)
  const wrong = parsed.error?.issues.filter((issue) => !isGap(issue)) ?? []
  if (wrong.length > 0) throw new AppError('INVALID_INPUT', { issues: named(toIssues({ issues: wrong }), draft.field) })
  const body = parsed.data ?? draft.body
  const issues = await issuesOfMeaning(db, draft, body, parsed.success)
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  return body
}

/** Answers everything that keeps a body from being read by the public. */
export async function issuesOf(db: Db, whole: Checked): Promise<Issue[]> {
  const parsed = parse(whole)
  if (parsed.error) return named(toIssues(parsed.error), whole.field)
  return issuesOfMeaning(db, whole, parsed.data, true)
}

function parse({ kind, part, body }: Checked) {
  const schema = part === 'facts' ? CONTENT_KINDS[kind].facts : CONTENT_KINDS[kind].text
  return schema.safeParse(body, WITH_INPUT)
}

function named(issues: readonly Issue[], at: string): Issue[] {
  return issues.map((issue) => ({ ...issue, field: `${at}.${issue.field}` }))
}

/** Something is not there yet: nothing typed, nothing chosen, or a list that is still too short. */
function isGap({ input, ...issue }: z.core.$ZodIssue): boolean {
  if (input === undefined || input === null) return true
  if (typeof input === 'string') return input.trim() === ''
  return issue.code === 'too_small' && Array.isArray(input)
}

/** A text names only claims of the register, and a claim contradicts no rule. */
async function issuesOfMeaning(
  db: Db,
  { kind, slug, part, field }: Checked,
  body: object,
  isWhole: boolean,
): Promise<Issue[]> {
  const keys = claimsIn(body)
  const unknown = keys.length > 0 ? await unknownClaims(db, keys) : []
  if (unknown.length > 0) return [{ field, fault: 'NOT_A_CHOICE' }]
  const isWrong = isWhole && kind === 'claim' && part === 'facts' && (await contradictsLength(db, slug, body))
  return isWrong ? [{ field: `${field}.figure.from`, fault: 'SET_BY_RULES' }] : []
}

/** A claim on the length of a consultation says the one it has; it follows by itself when that changes. */
async function contradictsLength(db: Db, slug: string, facts: object): Promise<boolean> {
  const type = LENGTH_CLAIMS.get(slug)
  if (type === undefined) return false
  const minutes = (await readConsultationMinutes(db))[type]
  const figure = 'figure' in facts ? (facts.figure as ClaimFigure | null) : null
  return !(figure?.from === minutes && figure.to === undefined && figure.unit === 'minutes' && !figure.isAtLeast)
}

function claimsIn(body: object): string[] {
  const listed = 'blocks' in body && Array.isArray(body.blocks) ? body.blocks : []
  const shown = listed.flatMap((block) => (block.type === 'stats' ? block.claims : []))
  const times = 'times' in body && Array.isArray(body.times) ? body.times : []
  return [...claimsNamedIn(JSON.stringify(body)), ...shown, ...times].filter((key) => key !== '')
}
