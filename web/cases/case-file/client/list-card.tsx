import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Loaded } from '../loaded.tsx'
import styles from './client.module.css'

type ListCardProps<Item> = {
  texts: { title: string; empty: string }
  query: UseQueryResult<readonly Item[]>
  /** One line of the list. */
  children: (item: Item) => ReactNode
}

/** A list of what the office has of a client, which may be empty. */
export function ListCard<Item extends { id: string }>({ texts, query, children }: ListCardProps<Item>) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <Loaded query={query}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles.soft}>{texts.empty}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id} className={styles.item}>
                  {children(item)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
