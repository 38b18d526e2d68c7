import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { FeeLines } from './fee-lines.tsx'
import styles from './fees.module.css'
import type { SaidFees } from './fees.server.ts'

/** What governments, test centres and assessors charge, in groups that open. */
export function FeeSection({ title, lead, officialPage, groups }: SaidFees) {
  return (
    <section id="fees" className={styles.section} tabIndex={-1}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p className={styles.soft}>{lead}</p>
      </header>
      <div>
        {groups.map((group) => (
          <Disclosure key={group.title} summary={group.title}>
            <FeeLines lines={group.lines} officialPage={officialPage} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
