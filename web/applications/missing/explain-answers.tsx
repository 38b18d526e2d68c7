import type { Obstacle } from '@rahnama/contract/applications.ts'
import { APPLICATION_EXPLANATION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { contradictionText } from '@rahnama/contract/texts/texts.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useApplicationAct } from '../use-application-act.ts'
import styles from './missing.module.css'

type Contradiction = Extract<Obstacle, { what: 'contradiction' }>

/** Answers that do not fit: changed in the profile, or explained here. */
export function ExplainAnswers({ id, contradiction }: { id: string; contradiction: Contradiction }) {
  const texts = useTexts('applications').one.missing
  const eligibility = useTexts('eligibility')
  const { language } = useLanguage()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [wasEmpty, setWasEmpty] = useState(false)
  const isEmpty = text.trim() === ''
  const { code, answers, params, place } = contradiction
  const explaining = useApplicationAct(async () => ({
    application: await call('PUT /api/applications/{id}/explanations', { id, code, answers, text: text.trim() }),
  }))
  const keep = async () => {
    setWasEmpty(isEmpty)
    if (isEmpty) return
    if (await explaining.run()) toast.success({ title: texts.kept })
  }
  return (
    <li className={styles.contradiction}>
      <p>{contradictionText(eligibility, formats(language), { code, ...(params && { params }) })}</p>
      {isOpen ? (
        <>
          <Textarea
            label={texts.explanation}
            hint={texts.explanationHint}
            rows={3}
            maxCharacters={APPLICATION_EXPLANATION_MAX_CHARS}
            value={text}
            onValueChange={setText}
            {...(wasEmpty && isEmpty && { error: texts.explanationMissing })}
          />
          <Failure>{explaining.failure}</Failure>
        </>
      ) : null}
      <div className={styles.acts}>
        {isOpen ? (
          <Button size="small" busy={explaining.isBusy} busyLabel={texts.keeping} onClick={() => void keep()}>
            {texts.keep}
          </Button>
        ) : (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.explain}
          </Button>
        )}
        <ButtonLink size="small" variant="quiet" to={place}>
          {texts.change}
        </ButtonLink>
      </div>
    </li>
  )
}
