import styles from './file-view.module.css'
import type { OpenedFile } from './open-files.ts'
import { sizeTurned, type Turn } from './view-state.ts'

type PictureProps = { file: OpenedFile & { kind: 'picture' }; scale: number; turn: Turn; label: string }

/** Turned about its middle, in a box as large as the turned picture. */
export function Picture({ file: { url, width, height }, scale, turn, label }: PictureProps) {
  const box = sizeTurned({ width: width * scale, height: height * scale }, turn)
  return (
    <div className={styles.box} style={{ inlineSize: box.width, blockSize: box.height }}>
      <img
        className={styles.picture}
        src={url}
        alt={label}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        style={{ transform: `rotate(${turn}deg)` }}
      />
    </div>
  )
}
