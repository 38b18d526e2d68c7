import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { DOCUMENT_EXPLANATION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, formats } from '@rahnama/contract/locale/locale.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from '../document.module.css'
import { useDocumentAct } from '../use-document-act.ts'
import { useDocumentName } from '../use-document-name.ts'

type Explained = { document: ClientDocument; program: Program }

/** A document one cannot get is no dead end: an explanation counts as an answer until somebody has read it. */
export function CannotGet(explained: Explained) {
  const { document } = explained
  const texts = useTexts('documents').cannotGet
  const withdrawing = useExplaining(explained)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <>
      {document.cannotGet ? (
        <Alert
          title={texts.said}
          actions={
            <>
              <Button size="small" onClick={open}>
                {texts.change}
              </Button>
              <Button size="small" variant="quiet" busy={withdrawing.isBusy} onClick={() => void withdrawing.run(null)}>
                {texts.takeBack}
              </Button>
            </>
          }
        >
          <p dir="auto" className={styles.words}>
            {document.cannotGet.explanation}
          </p>
          <Failure>{withdrawing.failure}</Failure>
        </Alert>
      ) : (
        <Button size="small" variant="quiet" icon="help" onClick={open}>
          {texts.act}
        </Button>
      )}
      {isOpen && <ExplainDialog {...explained} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function useExplaining({ document: { kind, subject }, program }: Explained, onDone?: () => void) {
  const texts = useTexts('documents').cannotGet
  const toast = useToast()
  return useDocumentAct(async (explanation: string | null) => {
    await call('PUT /api/documents/cannot-get', { kind, subject, program, explanation })
    toast.success({ title: explanation === null ? texts.takenBack : texts.kept })
    onDone?.()
  })
}

/** No form of its own, as with dates. */
function ExplainDialog({ document, program, onClose }: Explained & { onClose: () => void }) {
  const texts = useTexts('documents').cannotGet
  const { number } = formats(useLanguage().language)
  const explaining = useExplaining({ document, program }, onClose)
  const nameOf = useDocumentName()
  const [words, setWords] = useState(document.cannotGet?.explanation ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const fault = faultOf(words.trim())
  const save = async () => {
    setIsChecked(true)
    if (!fault) await explaining.run(words.trim())
  }
  return (
    <Dialog
      title={texts.title(nameOf(document))}
      description={texts.hint}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button variant="primary" busy={explaining.isBusy} busyLabel={texts.saving} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <Textarea
        label={texts.label}
        value={words}
        onValueChange={setWords}
        rows={5}
        maxCharacters={DOCUMENT_EXPLANATION_MAX_CHARS}
        error={isChecked ? fault : undefined}
      />
      <Failure>{explaining.failure}</Failure>
    </Dialog>
  )

  function faultOf(said: string): string | undefined {
    if (said === '') return texts.missing
    return fitsIn(said, DOCUMENT_EXPLANATION_MAX_CHARS)
      ? undefined
      : texts.tooLong(number(DOCUMENT_EXPLANATION_MAX_CHARS))
  }
}
