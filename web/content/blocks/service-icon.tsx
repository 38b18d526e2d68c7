import type { ServiceView } from '@rahnama/contract/content/content.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './service-icon.module.css'

/** Signs of the services the site starts with; one that the owner adds wears the sign of its country. */
const ICONS: Record<string, IconName> = {
  'startup-visa': 'startup',
  'inter-company-transfer': 'company',
  'express-entry': 'plane',
  'provincial-nominee': 'flag',
  'family-sponsorship': 'family',
  'study-in-canada': 'study',
  'university-selection': 'study',
  scholarships: 'seal',
  'language-courses': 'language',
  'medical-programs': 'plus',
}

export function ServiceIcon({ slug, area }: Pick<ServiceView, 'slug' | 'area'>) {
  return (
    <span className={styles.sign} data-area={area}>
      <Icon name={ICONS[slug] ?? (area === 'china' ? 'study' : 'leaf')} />
    </span>
  )
}
