import styles from './file-view.module.css'
import type { OpenedFile } from './open-files.ts'
import { sizeTurned, type Turn } from './view-state.ts'

type PictureProps = { file: OpenedFile & { kind: 'picture' }; scale: number; turn: Turn; label: string }

/** Turned about its middle, in a box as large as the turned picture. */
export function Picture({ file: { url, width, height, onScreen }, scale, turn, label }: PictureProps) {
  const box = sizeTurned({ width: width * scale, height: height * scale }, turn)
  const drawn = {
    className: styles.picture,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    style: { transform: `rotate(${turn}deg)` },
  }
  const isEnlarged = onScreen !== undefined && width * scale * devicePixelRatio > onScreen.width
  return (
    <div className={styles.box} style={{ inlineSize: box.width, blockSize: box.height }}>
      <img {...drawn} src={onScreen?.url ?? url} alt={label} />
      {/* The copy stays beneath, so that nothing is blank while the original is decoded. */}
      {isEnlarged && <img {...drawn} src={url} alt="" decoding="async" data-original="" />}
    </div>
  )
}
