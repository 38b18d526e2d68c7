import { formats } from '@rahnama/contract/locale/locale.ts'
import type { CSSProperties, ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import styles from './progress-ring.module.css'

export type RingSection = { label: string; value: number; max: number }

type ProgressRingProps = {
  label: string
  sections: readonly RingSection[]
  /** This stands in the middle, such as the score. */
  children: ReactNode
  legend?: 'shown' | 'hidden'
}

/** Degrees left open between two sections, so that they part without colour. */
const GAP_DEGREES = 3

/** Each section's arc is as long as its share of the whole; its filled part is what was reached. */
export function ProgressRing({ label, sections, children, legend = 'shown' }: ProgressRingProps) {
  const texts = useTexts('ui').progress
  const { number } = formats(useLanguage().language)
  const words = ({ label: name, value, max }: RingSection) => texts.section(name, number(value), number(max))
  return (
    <figure className={styles.figure}>
      <div className={styles.ring} role="img" aria-label={[label, ...sections.map(words)].join('. ')}>
        <svg viewBox="0 0 120 120" className={styles.arcs} aria-hidden="true">
          {arcsOf(sections).map(({ section, start, length, filled }, index) => (
            <g key={section.label} data-place={(index % 5) + 1} className={styles.section}>
              <Arc className={styles.track} start={start} length={length} />
              {filled > 0 && <Arc className={styles.fill} start={start} length={filled} />}
            </g>
          ))}
        </svg>
        <div className={styles.centre}>{children}</div>
      </div>
      {legend === 'shown' && (
        <figcaption>
          <ul className={styles.legend}>
            {sections.map((section, index) => (
              <li key={section.label} data-place={(index % 5) + 1} className={styles.entry}>
                <span className={styles.name}>{section.label}</span>
                <span className={styles.value}>{texts.of(number(section.value), number(section.max))}</span>
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}

function arcsOf(sections: readonly RingSection[]) {
  const whole = sections.reduce((sum, { max }) => sum + max, 0)
  const open = sections.length > 1 ? GAP_DEGREES : 0
  let start = 0
  return sections.map((section) => {
    const span = whole === 0 ? 0 : (360 * section.max) / whole
    const length = Math.max(span - open, 0)
    const arc = {
      section,
      start,
      length,
      filled: section.max === 0 ? 0 : length * Math.min(section.value / section.max, 1),
    }
    start += span
    return arc
  })
}

function Arc({ start, length, className }: { start: number; length: number; className: string | undefined }) {
  return (
    <circle
      className={className}
      cx="60"
      cy="60"
      r="52"
      pathLength={360}
      style={{ '--length': length, '--start': `${start}deg` } as CSSProperties}
    />
  )
}
