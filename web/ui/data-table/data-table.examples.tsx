import { formats } from '@rahnama/contract/locale/locale.ts'
import { type ComponentProps, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { Badge } from '../badge/badge.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { DataTable, type Sort } from './data-table.tsx'

type Case = { id: string; name: string; program: string; turn: string; days: number }

const cases = {
  en: [
    { id: 'RH-2041', name: 'Client A', program: 'Express Entry', turn: 'With you', days: 3 },
    { id: 'RH-2038', name: 'Client B', program: 'Study in China', turn: 'With us', days: 12 },
    {
      id: 'RH-1990',
      name: 'Client with a rather long double name',
      program: 'Family Sponsorship',
      turn: 'Government',
      days: 64,
    },
  ],
  fa: [
    { id: 'RH-2041', name: 'مراجع الف', program: 'اکسپرس اینتری', turn: 'با شما', days: 3 },
    { id: 'RH-2038', name: 'مراجع ب', program: 'تحصیل در چین', turn: 'با ما', days: 12 },
    {
      id: 'RH-1990',
      name: 'مراجع با نام خانوادگی بسیار بلند',
      program: 'اسپانسرشیپ خانوادگی',
      turn: 'با دولت',
      days: 64,
    },
  ],
}

function Cases(props: Partial<ComponentProps<typeof DataTable<Case>>>) {
  const { code, days } = formats(useLanguage().language)
  const [sort, setSort] = useState<Sort>({ column: 'days', order: 'descending' })
  const [selected, setSelected] = useState<Set<string>>(new Set(['RH-2038']))
  const [page, setPage] = useState(2)
  const sign = sort.order === 'ascending' ? 1 : -1
  const rows = inLanguage(cases).toSorted((a, b) =>
    sort.column === 'days' ? sign * (a.days - b.days) : sign * a.name.localeCompare(b.name),
  )
  return (
    <DataTable
      caption={inLanguage({ en: 'Cases', fa: 'پرونده‌ها' })}
      columns={[
        { key: 'name', header: inLanguage({ en: 'Client', fa: 'مراجع' }), cell: (row) => row.name, sortable: true },
        {
          key: 'id',
          header: inLanguage({ en: 'Folio', fa: 'شمارهٔ پرونده' }),
          cell: (row) => code(row.id),
          isUnbroken: true,
        },
        { key: 'program', header: inLanguage({ en: 'Program', fa: 'برنامه' }), cell: (row) => row.program },
        { key: 'turn', header: inLanguage({ en: 'Turn', fa: 'نوبت' }), cell: (row) => <Badge>{row.turn}</Badge> },
        {
          key: 'days',
          header: inLanguage({ en: 'Waiting', fa: 'انتظار' }),
          cell: (row) => days(row.days),
          sortable: true,
          align: 'end',
        },
      ]}
      rows={rows}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      linkOf={() => '#'}
      sort={sort}
      onSortChange={setSort}
      selection={{ selected, onSelectedChange: setSelected, box: useRef(null) }}
      paging={{ page, pages: 9, onPage: setPage }}
      {...props}
    />
  )
}

export const examples: Examples = {
  name: 'Data table',
  about: 'Rows that can be sorted, paged, selected and opened; cards where the place is narrow.',
  accessibility: [
    '1.3.1: caption, column and row headers; aria-sort on the sorted column',
    '1.4.10: cards instead of sideways scrolling at 320 px',
    '2.1.1: sorting, selecting and opening by keyboard',
  ],
  examples: {
    rows: () => <Cases />,
    loading: () => <Cases rows={[]} isLoading />,
    empty: () => (
      <Cases rows={[]} empty={inLanguage({ en: 'No case is waiting for you', fa: 'پرونده‌ای در انتظار شما نیست' })} />
    ),
  },
}
