import { formats } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useId, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import styles from './chart-frame.module.css'

/** What every chart is given besides its figures. */
export type ChartProps = {
  title: string
  /** One sentence that says what there is to see. */
  about?: ReactNode
  /** How a figure is written; a plain number without it. */
  format?: (value: number) => string
}

export type ChartTable = { headers: readonly string[]; rows: readonly (readonly [string, ...string[]])[] }

/** Every chart is also a table, one press away. */
export function ChartFrame({
  title,
  about,
  table,
  children,
}: Omit<ChartProps, 'format'> & { table: ChartTable; children: ReactNode }) {
  const texts = useTexts('ui').chart
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  return (
    <figure className={styles.frame} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <div className={styles.words}>
          <div className={styles.title} id={id}>
            {title}
          </div>
          {about && <div className={styles.about}>{about}</div>}
        </div>
        <Button variant="quiet" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? texts.asChart : texts.asTable}
        </Button>
      </figcaption>
      {isTable ? <Table title={title} table={table} /> : children}
    </figure>
  )
}

function Table({ title, table: { headers, rows } }: { title: string; table: ChartTable }) {
  return (
    // A wide table scrolls sideways, and the keyboard has to reach it.
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={headers[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function useFormat(format: ChartProps['format']): (value: number) => string {
  const { number } = formats(useLanguage().language)
  return format ?? ((value) => number(value))
}

/** Colours and patterns repeat after five. */
export function placeOf(index: number): number {
  return (index % 5) + 1
}

export function percentOf(value: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * value) / whole)
}
