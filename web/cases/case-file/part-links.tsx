import { Link } from 'react-router'
import { useTexts } from '../../i18n/i18n.tsx'
import { keepInStrip } from '../../ui/tabs/tabs.tsx'
import styles from './part-links.module.css'
import { PARTS, type Part, partAddress } from './parts.ts'

/** Each part has an address of its own, so these are links. */
export function PartLinks({ folio, part }: { folio: string; part: Part }) {
  const { parts, partsLabel } = useTexts('caseFile')
  return (
    <nav aria-label={partsLabel} className={styles.links}>
      {PARTS.map((each) => (
        <Link
          key={each}
          ref={each === part ? keepInStrip : undefined}
          to={partAddress(folio, each)}
          preventScrollReset
          className={styles.link}
          data-part={each}
          aria-current={each === part ? 'page' : undefined}
        >
          {parts[each]}
        </Link>
      ))}
    </nav>
  )
}
