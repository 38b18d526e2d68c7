import type { DocumentVersion } from '@rahnama/contract/documents.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { type DocumentKind, datesAsked } from '@rahnama/rules/checklist/checklist.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DateField, type DateValue } from '../../ui/date-field/date-field.tsx'
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from '../document.module.css'
import { useDocumentAct } from '../use-document-act.ts'

type DatesDialogProps = { kind: DocumentKind; version: DocumentVersion; onClose: () => void }

/** No form of its own: it also stands in pages that are one, and a form in a form is none. */
export function DatesDialog({ kind, version, onClose }: DatesDialogProps) {
  const texts = useTexts('documents').dates
  const toast = useToast()
  const asked = datesAsked(kind, officeDay(new Date()))
  const [issuedOn, setIssuedOn] = useState<DateValue>(version.issuedOn ?? '')
  const [endsOn, setEndsOn] = useState<DateValue>(version.endsOn ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const saving = useDocumentAct(async (dates: { issuedOn: string | null; endsOn: string | null }) => {
    await call('PUT /api/documents/versions/{id}/dates', { id: version.id, ...dates })
    toast.success({ title: texts.saved })
    onClose()
  })
  const save = async () => {
    setIsChecked(true)
    if (isDate(issuedOn) && isDate(endsOn)) await saving.run({ issuedOn: issuedOn || null, endsOn: endsOn || null })
  }
  const fault = (value: DateValue) => (isChecked && !isDate(value) ? texts.invalid : undefined)

  return (
    <Dialog
      title={texts.title}
      description={texts.why}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button variant="primary" busy={saving.isBusy} busyLabel={texts.saving} onClick={() => void save()}>
            {texts.save}
          </Button>
          <CloseDialog>
            <Button variant="quiet">{texts.skip}</Button>
          </CloseDialog>
        </>
      }
    >
      <div className={styles.dateFields}>
        {asked.issuedOn && (
          <DateField
            label={kind === 'languageResult' || kind === 'hskResult' ? texts.issuedOnTest : texts.issuedOn}
            value={issuedOn}
            onValueChange={setIssuedOn}
            error={fault(issuedOn)}
          />
        )}
        {asked.endsOn && (
          <DateField label={texts.endsOn} value={endsOn} onValueChange={setEndsOn} error={fault(endsOn)} />
        )}
      </div>
      <Failure>{saving.failure}</Failure>
    </Dialog>
  )
}

/** A date is whole or empty; what is half typed is neither and stays in its boxes. */
function isDate(value: DateValue): value is string {
  return typeof value === 'string'
}
