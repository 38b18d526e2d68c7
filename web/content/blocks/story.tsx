import type { StoryView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import { sumKey, useWords } from '../page-words.tsx'
import { useWrittenIn } from '../written-in.tsx'
import { Rating } from './rating.tsx'
import styles from './story.module.css'

export function Story({ story }: { story: StoryView }) {
  const { story: texts } = useTexts('site').content
  const words = useWords()
  const writtenIn = useWrittenIn()
  const { slug, name, title, story: account, outcome, country, destination, service, year, months } = story
  return (
    <li className={styles.story} data-destination={destination} {...writtenIn(story.language)}>
      <p className={styles.way}>
        <span>{words.countries[country]}</span>
        <Way label={texts.to} />
        <span>{words.countries[destination]}</span>
      </p>
      <h3>{title}</h3>
      <p className={styles.account}>{account}</p>
      <p className={styles.outcome}>{outcome}</p>
      <dl className={styles.facts}>
        {service && (
          <>
            <dt>{texts.program}</dt>
            <dd>
              <TextLink to={`${href('services')}#${service.slug}`}>{service.title}</TextLink>
            </dd>
          </>
        )}
        <dt>{texts.year}</dt>
        <dd>{words.years[year]}</dd>
        <dt>{texts.timeline}</dt>
        <dd>{words.months[months]}</dd>
        {story.scholarship && (
          <>
            <dt>{texts.scholarship}</dt>
            <dd>{words.scholarships[sumKey(story.scholarship)]}</dd>
          </>
        )}
      </dl>
      <div className={styles.teller}>
        <Avatar seed={slug} />
        <div>
          <strong>{name}</strong>
          {story.isSample ? <Badge>{texts.sample}</Badge> : <Rating stars={story.rating} />}
        </div>
      </div>
    </li>
  )
}

function Way({ label }: { label: string }) {
  return (
    <svg className={styles.trail} viewBox="0 0 120 24" role="img" aria-label={label}>
      <path d="M8 18C34 2 86 2 110 16" />
      <circle cx="6" cy="18" r="4" />
      <path className={styles.head} d="M104 6l9 12-14 3z" />
    </svg>
  )
}
