import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './queue.module.css'

/** What came or rose meanwhile. It lies over the table, so that nothing under it moves, and is said once. */
export function News({ count, onShow }: { count: number; onShow: () => void }) {
  const { news } = useTexts('desk').queue
  const { number } = formats(useLanguage().language)
  return (
    <div className={styles.news} aria-live="polite">
      {count > 0 && (
        <Button size="small" variant="primary" icon="arrow-up" onClick={onShow}>
          {news(number(count))}
        </Button>
      )}
    </div>
  )
}
