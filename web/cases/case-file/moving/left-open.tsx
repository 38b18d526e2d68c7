import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../../staff-drafts/staff-drafts.ts'
import { questionsQuery } from '../queries.ts'
import { noteDraftOf } from '../team/team.tsx'
import styles from './moving.module.css'

/** What a closing would leave behind: questions nobody can answer any more, answers nobody has read, a note half written. */
export function LeftOpen({ file }: { file: CaseFile }) {
  const { leftOpen: texts } = useTexts('caseFile').moving
  const { data: questions = [] } = useQuery(questionsQuery(file.folio))
  const { data: note } = useQuery(staffDraftQuery(noteDraftOf(file.applicationId)))
  const asked = questions.filter(({ withdrawnAt }) => withdrawnAt === null)
  const unanswered = asked.filter(({ answeredAt }) => answeredAt === null)
  const unread = asked.filter(({ answeredAt, readAt }) => answeredAt !== null && readAt === null)
  return (
    <>
      {unanswered.length > 0 && <Questions heading={texts.unanswered} questions={unanswered} />}
      {unread.length > 0 && <Questions heading={texts.unread} questions={unread} />}
      {note && <p>{texts.note}</p>}
    </>
  )
}

function Questions({ heading, questions }: { heading: string; questions: readonly { id: string; text: string }[] }) {
  return (
    <div className={styles.leftOpen}>
      <p>{heading}</p>
      <ul>
        {questions.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
