import type { CaseQuestion, ToVerify } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import {
  AnswerText,
  type FormName,
  inOrder,
  isFormName,
  type ToldAnswer,
  useToldForm,
} from '../../told-answers/told-answers.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AskClient } from './ask-client.tsx'
import { useQuestionsOf } from './use-questions.ts'
import styles from './verification.module.css'

/** What the client said that the file should show, each with a way to ask about it. */
export function ProvenAnswers({ shown }: { shown: ToVerify }) {
  const { answers: texts, ask } = useTexts('verification')
  const [isAsking, setAsking] = useState(false)
  const questions = useQuestionsOf(shown.folio)
  const [first] = shown.proves
  const unplaced = questions.filter(({ path }) => path === null)
  return (
    <div className={styles.answers}>
      {shown.whose !== 'applicant' && <p className={styles.quiet}>{texts.whose[shown.whose]}</p>}
      {first && isFormName(first.form) ? (
        <Answers shown={shown} form={first.form} questions={questions} />
      ) : (
        <p className={styles.quiet}>{texts.none}</p>
      )}
      {unplaced.map((question) => (
        <Asked key={question.id} question={question} isWhole />
      ))}
      {isAsking ? (
        <AskClient shown={shown} onClose={() => setAsking(false)} />
      ) : (
        <div>
          <Button size="small" variant="quiet" icon="messages" onClick={() => setAsking(true)}>
            {ask.other}
          </Button>
        </div>
      )}
    </div>
  )
}

type AnswersProps = { shown: ToVerify; form: FormName; questions: readonly CaseQuestion[] }

function Answers({ shown, form: name, questions }: AnswersProps) {
  const { form } = useToldForm(name)
  return (
    <dl className={styles.told}>
      {inOrder(form, shown.proves as ToldAnswer[]).map((answer) => (
        <Answer
          key={answer.path}
          shown={shown}
          form={name}
          answer={answer}
          questions={questions.filter((question) => question.form === name && question.path === answer.path)}
        />
      ))}
    </dl>
  )
}

type AnswerProps = AnswersProps & { answer: ToldAnswer }

function Answer({ shown, form, answer, questions }: AnswerProps) {
  const { answers: texts } = useTexts('verification')
  const { labelOf } = useToldForm(form)
  const [isAsking, setAsking] = useState(false)
  const label = labelOf(answer.path)
  return (
    <div className={styles.answer}>
      <dt>{label}</dt>
      <dd>
        <AnswerText {...answer} />
      </dd>
      <dd className={styles.ask}>
        {!isAsking && (
          <Button size="small" variant="quiet" aria-label={texts.askFor(label)} onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
        )}
      </dd>
      {(questions.length > 0 || isAsking) && (
        <dd className={styles.asking}>
          {questions.map((question) => (
            <Asked key={question.id} question={question} />
          ))}
          {isAsking && <AskClient shown={shown} about={{ form, path: answer.path }} onClose={() => setAsking(false)} />}
        </dd>
      )}
    </div>
  )
}

function Asked({ question, isWhole = false }: { question: CaseQuestion; isWhole?: boolean }) {
  const { answers: texts } = useTexts('verification')
  const { dateTime } = formats(useLanguage().language)
  return (
    <blockquote className={styles.asked}>
      {isWhole && <p dir="auto">{question.text}</p>}
      {question.answeredAt === null ? (
        <p className={styles.quiet}>{texts.open(dateTime(question.askedAt))}</p>
      ) : (
        <>
          <p className={styles.quiet}>{question.changedAnswer ? texts.changed : texts.answered}</p>
          {question.answer && <p dir="auto">{question.answer}</p>}
        </>
      )}
    </blockquote>
  )
}
