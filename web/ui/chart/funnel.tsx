import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ChartFrame, type ChartProps, percentOf, useFormat } from './chart-frame.tsx'
import styles from './funnel.module.css'

export type FunnelProps = ChartProps & { steps: readonly { label: string; value: number }[]; itemHeader?: string }

/** How many go on from step to step. */
export function Funnel({ steps, itemHeader, ...chart }: FunnelProps) {
  const texts = useTexts('ui').chart
  const { percent } = formats(useLanguage().language)
  const format = useFormat(chart.format)
  const widest = Math.max(...steps.map(({ value }) => value), Number.EPSILON)
  const kept = (index: number) => {
    const before = steps[index - 1]
    return before ? percent(percentOf(steps[index]?.value ?? 0, before.value)) : ''
  }
  return (
    <ChartFrame
      {...chart}
      table={{
        headers: [itemHeader ?? texts.item, texts.value, texts.ofPrevious],
        rows: steps.map(({ label, value }, index) => [label, format(value), kept(index)]),
      }}
    >
      <ol className={styles.steps}>
        {steps.map(({ label, value }, index) => (
          <li key={label} className={styles.step}>
            <span>
              <span>{label}</span>
              <span className={styles.stepValue}>
                <strong>{format(value)}</strong>
                {index > 0 && <span>{texts.kept(kept(index))}</span>}
              </span>
            </span>
            <span className={styles.body}>
              <span className={styles.length} style={{ '--share': value / widest }} />
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  )
}
