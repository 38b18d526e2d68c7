import { deviceTimeZone, formats, isolate, OFFICE_TIME_ZONE, twoClocks } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Avatar } from '../ui/avatar/avatar.tsx'
import { useExactDay } from '../ui/exact-day/exact-day.tsx'
import { ButtonLink, TextLink } from '../ui/link/link.tsx'
import styles from './consultant-card.module.css'
import { supportQuery } from './queries.ts'
import { writeAbout } from './write-about.ts'

/** Who answers, when and how soon, and one tap to write or to meet. */
export function ConsultantCard({ applicationId }: { applicationId?: string }) {
  const texts = useTexts('support')
  const { language } = useLanguage()
  const { number, percent, list, time } = formats(language)
  const own = formats(language, { timeZone: deviceTimeZone() || OFFICE_TIME_ZONE })
  const exact = useExactDay()
  const { data } = useSuspenseQuery(supportQuery)
  const { consultant, opens, closes, replyBy, replyOfficeHours, kept, contact } = data
  const zone = deviceTimeZone() || OFFICE_TIME_ZONE
  const isAbroad = own.time(opens) !== time(opens)
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <Avatar seed={consultant?.name ?? 'office'} />
        <div>
          <p className={styles.name}>{consultant ? <bdi>{consultant.name}</bdi> : texts.team}</p>
          {consultant && (
            <p className={styles.soft}>
              {texts.writes(list(consultant.languages.map((each) => texts.languages[each])))}
            </p>
          )}
        </div>
      </div>
      <ul className={styles.facts}>
        <li>
          {texts.hours(time(opens), time(closes))}
          {isAbroad && <span className={styles.soft}> {texts.yourTime(own.time(opens), own.time(closes))}</span>}
        </li>
        <li>
          {texts.promise(number(replyOfficeHours))}{' '}
          <span className={styles.soft}>
            {texts.replyBy(exact(replyBy), twoClocks(replyBy, [zone, OFFICE_TIME_ZONE], language))}
          </span>
        </li>
        {kept && <li>{texts.kept(percent(kept.percent), number(kept.answers))}</li>}
      </ul>
      <div className={styles.acts}>
        <ButtonLink to={writeAbout(applicationId ? { applicationId } : {})} icon="messages" variant="primary">
          {consultant ? texts.write(isolate(consultant.name)) : texts.writeUs}
        </ButtonLink>
        <ButtonLink to={href('portalBooking', { type: consultant ? 'follow-up' : 'initial' })} icon="calendar">
          {texts.book}
        </ButtonLink>
      </div>
      <p className={styles.ways}>
        {contact.phone && (
          <TextLink href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} icon="phone">
            <span dir="ltr">{contact.phone}</span>
          </TextLink>
        )}
        {contact.whatsapp && (
          <TextLink href={`https://wa.me/${contact.whatsapp.replace(/\D/g, '')}`} rel="noreferrer" icon="external">
            {texts.whatsapp}
          </TextLink>
        )}
        {contact.telegram && (
          <TextLink href={`https://t.me/${contact.telegram.replace(/^@/, '')}`} rel="noreferrer" icon="external">
            {texts.telegram}
          </TextLink>
        )}
      </p>
    </div>
  )
}
