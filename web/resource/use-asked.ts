import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Sort } from '../ui/data-table/data-table.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import type { Asked, Filter } from './describe.ts'

const SEARCH = 'q'
const SORT = 'sort'
const COLUMNS = 'columns'
const VIEW = 'view'
const TABLE = 'table'
const PAGES = 'pages'
/** As far as an address leads; whoever wants more asks for it. */
const MOST_PAGES = 20

/** Search, order, filters, columns and how far it was read stand in the address: a reload, Back and a link to a colleague show the same list. */
export function useAsked(filters: readonly Filter[], hidden: readonly string[]) {
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string, { replace = false } = {}) =>
    setQuery(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        // Another list begins at its beginning.
        if (name !== PAGES && name !== COLUMNS && name !== VIEW) now.delete(PAGES)
        return now
      },
      { replace, preventScrollReset: true },
    )
  const words = query.get(SEARCH) ?? ''
  const typing = useTyping(words, (typed) => set(SEARCH, typed, { replace: true }))
  const chosen = Object.fromEntries(
    filters.flatMap(({ name }) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  )
  const asked: Asked = { search: words, sort: readSort(query.get(SORT)), filters: chosen }
  const hiddenNow = query.has(COLUMNS) ? (query.get(COLUMNS) ?? '').split('.').filter(Boolean) : hidden
  return {
    asked,
    typed: typing.typed,
    type: typing.type,
    isNarrowed: words !== '' || Object.keys(chosen).length > 0,
    setFilter: (name: string, value: string) => set(name, value),
    setSort: (sort: Sort) => set(SORT, `${sort.order === 'descending' ? '-' : ''}${sort.column}`),
    pages: Math.min(MOST_PAGES, Number(query.get(PAGES)) || 1),
    setPages: (pages: number) => set(PAGES, String(pages), { replace: true }),
    isTable: query.get(VIEW) === TABLE,
    setTable: (isTable: boolean) => set(VIEW, isTable ? TABLE : ''),
    hidden: hiddenNow,
    setHidden: (keys: readonly string[]) => set(COLUMNS, keys.length > 0 ? keys.join('.') : '.'),
    clear: () => {
      typing.type('')
      setQuery((now) => {
        for (const name of [SEARCH, PAGES, ...filters.map((filter) => filter.name)]) now.delete(name)
        return now
      })
    },
  }
}

function readSort(text: string | null): Sort | undefined {
  if (!text) return undefined
  return { column: text.replace(/^-/, ''), order: text.startsWith('-') ? 'descending' : 'ascending' }
}

/** What is typed is shown at once and asked for when the typing rests; an address that changes by itself is shown, too. */
function useTyping(words: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(words)
  const rested = useDebounced(typed.trim())
  const written = useRef(words)
  const tell = useRef(onRest)
  tell.current = onRest
  useEffect(() => {
    if (rested === written.current) return
    written.current = rested
    tell.current(rested)
  }, [rested])
  useEffect(() => {
    if (words === written.current) return
    written.current = words
    setTyped(words)
  }, [words])
  return { typed, type: setTyped }
}
