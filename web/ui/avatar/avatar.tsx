import styles from './avatar.module.css'
import { drawTiles } from './draw-tiles.ts'

type AvatarProps = {
  /** The same seed always gives the same picture; use an id, not a name that may change. */
  seed: string
  size?: 'small' | 'medium' | 'large'
  /** The label is for where the name is not written beside it. */
  label?: string
}

/** A person as a small tiled pattern: nobody's photograph, and never anyone else's. */
export function Avatar({ seed, size = 'medium', label }: AvatarProps) {
  const { palette, tiles } = drawTiles(seed)
  return (
    <svg
      viewBox="0 0 40 40"
      className={styles.avatar}
      data-size={size}
      data-palette={palette}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect className={styles.ground} width="40" height="40" />
      {tiles.map(({ path, shade, place }) => (
        <path key={place} className={styles[shade]} d={path} />
      ))}
    </svg>
  )
}
