import type { ProseNode } from '@rahnama/contract/content/content.ts'

type HeadingNode = Extract<ProseNode, { type: 'heading' }>
export type Heading = { anchor: string; text: string }

/** The main headings of a text, for its table of contents. */
export function headingsOf(nodes: readonly ProseNode[]): Heading[] {
  return nodes
    .filter((node): node is HeadingNode => node.type === 'heading' && node.level === 2)
    .map((node) => ({ anchor: anchorOf(node), text: plainText(node) }))
}

/** Letters and digits of any script, so that a Persian heading has a Persian anchor. */
export function anchorOf(node: HeadingNode): string {
  return plainText(node)
    .toLowerCase()
    .replaceAll('\u200c', '-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

function plainText({ text }: HeadingNode): string {
  return text.map((part) => part.text).join('')
}
