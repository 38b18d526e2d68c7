import type { Inline, ProseNode } from '@rahnama/contract/content/content.ts'
import { Fragment } from 'react'
import { Anchor } from '../../ui/link/link.tsx'
import { destinationOf } from '../destination-of.ts'
import { anchorOf } from './headings.ts'
import styles from './prose.module.css'

export { headingsOf } from './headings.ts'

type ProseProps = {
  nodes: readonly ProseNode[]
  /** The level a `## ` becomes, so that an outline never skips one. */
  topLevel?: 2 | 3 | 4
}

/** Running text as its author typed it. What it holds never moves, so places serve as keys. */
export function Prose({ nodes, topLevel = 2 }: ProseProps) {
  return (
    <div className={`prose ${styles.prose}`}>
      {nodes.map((node, place) => (
        <Node key={place} node={node} topLevel={topLevel} />
      ))}
    </div>
  )
}

function Node({ node, topLevel }: { node: ProseNode; topLevel: number }) {
  switch (node.type) {
    case 'heading': {
      const Heading = `h${Math.min(topLevel + node.level - 2, 6)}` as 'h2'
      return (
        <Heading id={anchorOf(node)} tabIndex={-1}>
          <InlineText text={node.text} />
        </Heading>
      )
    }
    case 'note':
      return (
        <p className={styles.note} role="note">
          <InlineText text={node.text} />
        </p>
      )
    case 'list':
      return <List {...node} />
    case 'table':
      return <Table {...node} />
    case 'paragraph':
      return (
        <p>
          <InlineText text={node.text} />
        </p>
      )
  }
}

function List({ isOrdered, items }: Extract<ProseNode, { type: 'list' }>) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element>
      {items.map((item, place) => (
        <li key={place}>
          <InlineText text={item} />
        </li>
      ))}
    </Element>
  )
}

function Table({ head, rows }: Extract<ProseNode, { type: 'table' }>) {
  return (
    <div className={styles.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function InlineText({ text }: { text: readonly Inline[] }) {
  return text.map(({ text: words, href, isStrong }, place) => {
    if (href)
      return (
        <Anchor key={place} {...destinationOf(href)}>
          {words}
        </Anchor>
      )
    return isStrong ? <strong key={place}>{words}</strong> : <Fragment key={place}>{words}</Fragment>
  })
}
