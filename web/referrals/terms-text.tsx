import { formats } from '@rahnama/contract/locale/locale.ts'
import type { CommissionShare, ReferralTerms } from '@rahnama/contract/referral-terms.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import styles from './referrals.module.css'

const BASIS_POINTS_PER_PERCENT = 100

/** What one milestone brings, in words. */
export function useShareText(): (share: Pick<CommissionShare, 'kind' | 'amount'>) => string {
  const texts = useTexts('referrals').terms
  const { percent, cents } = formats(useLanguage().language)
  return ({ kind, amount }) =>
    kind === 'percent' ? texts.percent(percent(amount / BASIS_POINTS_PER_PERCENT)) : texts.fixed(cents(amount, 'CAD'))
}

export function TermsText({ terms: { version, holdDays, shares, setAt } }: { terms: ReferralTerms }) {
  const texts = useTexts('referrals').terms
  const { milestones, rounding } = useTexts('commission')
  const { number, days, date } = formats(useLanguage().language)
  const say = useShareText()
  return (
    <div className={styles.stack}>
      <p className={styles.words}>
        <strong>{texts.version(number(version))}</strong> <span className={styles.soft}>· {date(setAt)}</span>
      </p>
      <Facts>
        {shares.map((share) => (
          <Fact key={share.milestone} name={milestones[share.milestone]}>
            {say(share)}
          </Fact>
        ))}
      </Facts>
      <p className={styles.soft}>
        {texts.hold(days(holdDays))} {rounding}
      </p>
    </div>
  )
}
