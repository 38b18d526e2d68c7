import type { MediaRow } from '@rahnama/contract/media/media.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import styles from './media.module.css'

/** The name beside it says what it is. */
export function Thumbnail({ row, isLarge = false }: { row: Pick<MediaRow, 'kind' | 'picture'>; isLarge?: boolean }) {
  return (
    <span className={styles.thumbnail} data-large={isLarge}>
      {row.picture ? (
        <Picture picture={row.picture} sizes={isLarge ? '20rem' : '4rem'} className={styles.thumbnailImage} />
      ) : (
        <Icon name={row.kind === 'image' ? 'image' : 'file'} size={isLarge ? 'large' : 'medium'} />
      )}
    </span>
  )
}
