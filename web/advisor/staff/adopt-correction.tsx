import type { ReviewedTurn } from '@rahnama/contract/advisor/advisor.ts'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './review.module.css'

/** The owner makes a correction a question of the site; the assistant answers with it once it is published. */
export function AdoptCorrection({ turn, onAdopted }: { turn: ReviewedTurn; onAdopted: () => unknown }) {
  const texts = useTexts('advisorDesk')
  const adopting = useAct(() => call('POST /api/advisor/review/{id}/adopt', { id: turn.id }), { after: onAdopted })
  if (turn.isAdopted) return <p className={styles.meta}>{texts.adopted}</p>
  return (
    <>
      <p>
        <Button size="small" busy={adopting.isBusy} busyLabel={texts.adopting} onClick={() => void adopting.run()}>
          {texts.adopt}
        </Button>
      </p>
      <Failure>{adopting.failure}</Failure>
    </>
  )
}
