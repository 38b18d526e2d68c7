import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Failure } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { late } from '../../ui/late/late.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useAsking } from './asking/asking.tsx'
import styles from './case-acts.module.css'
import type { Part } from './parts.ts'
import { useTaskAdding } from './team/task-adding.tsx'
import { useCaseAct } from './use-case-act.ts'
import { useCaseKeys } from './use-case-keys.ts'
import { useClaim } from './use-claim.ts'

const MoveCase = late(async () => (await import('./moving/moving.tsx')).MoveCase, {
  texts: ['clientSentences', 'documents', 'staffDrafts'],
})

const PrintCase = late(async () => (await import('./print/print.tsx')).PrintCase, {
  texts: ['app', 'documents', 'eligibility', 'programs'],
})

/** What is done with a case from every part of it. */
export function CaseActs({ file, part }: { file: CaseFile; part: Part }) {
  const { folio, closedAt } = file
  const { acts: texts, saving } = useTexts('caseFile')
  const { ask } = useAsking()
  const toast = useToast()
  const navigate = useNavigate()
  const verifying = useCaseAct(folio, async () => {
    const { next } = await call('POST /api/desk/documents/next', { folio, view: 'all' })
    if (next?.folio === folio) await navigate(href('verifyDocument', next))
    else toast.info({ title: texts.nothingToVerify })
  })
  const claiming = useClaim(folio)
  const [isMoving, setMoving] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const { open: addTask } = useTaskAdding()
  useCaseKeys(file, part, {
    claim: () => claiming.run(),
    move: () => setMoving(true),
    addTask,
    ask: () => ask(),
    verify: () => verifying.run(),
  })
  return (
    <div className={styles.acts}>
      {!closedAt && (
        <>
          <Button size="small" variant="primary" icon="arrow-forward" onClick={() => setMoving(true)}>
            {texts.move}
          </Button>
          <Button size="small" icon="send" onClick={() => ask()}>
            {texts.ask}
          </Button>
          <Button
            size="small"
            icon="documents"
            busy={verifying.isBusy}
            busyLabel={saving}
            onClick={() => verifying.run()}
          >
            {texts.verify}
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="quiet"
        icon="print"
        busy={isPrinting}
        busyLabel={texts.printing}
        onClick={() => setPrinting(true)}
      >
        {texts.print}
      </Button>
      {isPrinting && <PrintCase file={file} onDone={() => setPrinting(false)} />}
      {isMoving && <MoveCase file={file} onClose={() => setMoving(false)} />}
      <Failure>{verifying.failure ?? claiming.failure}</Failure>
    </div>
  )
}
