import type { CaseEvent, CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Loaded } from '../loaded.tsx'
import { timelineQuery } from '../queries.ts'
import { Event } from './event.tsx'
import { foldEvents } from './fold-events.ts'
import styles from './timeline.module.css'
import { useEventWords } from './use-event-words.ts'

export { useEventWords } from './use-event-words.ts'

/** Everything that happened, with who and when; the latest first, by days. */
export function Timeline({ file }: { file: CaseFile }) {
  const { timeline: texts } = useTexts('caseFile')
  const { date } = formats(useLanguage().language)
  const query = useInfiniteQuery(timelineQuery(file.folio))
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const events = pages.flatMap((page) => page.events)
        return (
          <div className={styles.timeline}>
            {events.length === 0 && <p>{texts.empty}</p>}
            {foldEvents(events).map(({ on, runs }) => (
              <section key={on} className={styles.day}>
                <h2 className={styles.date}>{date(on, 'long', { weekday: true })}</h2>
                <ol className={styles.events}>
                  {runs.map((run) => (
                    <Run key={run[0]?.id} run={run} />
                  ))}
                </ol>
              </section>
            ))}
            {query.hasNextPage && (
              <div>
                <Button
                  busy={query.isFetchingNextPage}
                  busyLabel={texts.loading}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              </div>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function Run({ run }: { run: readonly CaseEvent[] }) {
  const { timeline: texts } = useTexts('caseFile')
  const { time, number } = formats(useLanguage().language)
  const { whoOf } = useEventWords()
  const [newest] = run
  const oldest = run.at(-1)
  if (!newest || !oldest) return null
  if (run.length === 1) return <Event event={newest} />
  const [from, to] = [time(oldest.at), time(newest.at)]
  const when = from === to ? to : texts.between(from, to)
  return (
    <li className={styles.event} data-side={newest.by?.side}>
      <Disclosure look="line" summary={texts.folded(number(run.length), isolate(whoOf(newest)), when)}>
        <ol className={styles.events}>
          {run.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      </Disclosure>
    </li>
  )
}
