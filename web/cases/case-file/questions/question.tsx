import type { CaseFile, CaseQuestion } from '@rahnama/contract/cases/cases.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Moment } from '../../../ui/moment/moment.tsx'
import { questionsQuery } from '../queries.ts'
import { QuestionName } from '../question-name.tsx'
import { useCaseAct } from '../use-case-act.ts'
import styles from './questions.module.css'

type QuestionProps = { file: CaseFile; question: CaseQuestion }

export function Question({ file: { folio, closedAt }, question }: QuestionProps) {
  const { questions: texts, saving } = useTexts('caseFile')
  const queries = useQueryClient()
  const { id, form, path, text, askedBy, askedAt, answer, changedAnswer, answeredAt, readAt, withdrawnAt } = question
  const show = ({ questions }: { questions: CaseQuestion[] }) =>
    queries.setQueryData(questionsQuery(folio).queryKey, questions)
  const reading = useCaseAct(folio, async () =>
    show(await call('POST /api/cases/{folio}/questions/{id}/read', { folio, id })),
  )
  const withdrawing = useCaseAct(folio, async () =>
    show(await call('POST /api/cases/{folio}/questions/{id}/withdraw', { folio, id })),
  )
  return (
    <li className={styles.question} data-withdrawn={withdrawnAt ? '' : undefined}>
      <p className={styles.meta}>
        <State question={question} />
        <span>{texts.askedBy(askedBy ? isolate(askedBy.name) : texts.somebody)}</span>
        <Moment at={askedAt} />
        {form && path && (
          <span>
            {texts.about} <QuestionName form={form} path={path} />
          </span>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {answeredAt && (
        <div className={styles.answer}>
          {answer && <p dir="auto">{answer}</p>}
          {changedAnswer && <p className={styles.meta}>{texts.changed}</p>}
          <p className={styles.meta}>
            <Moment at={answeredAt} />
          </p>
        </div>
      )}
      <div className={styles.acts}>
        {answeredAt && !readAt && (
          <Button size="small" variant="primary" busy={reading.isBusy} busyLabel={saving} onClick={() => reading.run()}>
            {texts.markRead}
          </Button>
        )}
        {!answeredAt && !withdrawnAt && !closedAt && (
          <Button size="small" busy={withdrawing.isBusy} busyLabel={saving} onClick={() => withdrawing.run()}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      <Failure>
        {reading.failure ?? (withdrawing.failure && (answeredAt ? texts.answeredMeanwhile : withdrawing.failure))}
      </Failure>
    </li>
  )
}

function State({ question: { answeredAt, readAt, withdrawnAt } }: { question: CaseQuestion }) {
  const { questions: texts } = useTexts('caseFile')
  if (withdrawnAt) return <Badge>{texts.withdrawn}</Badge>
  if (!answeredAt) return <Badge icon="clock">{texts.waiting}</Badge>
  return (
    <Badge tone={readAt ? 'neutral' : 'info'} icon="check">
      {readAt ? texts.read : texts.answered}
    </Badge>
  )
}
