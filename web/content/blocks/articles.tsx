import type { ArticleCard, BlockViewOf } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Card, CardTitle } from '../../ui/card/card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { useWords } from '../page-words.tsx'
import { useWrittenIn } from '../written-in.tsx'
import styles from './articles.module.css'
import { Row } from './rails.tsx'
import { Section } from './section.tsx'

const SIZES = '(min-width: 64rem) 22rem, 100vw'

export function Articles({ title, lead, articles }: BlockViewOf<'articles'>) {
  return (
    <Section title={title} lead={lead} isFolded>
      <Row className={styles.articles} hasLinks>
        {articles.map((article) => (
          <Entry key={article.slug} article={article} />
        ))}
      </Row>
    </Section>
  )
}

function Entry({
  article: { slug, title, description, publishedOn, readingMinutes, language, picture },
}: {
  article: ArticleCard
}) {
  const { article: texts } = useTexts('site').content
  const { days, minutes } = useWords()
  const writtenIn = useWrittenIn()
  return (
    <Card as="li" className={styles.article} {...writtenIn(language)}>
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes={SIZES} className={styles.picture} />}
      <p className={styles.meta}>
        <time dateTime={publishedOn}>{days[publishedOn]}</time>
        <span>{texts.readingTime(minutes[readingMinutes] ?? '')}</span>
      </p>
      <CardTitle to={href('article', { slug })}>{title}</CardTitle>
      <p className={styles.description}>{description}</p>
    </Card>
  )
}
