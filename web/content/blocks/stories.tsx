import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { use } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { TextLink } from '../../ui/link/link.tsx'
import { Rails, Row } from './rails.tsx'
import { Section } from './section.tsx'
import styles from './stories.module.css'
import { Story } from './story.tsx'

export function Stories({ title, lead, note, stories }: BlockViewOf<'stories'>) {
  const { allStories } = useTexts('site').content
  const isShort = use(Rails)
  return (
    <Section title={title} lead={lead} isFolded>
      <Row className={styles.stories} hasLinks>
        {stories.map((story) => (
          <Story key={story.slug} story={story} />
        ))}
      </Row>
      {note && <p className={styles.remark}>{note}</p>}
      {isShort && (
        <p>
          <TextLink to={href('successStories')} iconEnd="arrow-forward">
            {allStories}
          </TextLink>
        </p>
      )}
    </Section>
  )
}
