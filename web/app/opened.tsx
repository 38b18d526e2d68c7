import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import styles from './opened.module.css'

/** What is open over a page stands in its address, so that Back closes it and a link leads to it. */
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
  return { opened: query.get(name) ?? undefined, close }
}

type OpenLinkProps = { name: string; id: string; children: ReactNode }

/** Opens one row of a table over the page, which stays where it is. The whole row is the target. */
export function OpenLink({ name, id, children }: OpenLinkProps) {
  const [query] = useSearchParams()
  const next = new URLSearchParams(query)
  next.set(name, id)
  return (
    <Link className={styles.link} to={`?${next}`} preventScrollReset>
      {children}
    </Link>
  )
}
