import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { type StudyPlan as Plan, type Scholarship, studyPlan } from '@rahnama/rules/studies/studies.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { useExactDay, useToldFormats } from '../../ui/exact-day/exact-day.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import styles from '../assessments.module.css'
import { wishOf } from './wish-of.ts'

/** Studies abroad from today to the first class: what by when, what a year costs, and who pays for it. */
export function StudyPlan({ answers }: { answers: StudyAnswers }) {
  const wish = wishOf(answers)
  const texts = useTexts('assessments').studyPlan
  const { date } = useToldFormats()
  if (!wish) return null
  const plan = studyPlan(wish, officeDay(new Date()))
  return (
    <>
      <Card as="section" tone="next-step">
        <h3 className={styles.small}>{texts.title(date(plan.intake))}</h3>
        <LanguageLine language={plan.language} />
        <Steps plan={plan} />
        <Source of={plan.stepsSource} />
      </Card>
      <Costs plan={plan} />
      {plan.scholarships.length > 0 && (
        <section className={styles.section}>
          <h3>{texts.scholarships.title}</h3>
          <ul className={styles.ways}>
            {plan.scholarships.map((each) => (
              <li key={each.name}>
                <ScholarshipLine scholarship={each} age={wish.age} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function LanguageLine({ language }: Pick<Plan, 'language'>) {
  const texts = useTexts('assessments').studyPlan.language
  const { number, range } = formats(useLanguage().language)
  if (!language) return null
  if (language.test === 'HSK') return <p>{texts.hsk(number(language.level), number(language.score))}</p>
  const { from, to } = language
  return <p>{texts.ielts(from === to ? number(from) : range(from, to))}</p>
}

function Steps({ plan: { steps } }: { plan: Plan }) {
  const texts = useTexts('assessments').studyPlan
  const exact = useExactDay({ weekday: false })
  return (
    <ol className={styles.ways}>
      {steps.map(({ step, by, isLate }) => (
        <li key={step}>
          <strong>{isLate ? texts.now : texts.by(exact(by))}</strong>{' '}
          {isLate && <Badge tone="warning">{texts.late}</Badge>} {texts.steps[step]}
        </li>
      ))}
    </ol>
  )
}

function Costs({ plan: { costs } }: { plan: Plan }) {
  const texts = useTexts('assessments').studyPlan.costs
  const { money, range } = formats(useLanguage().language)
  return (
    <section className={styles.section}>
      <h3>{texts.title}</h3>
      <ul className={styles.ways}>
        {costs.map(({ what, sum }) => (
          <li key={what}>
            {texts.of[what]}{' '}
            {sum ? (
              <>
                <strong>
                  {sum.low === sum.high ? money(sum.low, sum.currency) : range(sum.low, sum.high, sum.currency)}
                </strong>{' '}
                <Source of={sum.source} />
              </>
            ) : (
              texts.unknown
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ScholarshipLine({ scholarship, age }: { scholarship: Scholarship; age: number | undefined }) {
  const texts = useTexts('assessments').studyPlan.scholarships
  const { number, money } = formats(useLanguage().language)
  const { name, standing, ageUnder, stipendCny, source } = scholarship
  return (
    <>
      <strong>{texts.names[name]}</strong>{' '}
      {standing !== 'ask' && (
        <Badge tone={standing === 'may' ? 'success' : 'warning'}>
          {standing === 'may' ? texts.may : texts.tooOld(number(age ?? 0))}
        </Badge>
      )}{' '}
      {texts.who[name]} {ageUnder !== null && texts.ageUnder(number(ageUnder))}{' '}
      {stipendCny !== null && texts.covers(money(stipendCny, 'CNY'))} {source && <Source of={source} />}
    </>
  )
}

/** An address is a link; everything else is said as the rules name it. */
function Source({ of: source }: { of: string }) {
  const { source: label } = useTexts('services')
  const { named } = useTexts('sources')
  return (
    <span className={styles.source}>
      {label} {/^https?:/.test(source) ? <TextLink href={source}>{new URL(source).hostname}</TextLink> : named(source)}
    </span>
  )
}
