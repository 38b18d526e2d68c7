import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { BeginCase } from './begin-case.tsx'
import { ReopenCase } from './reopen-case.tsx'

const ACT = 'act'

/** What can follow a closed case. The address says which dialog is open, so that a conversation can lead to it. */
export function AfterClosing({ file }: { file: CaseFile }) {
  const { afterClosing: texts } = useTexts('caseFile')
  const [query, setQuery] = useSearchParams()
  const act = query.get(ACT)
  const show = (next: 'reopen' | 'begin' | undefined) =>
    setQuery(
      (now) => {
        now.delete(ACT)
        if (next) now.set(ACT, next)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <Button size="small" icon="undo" onClick={() => show('reopen')}>
        {texts.reopen.open}
      </Button>
      <Button size="small" icon="plus" onClick={() => show('begin')}>
        {texts.begin.open}
      </Button>
      {act === 'reopen' && <ReopenCase file={file} onClose={() => show(undefined)} />}
      {act === 'begin' && <BeginCase file={file} onClose={() => show(undefined)} />}
    </>
  )
}
