import { deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import type { FileVisit } from '@rahnama/contract/privacy.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './privacy.module.css'
import { visitsQuery } from './queries.ts'

/** Who was at the reader's file, newest first, as far back as they ask. */
export function VisitList() {
  const texts = useTexts('privacy').visits
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(visitsQuery)
  const earlier = useAct(() => fetchNextPage({ throwOnError: true }))
  const visits = data.pages.flatMap((page) => page.visits)
  if (visits.length === 0) return <p className={styles.soft}>{texts.empty}</p>
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.lead}</p>
      <ol className={styles.list}>
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </ol>
      <Failure>{earlier.failure}</Failure>
      {hasNextPage && (
        <div>
          <Button size="small" busy={earlier.isBusy} onClick={() => void earlier.run()}>
            {texts.more}
          </Button>
        </div>
      )}
    </div>
  )
}

function Visit({ visit: { name, mark, role, from, purpose, acts } }: { visit: FileVisit }) {
  const texts = useTexts('privacy').visits
  const { dateTime } = formats(useLanguage().language, { timeZone: deviceTimeZone() })
  // Several acts of the office are one thing to the client.
  const done = [...new Set(acts.map((act) => wordsOf(texts.acts, act) ?? texts.otherwise))]
  const title = texts.roles[role]
  return (
    <li className={styles.visit}>
      <p className={styles.line}>
        <strong>
          <bdi>{nameIn(texts, { name, mark })}</bdi>
        </strong>
        {title && <span className={styles.soft}>{title}</span>}
      </p>
      <p className={styles.line}>
        <time dateTime={from}>{dateTime(from)}</time>
        {purpose && <span className={styles.soft}>{texts.purposes[purpose]}</span>}
      </p>
      <ul className={styles.acts}>
        {done.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </li>
  )
}

type Who = Pick<FileVisit, 'name' | 'mark'>

function nameIn(texts: ReturnType<typeof useTexts<'privacy'>>['visits'], { name, mark }: Who): string {
  if (name) return name
  return mark ? texts.gone(mark) : texts.program
}

function wordsOf(acts: Record<string, Record<string, string>>, act: string): string | undefined {
  const [capability = '', verb = ''] = act.split('.')
  return acts[capability]?.[verb]
}
