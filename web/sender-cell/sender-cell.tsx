import { OpenLink } from '../app/opened.tsx'
import styles from './sender-cell.module.css'

type SenderCellProps = { opens: string; id: string; name: string; words: string }

/** The first cell of what people wrote to us: who it is from, which opens it, and the beginning of their words. */
export function SenderCell({ opens, id, name, words }: SenderCellProps) {
  return (
    <span className={styles.sender}>
      <OpenLink name={opens} id={id}>
        <bdi>{name}</bdi>
      </OpenLink>
      <span className={styles.words} dir="auto">
        {words}
      </span>
    </span>
  )
}
