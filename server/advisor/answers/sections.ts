import { type Inline, parseProse } from '@rahnama/contract/content/content.ts'
import type { Section } from './knowledge.ts'

const plain = (text: readonly Inline[]) => text.map((piece) => piece.text).join('')

/** An article by its headings; what stands before the first has none. */
export function sectionsOf(prose: string): Section[] {
  const sections: { heading: string; sentences: string[]; table: Section['table'] }[] = [
    { heading: '', sentences: [], table: null },
  ]
  for (const node of parseProse(prose)) {
    const last = sections.at(-1)
    if (!last) break
    if (node.type === 'heading') sections.push({ heading: plain(node.text), sentences: [], table: null })
    else if (node.type === 'list') last.sentences.push(...node.items.map(plain))
    else if (node.type === 'table')
      last.table = { head: node.head.map(plain), rows: node.rows.map((row) => row.map(plain)) }
    else last.sentences.push(plain(node.text))
  }
  return sections
}
