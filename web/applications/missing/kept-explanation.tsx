import type { Explanation } from '@rahnama/contract/applications.ts'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useApplicationAct } from '../use-application-act.ts'
import styles from './missing.module.css'

/** An explanation can be taken back and said anew until it is sent. */
export function KeptExplanation({ id, explanation }: { id: string; explanation: Explanation }) {
  const texts = useTexts('applications').one.missing
  const { code, answers, text } = explanation
  const takingBack = useApplicationAct(async () => ({
    application: await call('PUT /api/applications/{id}/explanations', { id, code, answers, text: '' }),
  }))
  return (
    <li className={styles.contradiction}>
      <p className={styles.note}>{texts.explained}</p>
      <p dir="auto">{text}</p>
      <Failure>{takingBack.failure}</Failure>
      <div className={styles.acts}>
        <Button size="small" variant="quiet" icon="undo" busy={takingBack.isBusy} onClick={() => void takingBack.run()}>
          {texts.takeBack}
        </Button>
      </div>
    </li>
  )
}
