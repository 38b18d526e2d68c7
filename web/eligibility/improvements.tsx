import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Aim, Improvement } from '@rahnama/rules/recommendations/recommendations.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import styles from './improvements.module.css'
import shared from './self-check-result.module.css'

const MOST_SHOWN = 6

export function Improvements({ improvements }: { improvements: readonly Improvement[] }) {
  const texts = useTexts('selfCheck').result
  return (
    <section className={shared.section}>
      <h2>{texts.improvements}</h2>
      <p className={shared.lead}>{improvements.length > 0 ? texts.improvementsLead : texts.noImprovements}</p>
      <ol className={styles.list}>
        {improvements.slice(0, MOST_SHOWN).map((improvement) => (
          <Idea key={JSON.stringify([improvement.id, improvement.aim])} improvement={improvement} />
        ))}
      </ol>
    </section>
  )
}

function Idea({ improvement: { id, aim, points, months, cost, certainty } }: { improvement: Improvement }) {
  const texts = useTexts('selfCheck').result
  const eligibility = useTexts('eligibility')
  const { number, months: inMonths } = formats(useLanguage().language)
  const words = useAimWords()
  return (
    <li className={styles.idea}>
      <span className={styles.gain}>{texts.gain(number(points))}</span>
      <div>
        <p>{eligibility.improvements[id](words(aim ?? {}))}</p>
        <p className={styles.facts}>
          {[texts.takes(inMonths(months)), eligibility.costs[cost], eligibility.certainties[certainty]].join(' · ')}
        </p>
      </div>
    </li>
  )
}

/** The aim in words and digits of the reader; what does not apply is empty. */
function useAimWords() {
  const { abilities, officialLanguages } = useTexts('score').language
  const { number } = formats(useLanguage().language)
  const figure = (value: number | undefined) => (value === undefined ? '' : number(value))
  return ({ ability, language, from, to, score }: Aim) => ({
    ability: ability ? abilities[ability] : '',
    language: language ? officialLanguages[language] : '',
    from: figure(from),
    to: figure(to),
    score: figure(score),
  })
}
