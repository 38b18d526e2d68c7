import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReferredPerson } from '@rahnama/contract/referral-terms.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { peopleQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { useFold } from './use-fold.tsx'

const FEW = 5

export function People() {
  const { people: texts, more } = useTexts('referrals')
  const list = useSuspenseInfiniteQuery(peopleQuery)
  const people = list.data.pages.flatMap(({ rows }) => rows)
  const { shown, unfold } = useFold(people, FEW)
  if (people.length === 0)
    return (
      <EmptyState scene="soon" level={3} title={texts.none}>
        {texts.noneBody}
      </EmptyState>
    )
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.note}</p>
      <ul className={styles.rows}>
        {shown.map((person) => (
          <Person key={`${person.name} ${person.milestones[0]?.at}`} person={person} />
        ))}
      </ul>
      {unfold && <div>{unfold}</div>}
      {!unfold && list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {more}
          </Button>
        </div>
      )}
    </div>
  )
}

function Person({ person: { name, milestones } }: { person: ReferredPerson }) {
  const { noName } = useTexts('referrals').people
  const { milestones: named } = useTexts('commission')
  const { date } = formats(useLanguage().language)
  return (
    <li className={styles.row}>
      <strong dir="auto">{name || noName}</strong>
      <ol className={styles.steps}>
        {milestones.map(({ milestone, at }) => (
          <li key={milestone}>
            {named[milestone]} <span className={styles.soft}>{date(at)}</span>
          </li>
        ))}
      </ol>
    </li>
  )
}
