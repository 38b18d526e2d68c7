import type { BlockViewOf, OfficeToday } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './contact-cards.module.css'
import { Section } from './section.tsx'

type Cards = BlockViewOf<'contact-cards'>['cards']
type Way = Cards[number]['what']

const ICONS: Record<Way, IconName> = { email: 'mail', phone: 'phone', office: 'place', hours: 'clock' }

export function ContactCards({ title, lead, cards }: BlockViewOf<'contact-cards'>) {
  return (
    <Section title={title} lead={lead}>
      <ContactCardList cards={cards} />
    </Section>
  )
}

export function ContactCardList({ cards }: { cards: Cards }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ what, title, text, value, today }) => (
        <li key={what} className={styles.card}>
          <span className={styles.sign}>
            <Icon name={ICONS[what]} />
          </span>
          <div>
            <h3>{title}</h3>
            <p className={styles.value}>
              <Value what={what}>{value}</Value>
            </p>
            {today && <Today {...today} />}
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** It is drawn anew at the office's midnight. */
function Today({ hours, nextHoliday }: OfficeToday) {
  const texts = useTexts('site').content.office
  return (
    <div className={styles.today}>
      <p>{hours ? texts.today : texts.closedToday}</p>
      {hours?.map((span) => (
        <p key={span}>{span}</p>
      ))}
      {nextHoliday && <p>{texts.nextHoliday(nextHoliday.on, nextHoliday.name)}</p>}
    </div>
  )
}

function Value({ what, children }: { what: Way; children: string }) {
  if (what === 'email') {
    const [name, host] = children.split('@')
    return (
      <a href={`mailto:${children}`} dir="ltr">
        {name}
        @<wbr />
        {host}
      </a>
    )
  }
  if (what === 'phone')
    return (
      <a href={`tel:${children.replace(/[^+\d]/g, '')}`} dir="ltr">
        {children}
      </a>
    )
  return children
}
