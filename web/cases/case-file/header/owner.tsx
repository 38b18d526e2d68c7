import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useClaim } from '../use-claim.ts'
import { useMe } from '../use-me.ts'
import { HandOver } from './hand-over.tsx'
import styles from './header.module.css'
import { ReleaseCase } from './release-case.tsx'

/** Whose case it is, and what can be done about that: claim it, release it, hand it over. */
export function Owner({ file: { folio, owner, isPooled, closedAt } }: { file: CaseFile }) {
  const { owner: texts } = useTexts('caseFile')
  const me = useMe()
  const claiming = useClaim(folio)
  const [open, setOpen] = useState<'release' | 'handOver'>()
  const isMine = owner?.id === me.id
  const mayGive = owner === null || isMine || me.isAdmin
  const close = () => setOpen(undefined)
  return (
    <div className={styles.column}>
      <p className={styles.line}>
        <span className={styles.label}>{texts.label}</span>
        <span className={styles.strong}>
          {owner ? <bdi>{isMine ? texts.mine(isolate(owner.name)) : owner.name}</bdi> : texts.nobody}
        </span>
      </p>
      {isPooled && !isMine && <p className={styles.label}>{texts.away}</p>}
      {!closedAt && (
        <div className={styles.chips}>
          {(!owner || (isPooled && !isMine)) && (
            <Button
              size="small"
              variant="primary"
              busy={claiming.isBusy}
              busyLabel={texts.claiming}
              onClick={() => claiming.run()}
            >
              {texts.claim}
            </Button>
          )}
          {owner && mayGive && (
            <Button size="small" onClick={() => setOpen('release')}>
              {texts.release}
            </Button>
          )}
          {mayGive && (
            <Button size="small" onClick={() => setOpen('handOver')}>
              {texts.handOver}
            </Button>
          )}
        </div>
      )}
      <Failure>{claiming.failure}</Failure>
      {open === 'release' && <ReleaseCase folio={folio} onClose={close} />}
      {open === 'handOver' && <HandOver folio={folio} ownerId={owner?.id} onClose={close} />}
    </div>
  )
}
