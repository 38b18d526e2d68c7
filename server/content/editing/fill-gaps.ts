import { CONTENT_KINDS, type ContentKind, type ContentPart } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { toIssues, WITH_INPUT } from '@rahnama/contract/to-issues.ts'

type Body = Record<string, unknown>
type Path = readonly PropertyKey[]

const MISSING_WORDS = '…'

/**
 * Makes an unfinished draft one that can be shown: words that are missing are dots, and a block of which more is
 * missing is left out. What cannot be shown even so is refused by its fields.
 */
export function fillGaps(kind: ContentKind, part: ContentPart, body: Body): object {
  const schema = part === 'facts' ? CONTENT_KINDS[kind].facts : CONTENT_KINDS[kind].text
  const issuesIn = (draft: Body) => schema.safeParse(draft, WITH_INPUT).error?.issues ?? []
  const filled = structuredClone(body)
  for (const { path, input } of issuesIn(filled)) {
    if (input === undefined || (typeof input === 'string' && input.trim() === '')) set(filled, path, wordsFor(path))
  }
  const broken = new Set(issuesIn(filled).flatMap(({ path: [name, place] }) => (name === 'blocks' ? [place] : [])))
  if (Array.isArray(filled.blocks)) filled.blocks = filled.blocks.filter((_, place) => !broken.has(place))
  const parsed = schema.safeParse(filled, WITH_INPUT)
  if (parsed.success) return parsed.data
  const issues = toIssues(parsed.error).map((issue) => ({ ...issue, field: `${part}.${issue.field}` }))
  throw new AppError('INVALID_INPUT', { issues })
}

function wordsFor(path: Path): string {
  return path.at(-1) === 'href' ? '/' : MISSING_WORDS
}

function set(body: Body, path: Path, value: string): void {
  let at: unknown = body
  for (const step of path.slice(0, -1)) at = (at as Record<PropertyKey, unknown> | undefined)?.[step]
  const last = path.at(-1)
  if (typeof at === 'object' && at !== null && last !== undefined) (at as Record<PropertyKey, unknown>)[last] = value
}
