import type { Paper } from '@rahnama/contract/documents.ts'
import { useTexts } from '../i18n/i18n.tsx'
import styles from './documents-page.module.css'
import { groupPapers } from './paper-groups.ts'
import { PaperRow } from './paper-row.tsx'

export function AllPapers({ papers }: { papers: readonly Paper[] }) {
  const { groups } = useTexts('documents').all
  return groupPapers(papers).map(({ group, papers }) => (
    <section key={group} aria-labelledby={`papers-${group}`} className={styles.section}>
      <h2 id={`papers-${group}`} className={styles.heading}>
        {groups[group]}
      </h2>
      <ul className={styles.list}>
        {papers.map((paper) => (
          <li key={`${paper.kind} ${paper.subject}`}>
            <PaperRow paper={paper} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
