import type { ServiceView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { ServiceIntake } from '../blocks/blocks.tsx'
import { useWrittenIn } from '../written-in.tsx'
import styles from './service-table.module.css'

/** Side by side: what is open, since when, and how long it takes. */
export function ServiceTable({ services }: { services: readonly ServiceView[] }) {
  const { comparison } = useTexts('site').content.services
  const writtenIn = useWrittenIn()
  const hasTimes = services.some(({ times }) => times.length > 0)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{comparison.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{comparison.service}</th>
          <th scope="col">{comparison.today}</th>
          {hasTimes && <th scope="col">{comparison.time}</th>}
        </tr>
      </thead>
      <tbody>
        {services.map(({ slug, title, intakes, variesByProvince, times, language }) => (
          <tr key={slug} {...writtenIn(language)}>
            <th scope="row">
              <a href={`#${slug}`}>{title}</a>
            </th>
            <td>
              <ServiceIntake {...{ intakes, variesByProvince }} />
            </td>
            {hasTimes && (
              <td>
                <ul className={styles.times}>
                  {times.map(({ key, figure, label }) => (
                    <li key={key}>
                      <strong>{figure}</strong> <span>{label}</span>
                    </li>
                  ))}
                </ul>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
