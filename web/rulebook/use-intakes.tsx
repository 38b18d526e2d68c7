import { formats } from '@rahnama/contract/locale/locale.ts'
import { ENTERED_STATUSES, type IntakeFilter, type IntakeRow } from '@rahnama/contract/rulebook/rulebook.ts'
import { INTAKE_TONES, noticeText } from '@rahnama/contract/texts/texts.ts'
import type { IntakeId, IntakeStatus, Notice } from '@rahnama/rules/programs/programs.ts'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import type { Asked, Resource } from '../resource/resource.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { IntakeDetail } from './intake-detail.tsx'
import { Source } from './stamps.tsx'

/** The program ledger as a resource: each program once, as it stands today. */
export function useIntakes(): Resource<IntakeRow> {
  const { programs: texts } = useTexts('rulebook')
  const columns = useTexts('rulebookColumns')
  const names = useTexts('intakeNames')
  const { intakeStatuses, notices } = useTexts('eligibility')
  const { language } = useLanguage()
  const { date, digits } = formats(language)
  const statusOf = (status: string) => intakeStatuses[status as IntakeStatus]
  return {
    name: 'program',
    texts: texts.page,
    columns: [
      { key: 'program', header: columns.program, cell: ({ intake }) => names[intake] },
      {
        key: 'status',
        header: columns.status,
        cell: ({ status }) => <Badge tone={INTAKE_TONES[status as IntakeStatus]}>{statusOf(status)}</Badge>,
      },
      {
        key: 'since',
        header: columns.since,
        cell: ({ since, orEarlier }) =>
          orEarlier ? texts.sinceOrEarlier(digits(since.slice(0, 4))) : date(since, 'medium'),
        sortable: true,
      },
      {
        key: 'notice',
        header: columns.notice,
        cell: ({ notice }) => noticeText(notices, notice as Notice, language),
      },
      {
        key: 'next',
        header: columns.next,
        cell: ({ next }) => next && texts.nextChange(statusOf(next.status), date(next.from, 'medium')),
      },
      { key: 'source', header: columns.source, cell: ({ source }) => <Source source={source} /> },
      {
        key: 'state',
        header: columns.state,
        cell: ({ isOwn }) => <EntryBadge state={isOwn ? 'entered' : 'shipped'} />,
      },
    ],
    hidden: ['notice', 'source'],
    keyOf: ({ intake }) => intake,
    nameOf: ({ intake }) => names[intake],
    search: texts.search,
    filters: [
      {
        name: 'status',
        label: texts.status,
        options: ENTERED_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
      },
    ],
    fetch: (asked, after, signal) =>
      call(
        'GET /api/rulebook/intakes',
        { ...filterOf(asked), ...(asked.sort && { order: asked.sort.order }), ...(after && { after }) },
        { signal },
      ),
    toFile: (asked) => call('POST /api/rulebook/intakes/export', filterOf(asked)),
    detail: { title: texts.one, draw: (id) => <IntakeDetail intake={id as IntakeId} /> },
  }
}

function filterOf({ search, filters }: Asked): IntakeFilter {
  return { ...(search && { search }), ...(filters as Omit<IntakeFilter, 'search'>) }
}
