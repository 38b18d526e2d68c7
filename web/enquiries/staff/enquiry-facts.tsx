import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { countryName } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Fact, Facts } from '../../ui/facts/facts.tsx'
import { Moment } from '../../ui/moment/moment.tsx'
import { DueTime } from './due-time.tsx'
import { OfficeTime } from './office-time.tsx'
import styles from './staff.module.css'

export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { enquiries: texts, enquiryStates, languages } = useTexts('cases')
  const { services } = useTexts('enquiries')
  const { language } = useLanguage()
  const { columns, details } = texts
  const { state, serviceType, country, phone, assignee, answeredAt, replyMinutes } = enquiry
  return (
    <Facts>
      <Fact name={details.from}>
        <bdi>{enquiry.name}</bdi>
      </Fact>
      <Fact name={details.email}>
        <a href={`mailto:${enquiry.email}`} dir="ltr">
          {enquiry.email}
        </a>
      </Fact>
      {phone && (
        <Fact name={details.phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
            {phone}
          </a>
        </Fact>
      )}
      {country && <Fact name={details.country}>{countryName(country, language)}</Fact>}
      <Fact name={columns.service}>{serviceType ? services[serviceType] : texts.noService}</Fact>
      <Fact name={columns.language}>{languages[enquiry.language]}</Fact>
      <Fact name={details.state}>{enquiryStates[state]}</Fact>
      <Fact name={columns.received}>
        <Moment at={enquiry.receivedAt} />
      </Fact>
      {state === 'open' && (
        <Fact name={columns.due}>
          <DueTime {...enquiry} />
        </Fact>
      )}
      {(state === 'open' || answeredAt) && (
        <Fact name={answeredAt ? columns.replyTime : details.waited}>
          <OfficeTime minutes={replyMinutes} />
          <span className={styles.soft}>{texts.officeTime}</span>
        </Fact>
      )}
      <Fact name={columns.owner}>{assignee ? <bdi>{assignee.name}</bdi> : texts.nobody}</Fact>
    </Facts>
  )
}
