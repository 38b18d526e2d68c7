import type { ApplicationQuestion } from '@rahnama/contract/applications.ts'
import { APPLICATION_EXPLANATION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { type FormName, isFormName, useAnswerPlace } from '../../told-answers/told-answers.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useApplicationAct } from '../use-application-act.ts'
import styles from './questions.module.css'
import { useAnswerDraft } from './use-answer-draft.ts'

type AnswerQuestionProps = { applicationId: string; question: ApplicationQuestion }

/** Answered in words, or by correcting what stands in the form. What is typed stays in this browser until it is sent. */
export function AnswerQuestion({ applicationId, question }: AnswerQuestionProps) {
  const { questions: texts } = useTexts('applications').one
  const toast = useToast()
  const { text, setText, forget } = useAnswerDraft(question.id)
  const [wasTried, setTried] = useState(false)
  const isLong = !fitsIn(text, APPLICATION_EXPLANATION_MAX_CHARS)
  const isEmpty = text.trim() === ''
  const answering = useApplicationAct(async (changedAnswer: boolean) => ({
    application: await call('POST /api/applications/{id}/questions/{questionId}/answer', {
      ...{ id: applicationId, questionId: question.id, answer: text.trim(), changedAnswer },
    }),
  }))
  const send = async (changedAnswer: boolean) => {
    setTried(!changedAnswer)
    if (isLong || (isEmpty && !changedAnswer)) return
    if (!(await answering.run(changedAnswer))) return
    forget()
    toast.success({ title: texts.sent })
  }
  const error = isLong ? texts.tooLong : wasTried && isEmpty ? texts.missing : undefined
  const { form, path } = question
  return (
    <div className={styles.answering}>
      <Textarea
        label={texts.answer}
        hint={texts.hint}
        rows={3}
        maxCharacters={APPLICATION_EXPLANATION_MAX_CHARS}
        value={text}
        onValueChange={setText}
        {...(error !== undefined && { error })}
      />
      <Failure>{answering.failure}</Failure>
      <div className={styles.acts}>
        <Button variant="primary" busy={answering.isBusy} busyLabel={texts.sending} onClick={() => void send(false)}>
          {texts.send}
        </Button>
        {form !== null && path !== null && isFormName(form) && (
          <>
            <CorrectLink form={form} path={path} applicationId={applicationId} />
            <Button variant="quiet" onClick={() => void send(true)}>
              {texts.corrected}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

type CorrectLinkProps = { form: FormName; path: string; applicationId: string }

/** Leads to the question of the form, which leads back here. */
function CorrectLink({ form, path, applicationId }: CorrectLinkProps) {
  const { questions: texts } = useTexts('applications').one
  const placeOf = useAnswerPlace(form)
  return (
    <ButtonLink to={placeOf(path, applicationId)} icon="edit">
      {texts.correct}
    </ButtonLink>
  )
}
