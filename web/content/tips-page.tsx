import type { AdviceView, Because } from '@rahnama/contract/content/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call, describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { PanelBody } from '../ui/panel/panel.tsx'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'
import styles from './tips-page.module.css'
import { useWrittenIn } from './written-in.tsx'

const adviceQuery = (language: 'en' | 'fa') =>
  queryOptions({
    queryKey: ['content', 'tips', language],
    queryFn: ({ signal }) => call('GET /api/content/tips', { language }, { signal }),
    // The profile may have changed since.
    ...READ_WHEN_OPENED,
  })

export default function TipsPage() {
  const texts = useTexts('tips')
  const errors = useTexts('errors')
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <PanelBody skeleton={<SkeletonCards count={6} />} describeError={(error) => describeError(error, errors)}>
        <Advice />
      </PanelBody>
    </>
  )
}

function Advice() {
  const texts = useTexts('tips')
  const { data: advice } = useSuspenseQuery(adviceQuery(useLanguage().language))
  const forMe = advice.tips.filter(({ because }) => because)
  const forAll = advice.tips.filter(({ because }) => !because)
  const isGeneral = [...advice.tips, ...advice.articles].every(({ because }) => !because)
  if (advice.tips.length + advice.articles.length === 0) {
    return (
      <EmptyState scene="soon" title={texts.emptyTitle}>
        {texts.emptyBody}
      </EmptyState>
    )
  }
  return (
    <div className={styles.advice}>
      {isGeneral && (
        <Alert
          title={texts.moreTitle}
          actions={
            <ButtonLink size="small" to={href('profile')}>
              {texts.moreAct}
            </ButtonLink>
          }
        >
          {texts.moreBody}
        </Alert>
      )}
      <Tips title={texts.forYou} tips={forMe} />
      <Articles articles={advice.articles} />
      <Tips title={texts.forEverybody} tips={forAll} />
    </div>
  )
}

function Tips({ title, tips }: { title: string; tips: AdviceView['tips'] }) {
  const writtenIn = useWrittenIn()
  if (tips.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.cards}>
        {tips.map(({ slug, language, title: name, text, because }) => (
          <Card key={slug} as="li">
            {because && <Reason because={because} />}
            <div className={styles.words} {...writtenIn(language)}>
              <CardTitle>{name}</CardTitle>
              <p>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Articles({ articles }: { articles: AdviceView['articles'] }) {
  const texts = useTexts('tips')
  const { minutes } = formats(useLanguage().language)
  const writtenIn = useWrittenIn()
  if (articles.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{texts.articles}</h2>
      <ul className={styles.cards}>
        {articles.map(({ slug, language, title, description, readingMinutes, because }) => (
          <Card key={slug} as="li" tone="outlined">
            {because && <Reason because={because} />}
            <div className={styles.words} {...writtenIn(language)}>
              <CardTitle to={href('article', { slug })}>{title}</CardTitle>
              <p className={styles.soft}>{description}</p>
            </div>
            <p className={styles.meta}>{texts.readingTime(minutes(readingMinutes))}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Reason({ because: { code, on, test } }: { because: Because }) {
  const texts = useTexts('tips')
  const { tests } = useTexts('score').language
  const { date } = formats(useLanguage().language)
  return (
    <p className={styles.because}>
      <Icon name="tips" size="small" />
      {texts.because[code]({ test: test ? tests[test] : '', day: on ? date(on) : '' })}
    </p>
  )
}
