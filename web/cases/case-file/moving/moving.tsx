import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../../staff-drafts/staff-drafts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Loaded } from '../loaded.tsx'
import { draftOf, MoveForm } from './move-form.tsx'

/** One dialog for stage, turn, reason, day, what the client reads and what else happens. */
export function MoveCase({ file, onClose }: { file: CaseFile; onClose: () => void }) {
  const { moving: texts } = useTexts('caseFile')
  const { stages, reasons } = useTexts('caseWords')
  const draft = useQuery(staffDraftQuery(draftOf(file.applicationId)))
  return (
    <Dialog
      open
      size="large"
      isTall
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.title}
      description={texts.now(stages[file.stage], reasons[file.reason])}
    >
      <Loaded query={draft}>{() => <MoveForm file={file} onClose={onClose} />}</Loaded>
    </Dialog>
  )
}
