import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import type { ChecklistEntry } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Loaded } from '../loaded.tsx'
import { documentsQuery } from '../queries.ts'
import { DocumentLine } from './document-line.tsx'
import styles from './documents.module.css'

const FILTERS = ['all', 'office', 'client', 'done'] as const
type Filter = (typeof FILTERS)[number]

/** With whom a document lies; what is expired or sent back lies with the client. */
function placeOf({ document: { state, cannotGet }, necessity, isLater }: ChecklistEntry): Exclude<Filter, 'all'> {
  if (state === 'uploaded' || state === 'inReview') return 'office'
  if (state === 'accepted' || state === 'notNeeded') return 'done'
  if (state === 'needed' && cannotGet) return 'office'
  return (necessity === 'usual' || isLater) && state === 'needed' ? 'done' : 'client'
}

/** The checklist of the case, with every version and the way to verify it. */
export function Documents({ file }: { file: CaseFile }) {
  const { documents: texts, summary: words } = useTexts('caseFile')
  const { number } = formats(useLanguage().language)
  const query = useQuery(documentsQuery(file.folio))
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <Loaded query={query}>
      {({ entries, progress: { given, needed, withOffice, missing } }) => {
        const shown = entries.filter((entry) => filter === 'all' || placeOf(entry) === filter)
        return (
          <div className={styles.part}>
            <div className={styles.top}>
              <p>
                {[
                  words.documentsOf(number(given), number(needed)),
                  words.withOffice(number(withOffice)),
                  words.withClient(number(missing)),
                ].join(' · ')}
              </p>
              <Segmented
                label={texts.filter}
                labelHidden
                size="small"
                segments={FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
                value={filter}
                onValueChange={setFilter}
              />
            </div>
            {entries.length === 0 && <p className={styles.soft}>{texts.empty}</p>}
            {entries.length > 0 && shown.length === 0 && <p className={styles.soft}>{texts.noneFiltered}</p>}
            <ul className={styles.list}>
              {shown.map((entry) => (
                <DocumentLine key={`${entry.kind} ${entry.subject}`} file={file} entry={entry} />
              ))}
            </ul>
          </div>
        )
      }}
    </Loaded>
  )
}
