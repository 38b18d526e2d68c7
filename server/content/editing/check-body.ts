import { CONTENT_KINDS, type ContentKind, type ContentPart } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { toIssues } from '@rahnama/contract/to-issues.ts'
import type { Db } from '../../db/db.ts'
import { claimsNamedIn } from '../say-claims.ts'
import { contradictsRules } from './length-claims.ts'
import { unknownClaims } from './queries.ts'

/**
 * A body may be saved when it has the shape of its kind, names only claims of the register and contradicts no rule.
 * `field` is where it stood in the input.
 */
export async function checkBody(
  db: Db,
  {
    kind,
    slug,
    part,
    body,
    field,
  }: { kind: ContentKind; slug: string; part: ContentPart; body: unknown; field: string },
): Promise<object> {
  const schema = part === 'facts' ? CONTENT_KINDS[kind].facts : CONTENT_KINDS[kind].text
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const issues = toIssues(parsed.error).map((issue) => ({ ...issue, field: `${field}.${issue.field}` }))
    throw new AppError('INVALID_INPUT', { issues })
  }
  const unknown = await unknownClaims(db, claimsIn(parsed.data))
  if (unknown.length > 0) throw new AppError('INVALID_INPUT', { issues: [{ field, fault: 'NOT_A_CHOICE' }] })
  if (kind === 'claim' && part === 'facts' && contradictsRules(slug, parsed.data)) {
    throw new AppError('INVALID_INPUT', { issues: [{ field: `${field}.figure.from`, fault: 'SET_BY_RULES' }] })
  }
  return parsed.data
}

function claimsIn(body: object): string[] {
  const listed = 'blocks' in body && Array.isArray(body.blocks) ? body.blocks : []
  const shown = listed.flatMap((block) => (block.type === 'stats' ? block.claims : []))
  const times = 'times' in body && Array.isArray(body.times) ? body.times : []
  return [...claimsNamedIn(JSON.stringify(body)), ...shown, ...times]
}
