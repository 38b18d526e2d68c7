import type { ContentLink } from '@rahnama/contract/content/content.ts'
import { ButtonLink } from '../../ui/link/link.tsx'
import { destinationOf } from '../destination-of.ts'
import styles from './actions.module.css'

/** The first one is the next step; a page has only one of those colours at a time. */
export function Actions({ actions }: { actions: readonly ContentLink[] }) {
  if (actions.length === 0) return null
  return (
    <div className={styles.actions} data-print="hidden">
      {actions.map(({ label, href }, place) => (
        <ButtonLink
          key={`${href} ${label}`}
          {...destinationOf(href)}
          size="large"
          variant={place === 0 ? 'primary' : 'secondary'}
          {...(place === 0 && { iconEnd: 'arrow-forward' })}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
