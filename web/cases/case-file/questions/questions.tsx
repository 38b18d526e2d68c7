import type { CaseFile, CaseQuestion } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { useAsking } from '../asking/asking.tsx'
import { Loaded } from '../loaded.tsx'
import { questionsQuery } from '../queries.ts'
import { Question } from './question.tsx'
import styles from './questions.module.css'

/** What we asked and what the client said: answers to read first, then what is open, then what is done. */
export function Questions({ file }: { file: CaseFile }) {
  const { questions: texts } = useTexts('caseFile')
  const { ask } = useAsking()
  const query = useQuery(questionsQuery(file.folio))
  const act = !file.closedAt && (
    <Button size="small" icon="plus" onClick={() => ask()}>
      {texts.ask}
    </Button>
  )
  return (
    <Loaded query={query}>
      {(questions) =>
        questions.length === 0 ? (
          <EmptyState scene="letters" title={texts.empty.title} actions={act || null}>
            {texts.empty.body}
          </EmptyState>
        ) : (
          <div className={styles.part}>
            <div>{act}</div>
            <ul className={styles.list}>
              {questions
                .toSorted((a, b) => rankOf(a) - rankOf(b))
                .map((question) => (
                  <Question key={question.id} file={file} question={question} />
                ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  )
}

function rankOf({ answeredAt, readAt, withdrawnAt }: CaseQuestion): number {
  if (withdrawnAt) return 3
  if (!answeredAt) return 1
  return readAt ? 2 : 0
}
