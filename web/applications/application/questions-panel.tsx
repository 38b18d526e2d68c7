import type { Application, ApplicationQuestion } from '@rahnama/contract/applications.ts'
import { deviceTimeZone, formats, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { useFirmName } from '../../firm/firm.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { writeAbout } from '../../messages/messages.tsx'
import { AnswerText, isFormName, useToldForm } from '../../told-answers/told-answers.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { useToldFormats } from '../../ui/exact-day/exact-day.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { AnswerQuestion } from './answer-question.tsx'
import styles from './questions.module.css'

/** Links from the form lead back here. */
export const QUESTIONS_ID = 'questions'

/** What we asked: open questions with the answer to be typed, then those that were answered. */
export function QuestionsPanel({ application }: { application: Application }) {
  const { questions: texts } = useTexts('applications').one
  const { number } = formats(useLanguage().language)
  const open = application.questions.filter(({ answeredAt }) => answeredAt === null)
  const answered = application.questions.filter(({ answeredAt }) => answeredAt !== null)
  if (application.questions.length === 0) return null
  return (
    <div id={QUESTIONS_ID} className={styles.panel}>
      <Panel title={open.length > 0 ? texts.title(open.length, number(open.length)) : texts.none}>
        <ul className={styles.questions}>
          {open.map((question) => (
            <li key={question.id}>
              <Asked question={question} applicationId={application.id} />
              {application.closedAt === null && <AnswerQuestion applicationId={application.id} question={question} />}
            </li>
          ))}
        </ul>
        {answered.length > 0 && (
          <Disclosure summary={texts.answered(number(answered.length))}>
            <ul className={styles.questions}>
              {answered.map((question) => (
                <li key={question.id}>
                  <Asked question={question} applicationId={application.id} />
                  {question.answer && (
                    <blockquote className={styles.given} dir="auto">
                      {question.answer}
                    </blockquote>
                  )}
                  {question.changedAnswer && <p className={styles.when}>{texts.youCorrected}</p>}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Panel>
    </div>
  )
}

function Asked({ question, applicationId }: { question: ApplicationQuestion; applicationId: string }) {
  const { questions: texts } = useTexts('applications').one
  const firm = useFirmName()
  const { calendar } = useToldFormats()
  const { dateTime } = formats(useLanguage().language, { timeZone: deviceTimeZone() || OFFICE_TIME_ZONE, calendar })
  const { askedBy, askedAt, text, form } = question
  return (
    <div className={styles.asked}>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.when}>
        <bdi>{askedBy ?? firm}</bdi> · <time dateTime={askedAt}>{dateTime(askedAt)}</time>
      </p>
      {form !== null && isFormName(form) && <YourAnswer question={question} />}
      <p>
        <TextLink to={writeAbout({ applicationId, questionId: question.id, subject: text })} icon="messages">
          {texts.writeAbout}
        </TextLink>
      </p>
    </div>
  )
}

/** What stands in the form now, in the form's own words. */
function YourAnswer({ question: { form, path, value } }: { question: ApplicationQuestion }) {
  const { questions: texts } = useTexts('applications').one
  if (form === null || path === null || !isFormName(form)) return null
  return (
    <dl className={styles.about}>
      <QuestionName form={form} path={path} />
      <dd>
        {value === null || value === undefined ? texts.noAnswer : <AnswerText form={form} path={path} value={value} />}
      </dd>
    </dl>
  )
}

function QuestionName({ form, path }: { form: Parameters<typeof useToldForm>[0]; path: string }) {
  const { labelOf } = useToldForm(form)
  return <dt>{labelOf(path)}</dt>
}
