import { formats, LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import type { ReasonWording, SendBackReason } from '@rahnama/contract/send-back-reasons.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { reasonsQuery } from './queries.ts'
import { ReasonActs } from './reason-acts.tsx'
import { ReasonForm } from './reason-form.tsx'
import styles from './send-back-reasons.module.css'

/** One reason: what the client reads in either language, what it said before, and its place in the list. */
export function ReasonDetail({ id }: { id: string }) {
  const texts = useTexts('sendBackReasons')
  const errors = useTexts('errors')
  const { data: reasons, error } = useQuery(reasonsQuery)
  if (error && !reasons) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!reasons) return <SkeletonList rows={4} />
  const reason = reasons.find((each) => each.id === id)
  return reason ? <Shown reason={reason} reasons={reasons} /> : <p>{texts.gone}</p>
}

function Shown({ reason, reasons }: { reason: SendBackReason; reasons: readonly SendBackReason[] }) {
  const texts = useTexts('sendBackReasons')
  const { states } = useTexts('sendBackColumns')
  const { language } = useLanguage()
  const [now, ...earlier] = reason.wordings
  if (!now) return null
  return (
    <div className={styles.detail}>
      <p className={styles.name}>
        <span>{now.name[language]}</span>{' '}
        <Badge tone={reason.retiredAt ? 'neutral' : 'success'}>
          {states[reason.retiredAt ? 'retired' : 'offered']}
        </Badge>
      </p>
      <Wording wording={now} />
      <p className={styles.soft}>{texts.pastStays}</p>
      <div className={styles.acts}>
        <ReasonForm key={now.number} reason={reason} />
        <ReasonActs reason={reason} reasons={reasons} />
      </div>
      {earlier.length > 0 && (
        <section>
          <h3>{texts.earlier}</h3>
          <ul className={styles.wordings}>
            {earlier.map((wording) => (
              <li key={wording.number}>
                <Wording wording={wording} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Wording({ wording }: { wording: ReasonWording }) {
  const texts = useTexts('sendBackReasons')
  const { remedies } = useTexts('sendBackColumns')
  const { date } = formats(useLanguage().language)
  const { sentence, remedy, since, by } = wording
  return (
    <div className={styles.wording}>
      {LANGUAGES.map((each) => (
        <p key={each} lang={each} dir={each === 'fa' ? 'rtl' : 'ltr'}>
          {sentence[each]}
        </p>
      ))}
      <p className={styles.soft}>
        {remedies[remedy]} · {since ? texts.wordedOn(by ?? texts.somebody, date(since)) : texts.shipped}
      </p>
    </div>
  )
}
