import type { PictureView } from '@rahnama/contract/media/media.ts'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

type PictureProps = {
  picture: PictureView
  /** How wide it is drawn, as `sizes` of HTML says it: the browser chooses the smallest file that is sharp enough. */
  sizes: string
  /** It stands where everybody sees it first: it is fetched at once. */
  isFirst?: boolean
  className?: string | undefined
}

/** Its place is kept free from the start, so nothing moves when it arrives. */
export function Picture({ picture: { src, width, height, alt, sources }, sizes, isFirst, className }: PictureProps) {
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={classNames(styles.image, className)}
        {...{ src, width, height, alt }}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
