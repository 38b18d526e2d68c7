import { placeOf } from './chart-frame.tsx'
import styles from './legend.module.css'

export type LegendEntry = { label: string; value?: string }

type LegendProps = { entries: readonly LegendEntry[]; shape?: 'area' | 'line'; along?: 'line' | 'page' }

/** The swatches carry the pattern of their part, so that the legend reads without colour. */
export function Legend({ entries, shape = 'area', along = 'line' }: LegendProps) {
  return (
    <ul className={styles.legend} data-along={along}>
      {entries.map(({ label, value }, index) => (
        <li key={label} className={styles.entry}>
          <span className={shape === 'area' ? styles.swatch : styles.stroke} data-place={placeOf(index)} />
          <span>{label}</span>
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Colour and pattern of a part; give the element its `data-place`. */
export const fillClass = styles.fill
