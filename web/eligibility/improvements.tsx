import type { Improvement } from '@rahnama/rules/recommendations/recommendations.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { IdeaList } from './idea-list.tsx'
import shared from './self-check-result.module.css'

const MOST_SHOWN = 6

export function Improvements({ improvements }: { improvements: readonly Improvement[] }) {
  const texts = useTexts('selfCheck').result
  return (
    <section className={shared.section}>
      <p className={shared.lead}>{improvements.length > 0 ? texts.improvementsLead : texts.noImprovements}</p>
      <IdeaList improvements={improvements.slice(0, MOST_SHOWN)} />
    </section>
  )
}
