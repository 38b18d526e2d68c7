import { EmptyPage } from '../app/empty-page.tsx'
import type { EmptyPageTexts } from '../i18n/page-texts.ts'
import styles from './site.module.css'

export function EmptySitePage({ texts }: { texts: EmptyPageTexts }) {
  return (
    <div className={styles.page}>
      <EmptyPage texts={texts} />
    </div>
  )
}
