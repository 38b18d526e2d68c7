import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { countryName, formats, isCountryCode, officeDay } from '@rahnama/contract/locale/locale.ts'
import { wholeYearsBetween } from '@rahnama/rules/dates.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './header.module.css'

export function Person({ client }: { client: CaseFile['client'] }) {
  const { person: texts, languages } = useTexts('caseFile')
  const { language } = useLanguage()
  const { date, years } = formats(language)
  const { email, phone, birthDate, citizenship, residence } = client
  const country = (code: string) => (isCountryCode(code) ? countryName(code, language) : code)
  return (
    <div className={styles.column}>
      <p className={styles.line}>
        <Icon name="mail" size="small" />
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
        <Badge tone={client.isEmailProven ? 'success' : 'warning'} icon={client.isEmailProven ? 'check' : 'warning'}>
          {client.isEmailProven ? texts.proven : texts.unproven}
        </Badge>
        {client.refusedMail && (
          <Badge tone="danger" icon="warning">
            {texts.refused(date(client.refusedMail.since))}
          </Badge>
        )}
      </p>
      <p className={styles.line}>
        <Icon name="phone" size="small" />
        {phone ? (
          <a href={`tel:${phone}`} dir="ltr">
            {phone}
          </a>
        ) : (
          <span className={styles.label}>{texts.noPhone}</span>
        )}
      </p>
      <p className={styles.line}>
        <Icon name="user" size="small" />
        {birthDate && (
          <span>{texts.born(date(birthDate), years(wholeYearsBetween(birthDate, officeDay(new Date()))))}</span>
        )}
        <span>{texts.reads(languages[client.language])}</span>
      </p>
      {(citizenship || residence) && (
        <p className={styles.line}>
          <Icon name="globe" size="small" />
          {citizenship && (
            <span>
              <span className={styles.label}>{texts.citizenship}</span> {country(citizenship)}
            </span>
          )}
          {residence && (
            <span>
              <span className={styles.label}>{texts.residence}</span> {country(residence)}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
