import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import type { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { noticeText } from '@rahnama/contract/texts/texts.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './assessments.module.css'
import { Requirements } from './requirements.tsx'
import { articlesFor, programFor, servicesFor } from './study-matches.ts'
import { StudyPlan } from './study-plan/study-plan.tsx'
import { articlesQuery, programQuery, servicesQuery } from './suggestion-queries.ts'

type OneProgram = Output<typeof eligibility.program>

/** Programs, scholarships and courses for a plan: from our own content and from the rules of today. */
export function StudySuggestions({ answers }: { answers: StudyAnswers }) {
  const texts = useTexts('assessments').studyDone
  const { language } = useLanguage()
  const [{ data: program }, { data: services }, { data: articles }] = useSuspenseQueries({
    queries: [programQuery(programFor(answers), answers.age), servicesQuery(language), articlesQuery(language)],
  })
  const { standing, funds } = program
  const offered = pick(services, servicesFor(answers))
  const worthReading = pick(articles, articlesFor(answers))
  return (
    <>
      <StudyPlan answers={answers} />
      {offered.length > 0 && (
        <ul className={styles.cards}>
          {offered.map(({ slug, title, summary, points, language: written }) => (
            <Card as="li" tone="outlined" key={slug} lang={written}>
              <CardTitle>{title}</CardTitle>
              <p className={styles.lead}>{summary}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
          ))}
        </ul>
      )}
      <section className={styles.section}>
        <h3>{texts.requirements}</h3>
        <p className={styles.lead}>
          {texts.requirementsLead} <TextLink to={href('profile')}>{texts.fillProfile}</TextLink>
        </p>
        <Intake {...standing} />
        <Requirements requirements={standing.requirements} />
      </section>
      {funds && <Funds funds={funds} />}
      {worthReading.length > 0 && (
        <section className={styles.section}>
          <h3>{texts.articles}</h3>
          <ul className={styles.ways}>
            {worthReading.map(({ slug, title, language: written }) => (
              <li key={slug} lang={written}>
                <TextLink to={href('article', { slug })}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Intake({ program, intake }: OneProgram['standing']) {
  const { names, intakeStatuses, notices } = useTexts('programs')
  const { language } = useLanguage()
  return (
    <p>
      <strong>{names[program].name}</strong> <Badge tone="success">{intakeStatuses[intake.status]}</Badge>{' '}
      {noticeText(notices, intake.notice, language)}
    </p>
  )
}

function Funds({ funds: { persons, cad, source } }: { funds: NonNullable<OneProgram['funds']> }) {
  const texts = useTexts('assessments').studyDone
  const { source: sourceWord } = useTexts('services')
  const { named } = useTexts('sources')
  const { money, number } = formats(useLanguage().language)
  return (
    <section className={styles.section}>
      <h3>{texts.funds}</h3>
      <p>{texts.fundsNeeded(money(cad, 'CAD'), texts.persons(number(persons), persons))}</p>
      <p className={styles.source}>
        {sourceWord} {named(source)}
      </p>
    </section>
  )
}

/** Picks those with these slugs, in their order; what the owner took off the site is not suggested. */
function pick<T extends { slug: string }>(all: readonly T[], slugs: readonly string[]): T[] {
  return slugs.flatMap((slug) => all.filter((each) => each.slug === slug))
}
