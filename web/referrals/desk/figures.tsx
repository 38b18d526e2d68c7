import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Funnel } from '../../ui/chart/chart.tsx'
import { figuresQuery } from '../queries.ts'
import styles from '../referrals.module.css'

export function Figures() {
  const texts = useTexts('referrals').figures
  const { milestones } = useTexts('commission')
  const { number, cents } = formats(useLanguage().language)
  const { referred, unseen, reached, money } = useSuspenseQuery(figuresQuery).data
  const consulted = reached.find(({ milestone }) => milestone === 'consulted')?.people ?? 0
  const sums = [
    [texts.referred, number(referred)],
    [texts.held, cents(money.heldCents, 'CAD')],
    [texts.owed, cents(money.owedCents, 'CAD')],
    [texts.paid, cents(money.paidCents, 'CAD')],
  ] as const
  return (
    <div className={styles.stack}>
      <dl className={styles.sums}>
        {sums.map(([name, value]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {referred > unseen && (
        <Funnel
          title={texts.lead}
          itemHeader={texts.people}
          // A case may come without a consultation, so that is no step on the way.
          steps={reached
            .filter(({ milestone }) => milestone !== 'consulted')
            .map(({ milestone, people }) => ({ label: milestones[milestone], value: people }))}
        />
      )}
      {consulted > 0 && <p className={styles.soft}>{texts.consulted(consulted, number(consulted))}</p>}
      {unseen > 0 && <p className={styles.soft}>{texts.unseen(unseen, number(unseen))}</p>}
    </div>
  )
}
