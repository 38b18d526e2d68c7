import { z } from '../zod.ts'

/** A piece of plain text, perhaps strong, perhaps a link. */
export const Inline = z.object({ text: z.string(), href: z.optional(z.string()), isStrong: z.optional(z.boolean()) })
export type Inline = z.output<typeof Inline>

export const ProseNode = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.array(Inline) }),
  z.object({ type: z.literal('paragraph'), text: z.array(Inline) }),
  /** A paragraph set apart: a warning, or what to remember. */
  z.object({ type: z.literal('note'), text: z.array(Inline) }),
  z.object({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(Inline)) }),
  z.object({ type: z.literal('table'), head: z.array(z.array(Inline)), rows: z.array(z.array(z.array(Inline))) }),
])
export type ProseNode = z.output<typeof ProseNode>

/**
 * An owner types this: blank lines part paragraphs; `## ` and `### ` make headings, `- ` and `1. ` or `۱. ` lists, `>
 * ` a note, `| a | b |` a table whose first row is its head; `**strong**` and `[label](/path)` work inside all of
 * them.
 */
export function parseProse(source: string): ProseNode[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((chunk) => parseChunk(chunk.trim()))
}

/** Persian authors number with Persian digits. */
const ORDERED = /^[\d۰-۹]+\. /

const HEADING = /^(##|###)\s+(\S.*)$/s

function parseChunk(chunk: string): ProseNode[] {
  const lines = chunk.split('\n').map((line) => line.trim())
  const below = lines.findIndex((line) => !HEADING.test(line))
  const headings = below < 0 ? lines : lines.slice(0, below)
  return [...headings.map(headingOf), ...blockOf(below < 0 ? [] : lines.slice(below))]
}

function headingOf(line: string): ProseNode {
  const [, marks, text = ''] = HEADING.exec(line) ?? []
  return { type: 'heading', level: marks === '##' ? 2 : 3, text: parseInline(text) }
}

function blockOf(lines: readonly string[]): ProseNode[] {
  if (lines.every((line) => line === '')) return []
  if (lines.every((line) => line.startsWith('> '))) return [{ type: 'note', text: joined(lines, /^> /) }]
  if (lines.every((line) => line.startsWith('- '))) return [listOf(lines, /^- /, false)]
  if (lines.every((line) => ORDERED.test(line))) return [listOf(lines, ORDERED, true)]
  if (lines.every((line) => line.startsWith('|') && line.endsWith('|'))) return [tableOf(lines)]
  return [{ type: 'paragraph', text: joined(lines, /^/) }]
}

function joined(lines: readonly string[], mark: RegExp): Inline[] {
  return parseInline(lines.map((line) => line.replace(mark, '')).join(' '))
}

function listOf(lines: readonly string[], mark: RegExp, isOrdered: boolean): ProseNode {
  return { type: 'list', isOrdered, items: lines.map((line) => parseInline(line.replace(mark, ''))) }
}

function tableOf(lines: readonly string[]): ProseNode {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => parseInline(cell.trim())),
  )
  return { type: 'table', head, rows }
}

/** No part may hold the sign that opens it: then no letter is read more than a few times, however often a sign is repeated. */
const MARKS = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^[\]]+)\]\((?<href>[^()\s]+)\)/g
/** To a browser `/\` is `//`: another site. */
const SAFE_HREF = /^(\/(?![/\\])|https:\/\/|mailto:|#)/

export function isSafeHref(href: string): boolean {
  return SAFE_HREF.test(href)
}

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push(markOf(match))
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A link that leads nowhere safe stays as typed, so its author sees it. */
function markOf(match: RegExpMatchArray): Inline {
  const { strong, label = '', href = '' } = match.groups ?? {}
  if (strong !== undefined) return { text: strong, isStrong: true }
  return isSafeHref(href) ? { text: label, href } : { text: match[0] }
}
