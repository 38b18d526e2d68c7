import { TextLink } from '../ui/link/link.tsx'
import styles from './fees.module.css'
import type { SaidFee } from './say-fee.ts'

type FeeLinesProps = {
  /** Our own fee with what it is called; null where nothing is said in public. */
  ours?: { label: string; fee: string } | null
  lines: readonly SaidFee[]
  officialPage: string
}

/** Fees, each with its source and the day we read it. */
export function FeeLines({ ours, lines, officialPage }: FeeLinesProps) {
  return (
    <dl className={styles.fees}>
      {ours && (
        <div className={styles.fee}>
          <dt>{ours.label}</dt>
          <dd>
            <strong>{ours.fee}</strong>
          </dd>
        </div>
      )}
      {lines.map(({ name, amount, read, page }) => (
        <div key={name} className={styles.fee}>
          <dt>{name}</dt>
          <dd>
            {amount && <strong>{amount} </strong>}
            <span className={styles.soft}>
              {read && (
                <>
                  <TextLink href={read.href}>{read.label}</TextLink>
                  {' · '}
                </>
              )}
              <TextLink href={page} aria-label={`${officialPage}: ${name}`}>
                {officialPage}
              </TextLink>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
