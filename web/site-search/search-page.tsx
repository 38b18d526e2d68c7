import { SITE_SEARCH_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { siteSearch } from '@rahnama/contract/site-search.ts'
import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { PublicHead } from '../app/public-head.tsx'
import { loadPlace } from '../app/public-place.server.ts'
import { renderContext } from '../app/render-context.ts'
import { Prose } from '../content/content.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import styles from './search-page.module.css'

const DEBOUNCE_MS = 300

export async function loader({ context, request }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, SITE_SEARCH_MAX_CHARS)
  const { call, language } = context.get(renderContext)
  const [place, found] = await Promise.all([loadPlace(context, href('search')), call(siteSearch.find, { q, language })])
  return { place, q, found }
}

/** Articles and questions by their words. Without script the form asks, with it the results follow what is typed. */
export default function SearchPage() {
  const { place, q, found } = useLoaderData<typeof loader>()
  const texts = useTexts('siteSearch')
  return (
    <div className={styles.page}>
      <PublicHead {...place} title={q ? texts.titleOf(q) : texts.title} description={texts.lead} />
      <meta name="robots" content="noindex" />
      <PageHeader title={texts.title} lead={texts.lead} />
      <SearchBox q={q} />
      <Results q={q} {...found} />
    </div>
  )
}

function SearchBox({ q }: { q: string }) {
  const texts = useTexts('siteSearch')
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  // Words typed before the script came are in the box and nowhere else.
  useEffect(() => setTyped(box.current?.value ?? ''), [])
  useEffect(() => {
    const asked = typed.trim()
    if (asked === q) return
    const follow = () => {
      const query = new URLSearchParams({ q: asked })
      void navigate(`${href('search')}?${query}`, { replace: true, preventScrollReset: true })
    }
    const timer = setTimeout(follow, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, q, navigate])
  return (
    <form action={href('search')} role="search" className={styles.box}>
      <TextField
        label={texts.label}
        name="q"
        defaultValue={q}
        onValueChange={setTyped}
        ref={box}
        maxLength={SITE_SEARCH_MAX_CHARS}
        autoComplete="off"
      />
      <Button type="submit" variant="primary">
        {texts.act}
      </Button>
    </form>
  )
}

type ResultsProps = { q: string } & ReturnType<typeof useLoaderData<typeof loader>>['found']

function Results({ q, articles, questions }: ResultsProps) {
  const texts = useTexts('siteSearch')
  const isNone = articles.length === 0 && questions.length === 0
  return (
    <>
      <p role="status" className={styles.status}>
        {q !== '' && (isNone ? texts.none(q) : texts.found(q))}
      </p>
      {(q === '' || isNone) && <Elsewhere isNone={q !== ''} />}
      {questions.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.questions}</h2>
          {questions.map(({ slug, question, answer }, index) => (
            <Disclosure key={slug} id={slug} summary={question} open={index === 0}>
              <Prose nodes={answer} topLevel={3} />
            </Disclosure>
          ))}
        </section>
      )}
      {articles.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.articles}</h2>
          <ul className={styles.articles}>
            {articles.map(({ slug, title, heading, excerpt }) => (
              <li key={slug}>
                <h3>
                  <TextLink to={href('article', { slug })}>{title}</TextLink>
                </h3>
                <p className={styles.soft}>{heading && heading !== title ? `${heading}: ${excerpt}` : excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Where to go when there is nothing to show: the lists themselves, and people. */
function Elsewhere({ isNone }: { isNone: boolean }) {
  const { elsewhere } = useTexts('siteSearch')
  return (
    <div className={styles.part}>
      <p className={styles.soft}>{isNone ? elsewhere.none : elsewhere.empty}</p>
      <ul className={styles.ways}>
        <li>
          <TextLink to={href('contentPage', { slug: 'faq' })}>{elsewhere.faq}</TextLink>
        </li>
        <li>
          <TextLink to={href('articles')}>{elsewhere.articles}</TextLink>
        </li>
        <li>
          <TextLink to={href('contact')}>{elsewhere.ask}</TextLink>
        </li>
      </ul>
    </div>
  )
}
