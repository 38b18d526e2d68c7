import type { BlockView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../i18n/i18n.tsx'
import styles from './contents.module.css'

/** The sections of a long page in a row of links, so that a visitor skips to the one they came for. */
export function Contents({ blocks }: { blocks: readonly BlockView[] }) {
  const { contents } = useTexts('site').content.article
  return (
    <nav className={styles.contents} aria-label={contents} data-print="hidden">
      <ul className={styles.links}>
        {blocks.map((block, place) =>
          hasSection(block) ? (
            <li key={sectionIdOf(place)}>
              <a href={`#${sectionIdOf(place)}`}>{block.title}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}

export function sectionIdOf(place: number): string {
  return `part-${place}`
}

function hasSection(block: BlockView): block is Extract<BlockView, { title: string }> {
  return ['services', 'steps', 'cards', 'stories', 'articles'].includes(block.type)
}
