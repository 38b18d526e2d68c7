import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { REVIEW_KEY, type ReviewFilter, reviewQuery } from './queries.ts'
import styles from './review.module.css'
import { ReviewTurn } from './review-turn.tsx'

const FILTERS = ['notAnswered', 'markedWrong', 'all'] as const satisfies readonly ReviewFilter[]

/** What clients asked the assistant and what it said: to read, rate and correct. */
export function ReviewPanel({ mayAdopt = false }: { mayAdopt?: boolean }) {
  const texts = useTexts('advisorDesk')
  const errors = useTexts('errors')
  const [filter, setFilter] = useState<ReviewFilter>('notAnswered')
  return (
    <section className={styles.panel} aria-label={texts.heading}>
      <p className={styles.lead}>{texts.recorded}</p>
      <Segmented
        label={texts.filter}
        value={filter}
        onValueChange={setFilter}
        segments={FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
      />
      <PanelBody
        key={filter}
        skeleton={<SkeletonCards count={3} />}
        describeError={(error) => describeError(error, errors)}
      >
        <Turns filter={filter} mayAdopt={mayAdopt} />
      </PanelBody>
    </section>
  )
}

function Turns({ filter, mayAdopt }: { filter: ReviewFilter; mayAdopt: boolean }) {
  const texts = useTexts('advisorDesk')
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(reviewQuery(filter))
  if (data.turns.length === 0) return <EmptyState scene="soon" title={texts.empty} />
  return (
    <ul className={styles.turns}>
      {data.turns.map((turn) => (
        <ReviewTurn
          key={turn.id}
          turn={turn}
          mayAdopt={mayAdopt}
          onRated={() => queries.invalidateQueries({ queryKey: REVIEW_KEY })}
        />
      ))}
    </ul>
  )
}
