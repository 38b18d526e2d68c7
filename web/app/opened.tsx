import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import styles from './opened.module.css'

/** A dialog that is open over a page stands in its address, so that Back closes it and a link leads to it. */
export function useOpened(name: string) {
  const [query, setQuery] = useSearchParams()
  const close = () =>
    setQuery(
      (now) => {
        now.delete(name)
        return now
      },
      { preventScrollReset: true },
    )
  const opened = query.get(name) ?? undefined
  useFocusBack(name, opened)
  return { opened, close }
}

/** Whoever closes it goes on where they opened it; if that row has gone, at the top of the page. */
function useFocusBack(name: string, opened: string | undefined): void {
  const before = useRef(opened)
  useEffect(() => {
    if (before.current && !opened) {
      const link = `a[data-opens="${CSS.escape(`${name} ${before.current}`)}"]`
      const place = document.querySelector<HTMLElement>(link) ?? document.querySelector<HTMLElement>('main h1')
      place?.focus({ preventScroll: true })
    }
    before.current = opened
  }, [name, opened])
}

type OpenLinkProps = { name: string; id: string; children: ReactNode }

/** Opens one row of a table over the page, which stays where it is. The whole row is the target. */
export function OpenLink({ name, id, children }: OpenLinkProps) {
  const [query] = useSearchParams()
  const next = new URLSearchParams(query)
  next.set(name, id)
  return (
    <Link className={styles.link} data-opens={`${name} ${id}`} to={`?${next}`} preventScrollReset>
      {children}
    </Link>
  )
}
