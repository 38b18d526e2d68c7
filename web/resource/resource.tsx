import { MANY_MAX } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { openDownload } from '../api/open-download.ts'
import { OpenLink, useOpened } from '../app/opened.tsx'
import { PageHead } from '../app/page.tsx'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { ManyBar, useSelected } from '../many/many.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { type Column, DataTable, SelectAll, type Selection, SelectRow } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import type { Asked, ListPage, Resource } from './describe.ts'
import { FilterBar } from './filter-bar.tsx'
import styles from './resource.module.css'
import { SelectMatching } from './select-matching.tsx'
import { useAsked } from './use-asked.ts'
import { useReadOn } from './use-read-on.ts'

export type { Asked, Resource } from './describe.ts'

/** Whoever changes what lists show makes all of them stale. */
export const RESOURCE_KEY = ['resource'] as const

function listQuery<Row>({ name, fetch }: Resource<Row>, asked: Asked) {
  return infiniteQueryOptions({
    queryKey: [...RESOURCE_KEY, name, asked],
    queryFn: ({ pageParam, signal }): Promise<ListPage<Row>> => fetch(asked, pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Colleagues change these lists, too: whoever comes back sees what is true now.
    ...READ_WHEN_OPENED,
  })
}

/** The screen of every list in the owner's room, drawn from its description. */
export function ResourceScreen<Row>({ resource }: { resource: Resource<Row> }) {
  const { texts, name, detail } = resource
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={texts.heading} lead={texts.lead} actions={resource.actions} />
      {resource.above}
      <ResourceList resource={resource} />
      {detail && <Detail name={name} detail={detail} />}
    </>
  )
}

function Detail({ name, detail }: { name: string; detail: NonNullable<Resource<unknown>['detail']> }) {
  const { opened, close } = useOpened(name)
  return (
    <Sheet title={detail.title} open={opened !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      {opened && <div key={opened}>{detail.draw(opened)}</div>}
    </Sheet>
  )
}

function ResourceList<Row>({ resource }: { resource: Resource<Row> }) {
  const words = useTexts('resource')
  const errors = useTexts('errors')
  const address = useAsked(resource.filters, resource.hidden ?? [])
  const list = useInfiniteQuery(listQuery(resource, address.asked))
  const pages = list.data?.pages ?? []
  useReadOn(list, address.pages)
  const rows = uniqueRows(resource, pages)
  const shownColumns = columnsOf(resource, address.hidden)
  const selected = useSelected(rows, resource.keyOf)
  const queries = useQueryClient()
  const selectMatching = async () => {
    let shown = rows
    for (let hasMore = list.hasNextPage; hasMore && shown.length < MANY_MAX; ) {
      const read = await list.fetchNextPage({ throwOnError: true })
      shown = uniqueRows(resource, read.data?.pages ?? [])
      hasMore = read.hasNextPage
    }
    selected.selection.onSelectedChange(new Set(shown.slice(0, MANY_MAX).map(resource.keyOf)))
  }
  const selection = resource.many && { selection: selected.selection }
  if (list.isError && rows.length === 0) return <Alert tone="danger">{describeError(list.error, errors)}</Alert>
  const isNothing = list.isSuccess && rows.length === 0 && !address.isNarrowed
  return (
    <div className={styles.screen}>
      {!isNothing && <FilterBar resource={resource} address={address} />}
      {list.isPaused && rows.length === 0 && <p>{words.offline}</p>}
      {isNothing ? (
        <EmptyState scene="soon" title={resource.texts.emptyTitle}>
          {resource.texts.emptyBody}
        </EmptyState>
      ) : (
        <>
          <About resource={resource} asked={address.asked} page={pages[0]} address={address} />
          {resource.tile && !address.isTable ? (
            <Tiles {...{ resource, rows, ...selection }} isLoading={list.isPending} onClear={address.clear} />
          ) : (
            <DataTable
              caption={resource.texts.heading}
              captionHidden
              columns={shownColumns}
              rows={rows}
              keyOf={resource.keyOf}
              nameOf={resource.nameOf}
              sort={address.asked.sort}
              {...(!address.asked.search && { onSortChange: address.setSort })}
              isLoading={list.isFetching && !list.isFetchingNextPage}
              empty={<NoneFound onClear={address.clear} />}
              {...selection}
            />
          )}
        </>
      )}
      {list.hasNextPage && (
        <div>
          <Button
            busy={list.isFetchingNextPage}
            onClick={() => {
              address.setPages(pages.length + 1)
              void list.fetchNextPage()
            }}
          >
            {words.more}
          </Button>
        </div>
      )}
      {resource.many && (
        <ManyBar
          selected={selected}
          acts={resource.many}
          keyOf={resource.keyOf}
          nameOf={resource.nameOf}
          after={() => queries.invalidateQueries({ queryKey: RESOURCE_KEY })}
        >
          {list.hasNextPage && selected.rows.length === rows.length && rows.length < MANY_MAX && (
            <SelectMatching total={list.data?.pages[0]?.total} onSelect={selectMatching} />
          )}
        </ManyBar>
      )}
    </div>
  )
}

type TilesProps<Row> = {
  resource: Resource<Row>
  rows: readonly Row[]
  selection?: Selection
  isLoading: boolean
  onClear: () => void
}

/** The same rows as pictures, for lists of what is known by sight. */
function Tiles<Row>({ resource, rows, selection, isLoading, onClear }: TilesProps<Row>) {
  if (isLoading) return <SkeletonList rows={4} />
  if (rows.length === 0) return <NoneFound onClear={onClear} />
  return (
    <>
      {selection && <SelectAll keys={rows.map(resource.keyOf)} selection={selection} />}
      <ul className={styles.tiles} aria-label={resource.texts.heading}>
        {rows.map((row) => (
          <li
            key={resource.keyOf(row)}
            className={styles.tile}
            data-selected={selection?.selected.has(resource.keyOf(row)) || undefined}
          >
            <OpenLink name={resource.name} id={resource.keyOf(row)}>
              {resource.tile?.(row)}
            </OpenLink>
            {selection && (
              <div className={styles.select}>
                <SelectRow rowKey={resource.keyOf(row)} name={resource.nameOf(row)} selection={selection} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const words = useTexts('resource')
  return (
    <EmptyState scene="search" title={words.noneFound} actions={<Button onClick={onClear}>{words.clear}</Button>}>
      {words.noneFoundBody}
    </EmptyState>
  )
}

/** A row that moved while somebody paged is shown where it was met first. */
function uniqueRows<Row>({ keyOf }: Resource<Row>, pages: readonly ListPage<Row>[]): Row[] {
  return [...new Map(pages.flatMap((page) => page.rows).map((row) => [keyOf(row), row])).values()]
}

/** The first column names the row and opens it; it is never hidden. */
function columnsOf<Row>(resource: Resource<Row>, hidden: readonly string[]): [Column<Row>, ...Column<Row>[]] {
  const [first, ...others] = resource.columns
  const { detail, name, keyOf } = resource
  const opening: Column<Row> = detail
    ? {
        ...first,
        cell: (row) => (
          <OpenLink name={name} id={keyOf(row)}>
            {first.cell(row)}
          </OpenLink>
        ),
      }
    : first
  return [opening, ...others.filter(({ key }) => !hidden.includes(key))]
}

type AboutProps<Row> = {
  resource: Resource<Row>
  asked: Asked
  page: ListPage<Row> | undefined
  address: ReturnType<typeof useAsked>
}

/** How long the list is, and what can be taken from it. */
function About<Row>({ resource, asked, page, address }: AboutProps<Row>) {
  const words = useTexts('resource')
  const { number } = formats(useLanguage().language)
  const file = useAct(async () => {
    const made = await resource.toFile?.(asked)
    if (made) openDownload(made.url)
  })
  const [, ...others] = resource.columns
  const toggle = (key: string, isShown: boolean) =>
    address.setHidden(isShown ? address.hidden.filter((each) => each !== key) : [...address.hidden, key])
  const total = page?.total
  return (
    <>
      <div className={styles.about}>
        <p role="status">
          {total &&
            (total.isMore ? words.moreThan(number(total.count)) : words.total(total.count, number(total.count)))}
          {total?.isMore && asked.search && ` ${words.tooMany}`}
        </p>
        <div className={styles.acts}>
          {resource.tile && (
            <Button
              size="small"
              variant="quiet"
              icon={address.isTable ? 'image' : 'file'}
              onClick={() => address.setTable(!address.isTable)}
            >
              {address.isTable ? words.asGrid : words.asTable}
            </Button>
          )}
          {(!resource.tile || address.isTable) && (
            <Menu
              trigger={
                <Button size="small" variant="quiet" icon="settings">
                  {words.columns}
                </Button>
              }
              groups={[
                others.map(({ key, header }) => ({
                  label: header,
                  checked: !address.hidden.includes(key),
                  onCheck: (isShown: boolean) => toggle(key, isShown),
                })),
              ]}
              align="end"
            />
          )}
          {resource.toFile && (
            <Button
              size="small"
              variant="quiet"
              icon="download"
              busy={file.isBusy}
              busyLabel={words.downloading}
              onClick={() => void file.run()}
            >
              {words.download}
            </Button>
          )}
        </div>
      </div>
      <Failure>{file.failure}</Failure>
    </>
  )
}
