import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import styles from './manage.module.css'
import { claimReviewsQuery } from './queries.ts'
import { titleOf } from './title-of.ts'

/** Every figure of the site with the day by which somebody must confirm it; overdue ones first. */
export function ClaimRegister() {
  const { kinds, columns, register, states } = useTexts('content')
  const { language } = useLanguage()
  const { date } = formats(language)
  const { data: claims } = useSuspenseQuery(claimReviewsQuery)
  const nameOf = (claim: (typeof claims)[number]) => titleOf(claim, language).title ?? claim.key
  return (
    <>
      <p className={styles.faint}>{register.lead}</p>
      <DataTable
        caption={kinds.claim.many}
        captionHidden
        rows={claims}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        linkOf={({ id }) => `?item=${id}`}
        empty={kinds.claim.empty}
        columns={[
          { key: 'title', header: columns.title, cell: nameOf },
          { key: 'owner', header: register.owner, cell: ({ owner }) => <bdi>{owner}</bdi> },
          {
            key: 'reviewBy',
            header: register.reviewBy,
            cell: ({ reviewBy }) => reviewBy && date(reviewBy),
            isUnbroken: true,
          },
          {
            key: 'state',
            header: register.state,
            cell: ({ isOverdue, isSample, reviewBy }) => (
              <Badge
                tone={isOverdue ? 'danger' : isSample ? 'warning' : reviewBy ? 'success' : 'info'}
                {...((isOverdue || isSample) && { icon: 'warning' as const })}
              >
                {isOverdue ? register.overdue : isSample ? register.sample : reviewBy ? register.current : states.draft}
              </Badge>
            ),
          },
        ]}
      />
    </>
  )
}
