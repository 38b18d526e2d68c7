import { formats } from '@rahnama/contract/locale/locale.ts'
import { REASON_STATES, type ReasonFilter, type SendBackReason } from '@rahnama/contract/send-back-reasons.ts'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import type { Asked, Resource } from '../resource/resource.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { ReasonDetail } from './reason-detail.tsx'
import { ReasonForm } from './reason-form.tsx'
import styles from './send-back-reasons.module.css'

/** The send-back reasons as a resource, in the order in which colleagues choose from them. */
export function useReasons(): Resource<SendBackReason> {
  const texts = useTexts('sendBackReasons')
  const columns = useTexts('sendBackColumns')
  const { language } = useLanguage()
  const { date } = formats(language)
  return {
    name: 'reason',
    texts: texts.page,
    columns: [
      { key: 'name', header: columns.name, cell: ({ wordings: [now] }) => <bdi>{now?.name[language]}</bdi> },
      {
        key: 'sentence',
        header: columns.sentence,
        cell: ({ wordings: [now] }) => <span className={styles.sentence}>{now?.sentence[language]}</span>,
      },
      { key: 'remedy', header: columns.remedy, cell: ({ wordings: [now] }) => now && columns.remedies[now.remedy] },
      {
        key: 'since',
        header: columns.since,
        cell: ({ wordings: [now] }) =>
          now?.since ? <time dateTime={now.since}>{date(now.since)}</time> : texts.shipped,
      },
      {
        key: 'state',
        header: columns.state,
        cell: ({ retiredAt }) => (
          <Badge tone={retiredAt ? 'neutral' : 'success'}>{columns.states[retiredAt ? 'retired' : 'offered']}</Badge>
        ),
      },
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ wordings: [now] }) => now?.name[language] ?? '',
    search: texts.search,
    filters: [
      {
        name: 'state',
        label: columns.state,
        options: REASON_STATES.map((value) => ({ value, label: columns.states[value] })),
      },
    ],
    fetch: (asked, _after, signal) => call('GET /api/send-back-reasons', filterOf(asked), { signal }),
    toFile: (asked) => call('POST /api/send-back-reasons/export', filterOf(asked)),
    detail: { title: texts.one, draw: (id) => <ReasonDetail id={id} /> },
    actions: <ReasonForm />,
  }
}

function filterOf({ search, filters }: Asked): ReasonFilter {
  const state = REASON_STATES.find((each) => each === filters.state)
  return { ...(search && { search }), ...(state && { state }) }
}
