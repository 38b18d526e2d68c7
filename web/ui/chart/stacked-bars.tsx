import { useTexts } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import styles from './bars.module.css'
import { ChartFrame, type ChartProps, placeOf, useFormat } from './chart-frame.tsx'
import { fillClass, Legend } from './legend.tsx'

export type StackedBarsProps = ChartProps & {
  parts: readonly string[]
  /** Values in the order of the parts. */
  rows: readonly { label: string; values: readonly number[] }[]
  itemHeader?: string
}

/** Wholes made of the same parts, beside each other. */
export function StackedBars({ parts, rows, itemHeader, ...chart }: StackedBarsProps) {
  const texts = useTexts('ui').chart
  const format = useFormat(chart.format)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const longest = Math.max(...rows.map(({ values }) => sum(values)), Number.EPSILON)
  const [onlyRow] = rows
  const isSingle = rows.length === 1 && onlyRow !== undefined
  return (
    <ChartFrame
      {...chart}
      table={{
        headers: [itemHeader ?? texts.item, ...parts, texts.total],
        rows: rows.map(({ label, values }) => [label, ...values.map(format), format(sum(values))]),
      }}
    >
      <div className={styles.stack}>
        <ul className={styles.bars}>
          {rows.map(({ label, values }) => (
            <li key={label} className={styles.bar}>
              <span className={styles.label}>{label}</span>
              <span className={styles.track} data-tall="">
                <span
                  className={styles.parts}
                  style={{ '--share': sum(values) / longest }}
                  role="img"
                  aria-label={parts.map((part, index) => `${part}: ${format(values[index] ?? 0)}`).join(', ')}
                >
                  {parts.map((part, index) => {
                    const value = values[index] ?? 0
                    return (
                      value > 0 && (
                        <span
                          key={part}
                          className={classNames(styles.part, fillClass)}
                          data-place={placeOf(index)}
                          style={{ '--share': value }}
                        />
                      )
                    )
                  })}
                </span>
              </span>
              <span className={styles.value}>{format(sum(values))}</span>
            </li>
          ))}
        </ul>
        <Legend
          entries={parts.map((label, index) =>
            isSingle ? { label, value: format(onlyRow.values[index] ?? 0) } : { label },
          )}
        />
      </div>
    </ChartFrame>
  )
}
