import { splitFee } from '@rahnama/contract/our-fees.ts'
import type { SaidFee } from '@rahnama/contract/texts/texts.ts'
import { TextLink } from '../ui/link/link.tsx'
import styles from './fees.module.css'

type FeeLinesProps = {
  /** Our own fees, each with what it is called. */
  ours?: readonly { label: string; fee: string }[]
  lines: readonly SaidFee[]
  officialPage: string
}

/** Fees, each with its source and the day we read it. */
export function FeeLines({ ours = [], lines, officialPage }: FeeLinesProps) {
  return (
    <dl className={styles.fees}>
      {ours.map(({ label, fee }) => (
        <div key={label} className={styles.fee}>
          <dt>{label}</dt>
          <OurFee fee={fee} />
        </div>
      ))}
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

function OurFee({ fee }: { fee: string }) {
  const { amount, hint } = splitFee(fee)
  return (
    <dd>
      <strong>{amount}</strong> {hint && <span className={styles.soft}>{hint}</span>}
    </dd>
  )
}
