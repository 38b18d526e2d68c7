import { formats } from '@rahnama/contract/locale/locale.ts'
import type { RoundFilter, RoundRow } from '@rahnama/contract/rulebook/rulebook.ts'
import { ROUND_CATEGORIES } from '@rahnama/rules/draws/draws.ts'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import type { Asked, Resource } from '../resource/resource.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { PasteRounds } from './paste-rounds.tsx'
import { RoundDetail } from './round-detail.tsx'
import { RoundForm } from './round-form.tsx'
import styles from './rulebook.module.css'

const SHOWN = ['own', 'withdrawn'] as const

/** Express Entry rounds as a resource. */
export function useRounds(): Resource<RoundRow> {
  const { rounds: texts } = useTexts('rulebook')
  const columns = useTexts('rulebookColumns')
  const { roundCategories } = useTexts('eligibility')
  const { date, number, digits } = formats(useLanguage().language)
  const nameOf = (row: Pick<RoundRow, 'number'>) =>
    row.number === undefined ? texts.unnumbered : texts.numbered(digits(String(row.number)))
  return {
    name: 'round',
    texts: texts.page,
    columns: [
      { key: 'number', header: columns.number, cell: nameOf, sortable: true, isUnbroken: true },
      { key: 'on', header: columns.on, cell: ({ on }) => date(on), sortable: true, isUnbroken: true },
      { key: 'category', header: columns.category, cell: ({ category }) => roundCategories[category] },
      {
        key: 'invitations',
        header: columns.invitations,
        cell: ({ invitations }) => number(invitations),
        sortable: true,
      },
      { key: 'cutOff', header: columns.cutOff, cell: ({ cutOff }) => number(cutOff), sortable: true },
      { key: 'state', header: columns.state, cell: ({ state }) => <EntryBadge state={state} /> },
    ],
    keyOf: ({ id }) => id,
    nameOf: (row) => `${nameOf(row)}, ${date(row.on)}`,
    search: texts.search,
    filters: [
      {
        name: 'category',
        label: texts.category,
        options: ROUND_CATEGORIES.map((value) => ({ value, label: roundCategories[value] })),
      },
      { name: 'show', label: texts.show, options: SHOWN.map((value) => ({ value, label: texts.shown[value] })) },
    ],
    fetch: (asked, after, signal) =>
      call('GET /api/rulebook/rounds', { ...filterOf(asked), ...sortOf(asked), ...(after && { after }) }, { signal }),
    toFile: (asked) => call('POST /api/rulebook/rounds/export', filterOf(asked)),
    detail: { title: texts.one, draw: (id) => <RoundDetail id={id} /> },
    actions: (
      <div className={styles.acts}>
        <RoundForm />
        <PasteRounds />
      </div>
    ),
  }
}

function filterOf({ search, filters }: Asked): RoundFilter {
  return { ...(search && { search }), ...(filters as Omit<RoundFilter, 'search'>) }
}

function sortOf({ sort }: Asked) {
  if (!sort) return {}
  return { sort: sort.column as 'on' | 'number' | 'invitations' | 'cutOff', order: sort.order }
}
