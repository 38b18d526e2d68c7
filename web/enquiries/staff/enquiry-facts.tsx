import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { countryName } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { DueTime } from './due-time.tsx'
import { Moment } from './moment.tsx'
import { OfficeTime } from './office-time.tsx'
import styles from './staff.module.css'

export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { enquiries: texts, enquiryStates, languages } = useTexts('cases')
  const { services } = useTexts('enquiries')
  const { language } = useLanguage()
  const { columns, details } = texts
  const { state, serviceType, country, phone, assignee, answeredAt, replyMinutes } = enquiry
  return (
    <dl className={styles.facts}>
      <dt>{details.from}</dt>
      <dd>
        <bdi>{enquiry.name}</bdi>
      </dd>
      <dt>{details.email}</dt>
      <dd>
        <a href={`mailto:${enquiry.email}`} dir="ltr">
          {enquiry.email}
        </a>
      </dd>
      {phone && (
        <>
          <dt>{details.phone}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
              {phone}
            </a>
          </dd>
        </>
      )}
      {country && (
        <>
          <dt>{details.country}</dt>
          <dd>{countryName(country, language)}</dd>
        </>
      )}
      <dt>{columns.service}</dt>
      <dd>{serviceType ? services[serviceType] : texts.noService}</dd>
      <dt>{columns.language}</dt>
      <dd>{languages[enquiry.language]}</dd>
      <dt>{details.state}</dt>
      <dd>{enquiryStates[state]}</dd>
      <dt>{columns.received}</dt>
      <dd>
        <Moment at={enquiry.receivedAt} />
      </dd>
      {state === 'open' && (
        <>
          <dt>{columns.due}</dt>
          <dd>
            <DueTime {...enquiry} />
          </dd>
        </>
      )}
      {(state === 'open' || answeredAt) && (
        <>
          <dt>{answeredAt ? columns.replyTime : details.waited}</dt>
          <dd>
            <OfficeTime minutes={replyMinutes} />
            <span className={styles.soft}>{texts.officeTime}</span>
          </dd>
        </>
      )}
      <dt>{columns.owner}</dt>
      <dd>{assignee ? <bdi>{assignee.name}</bdi> : texts.nobody}</dd>
    </dl>
  )
}
