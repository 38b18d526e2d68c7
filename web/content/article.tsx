import type { ArticleView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import styles from './article.module.css'
import type { LoadedArticle } from './content.server.ts'
import { ContentHead } from './content-head.tsx'
import { NotTranslated } from './not-translated.tsx'
import { useWords, WordsProvider } from './page-words.tsx'
import { headingsOf, Prose } from './prose/prose.tsx'
import { useWrittenIn } from './written-in.tsx'

const SIZES = '(min-width: 64rem) 60rem, 100vw'

export function Article({ article, head, words }: LoadedArticle) {
  const { article: texts } = useTexts('site').content
  const writtenIn = useWrittenIn()
  const { title, description, prose, language, picture } = article
  return (
    <WordsProvider value={words}>
      <ContentHead head={head} />
      <NotTranslated writtenIn={language} />
      <article className={styles.article}>
        <header className={styles.header}>
          <Breadcrumbs trail={[{ label: texts.all, to: href('articles') }]} current={title} />
          <h1 tabIndex={-1} {...writtenIn(language)}>
            {title}
          </h1>
          <p className={styles.lead} {...writtenIn(language)}>
            {description}
          </p>
          <Dates article={article} />
          {picture && (
            <div {...writtenIn(language)}>
              <Picture {...{ picture }} sizes={SIZES} isFirst className={styles.picture} />
            </div>
          )}
        </header>
        <Contents article={article} />
        <div className={styles.text}>
          <div {...writtenIn(language)}>
            <Prose nodes={prose} />
          </div>
          <Sources article={article} />
          <p className={styles.ways} data-print="hidden">
            <ButtonLink to={href('contact')} variant="primary" iconEnd="arrow-forward">
              {texts.ask}
            </ButtonLink>
            <ButtonLink to={href('articles')}>{texts.all}</ButtonLink>
          </p>
        </div>
      </article>
    </WordsProvider>
  )
}

function Dates({ article: { publishedOn, rulesAsOf, readingMinutes } }: { article: ArticleView }) {
  const { article: texts } = useTexts('site').content
  const { days, minutes } = useWords()
  return (
    <dl className={styles.dates}>
      {rulesAsOf && (
        <div className={styles.rules}>
          <dt>{texts.rulesAsOf}</dt>
          <dd>
            <time dateTime={rulesAsOf}>{days[rulesAsOf]}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.published}</dt>
        <dd>
          <time dateTime={publishedOn}>{days[publishedOn]}</time>
        </dd>
      </div>
      <div>
        <dt>{texts.reading}</dt>
        <dd>{minutes[readingMinutes]}</dd>
      </div>
    </dl>
  )
}

function Contents({ article: { prose, language } }: { article: ArticleView }) {
  const writtenIn = useWrittenIn()
  const { article: texts } = useTexts('site').content
  const headings = headingsOf(prose)
  if (headings.length < 2) return <div />
  return (
    <nav className={styles.contents} aria-label={texts.contents}>
      <h2>{texts.contents}</h2>
      <ol {...writtenIn(language)}>
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Sources({ article: { sources, language } }: { article: ArticleView }) {
  const writtenIn = useWrittenIn()
  const { article: texts } = useTexts('site').content
  if (sources.length === 0) return null
  return (
    <section className={styles.sources}>
      <h2>{texts.sources}</h2>
      <ul {...writtenIn(language)}>
        {sources.map(({ title, url }) => (
          <li key={title}>{url ? <a href={url}>{title}</a> : title}</li>
        ))}
      </ul>
    </section>
  )
}
