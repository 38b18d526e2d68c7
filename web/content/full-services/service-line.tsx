import type { ServiceView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { ServiceIcon, ServiceIntake } from '../blocks/blocks.tsx'
import styles from './service-line.module.css'

/** As of when the lines are true, and what their columns say where they stand side by side. */
export function ServiceColumns({ hasTimes }: { hasTimes: boolean }) {
  const { comparison } = useTexts('site').content.services
  return (
    <div className={styles.columns}>
      <p>{comparison.caption}</p>
      <p className={styles.column} aria-hidden="true">
        {comparison.today}
      </p>
      {hasTimes && (
        <p className={styles.column} aria-hidden="true">
          {comparison.time}
        </p>
      )}
    </div>
  )
}

/** A service in one line that opens to its full account: what it is called, whether it is open, and how long it takes. */
export function ServiceLine({ service }: { service: ServiceView }) {
  const { slug, area, title, intakes, variesByProvince, times } = service
  return (
    <div className={styles.line}>
      <div className={styles.name}>
        <ServiceIcon slug={slug} area={area} />
        <h3>{title}</h3>
      </div>
      <ServiceIntake {...{ intakes, variesByProvince }} />
      {times.length > 0 && (
        <ul className={styles.times}>
          {times.map(({ key, figure, label }) => (
            <li key={key}>
              <strong>{figure}</strong> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
