import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { noticeText } from '@rahnama/contract/texts/texts.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useRulebook } from '../rulebook/rulebook.ts'
import { href } from '../site-map.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './service-cards.module.css'
import { type Service, servicesOn } from './services.ts'

type ServiceCardsProps = {
  /** Only these are shown, in this order; without it every service is. */
  only?: readonly Service['program'][] | undefined
  level?: 2 | 3
}

/** The services with the intake of today; a card leads to its form. */
export function ServiceCards({ only, level = 2 }: ServiceCardsProps) {
  const on = officeDay(new Date())
  const { ledger } = useRulebook() ?? SHIPPED_RULEBOOK
  const services = servicesOn(on, ledger)
  const shown = only ? only.flatMap((each) => services.find(({ program }) => program === each) ?? []) : services
  return (
    <ul className={styles.cards}>
      {shown.map((service) => (
        <ServiceCard key={service.program} service={service} level={level} on={on} />
      ))}
    </ul>
  )
}

function ServiceCard({ service, level, on }: { service: Service; level: 2 | 3; on: string }) {
  const { program, route, isAvailable, intake, ways } = service
  const texts = useTexts('services')
  const { names, notices } = useTexts('programs')
  const { named } = useTexts('intakeSources')
  const { language } = useLanguage()
  const { date, number, digits } = formats(language)
  const { name, summary } = program === 'FSW' ? texts.expressEntry : names[program]
  return (
    <Card as="li">
      <div className={styles.badges}>
        <Badge tone={isAvailable ? 'success' : 'info'}>{isAvailable ? texts.available : texts.comingSoon}</Badge>
      </div>
      <CardTitle level={level} to={href(route)}>
        {name}
      </CardTitle>
      <p className={styles.summary}>{summary}</p>
      <p>{noticeText(notices, intake.notice, language)}</p>
      <p className={styles.source}>
        {ways.all > 1 ? (
          texts.provinces(number(ways.open), number(ways.all), date(on))
        ) : (
          <>
            {intake.orEarlier
              ? texts.sinceOrEarlier(digits(intake.since.slice(0, 4)))
              : texts.since(date(intake.since))}
            {' · '}
            {texts.source} {named(intake.source)}
          </>
        )}
      </p>
      <p className={styles.act} aria-hidden="true">
        {texts.acts[program]} <Icon name="arrow-forward" size="small" />
      </p>
    </Card>
  )
}
