import type { ContentKind, ContentRow, SitePage } from '@rahnama/contract/content/content.ts'
import { directionOf } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { LanguageState, LastChange } from './part-state.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import { rowsQuery } from './queries.ts'
import { titleOf } from './title-of.ts'
import { useOrder } from './use-order.ts'

type ContentListProps = { kind: ContentKind; only?: readonly SitePage[] | undefined }

export function ContentList({ kind, only }: ContentListProps) {
  const texts = useTexts('content')
  const { language } = useLanguage()
  const { data } = useSuspenseQuery(rowsQuery(kind))
  const rows = only ? data.filter(({ slug }) => only.some((page) => page === slug)) : data
  const { move, failure } = useOrder(kind, rows)
  const nameOf = (row: ContentRow) => titleOf(row, language).title ?? row.slug
  const place: Column<ContentRow> = {
    key: 'place',
    header: texts.columns.place,
    cell: (row) => (
      <PlaceButtons
        id={row.id}
        name={nameOf(row)}
        isFirst={row === rows[0]}
        isLast={row === rows.at(-1)}
        onMove={(way) => void move(row.id, way)}
      />
    ),
  }
  // Articles stand by their date; of the site's own pages only all together have an order.
  const hasOrder = kind !== 'article' && !only
  return (
    <>
      <Failure>{failure}</Failure>
      <DataTable
        caption={texts.kinds[kind].many}
        captionHidden
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        linkOf={({ id }) => `?item=${id}`}
        empty={texts.kinds[kind].empty}
        columns={[
          { key: 'title', header: texts.columns.title, cell: (row) => <Title row={row} /> },
          { key: 'en', header: texts.languages.en, cell: (row) => <LanguageState row={row} language="en" /> },
          { key: 'fa', header: texts.languages.fa, cell: (row) => <LanguageState row={row} language="fa" /> },
          { key: 'changed', header: texts.columns.changed, cell: (row) => <LastChange parts={row.parts} /> },
          ...(hasOrder ? [place] : []),
        ]}
      />
    </>
  )
}

function Title({ row }: { row: ContentRow }) {
  const { untitled } = useTexts('content')
  const { language } = useLanguage()
  const { title, writtenIn } = titleOf(row, language)
  if (!title) return untitled
  return writtenIn === language ? (
    title
  ) : (
    <bdi lang={writtenIn} dir={directionOf(writtenIn)}>
      {title}
    </bdi>
  )
}
