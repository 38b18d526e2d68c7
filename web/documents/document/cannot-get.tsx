import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { DOCUMENT_EXPLANATION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import styles from '../document.module.css'
import { useDocumentActs } from '../use-document-acts.ts'
import { useDocumentName } from '../use-document-name.ts'

/** A document one cannot get is no dead end: an explanation counts as an answer until somebody has read it. */
export function CannotGet({ document }: { document: ClientDocument }) {
  const texts = useTexts('documents').cannotGet
  const { explain } = useDocumentActs()
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
              <Button size="small" variant="quiet" onClick={() => void explain(document, null)}>
                {texts.takeBack}
              </Button>
            </>
          }
        >
          <p dir="auto" className={styles.words}>
            {document.cannotGet.explanation}
          </p>
        </Alert>
      ) : (
        <Button size="small" variant="quiet" icon="help" onClick={open}>
          {texts.act}
        </Button>
      )}
      {isOpen && <ExplainDialog document={document} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** No form of its own, as with dates. */
function ExplainDialog({ document, onClose }: { document: ClientDocument; onClose: () => void }) {
  const texts = useTexts('documents').cannotGet
  const { number } = formats(useLanguage().language)
  const { explain } = useDocumentActs()
  const nameOf = useDocumentName()
  const [words, setWords] = useState(document.cannotGet?.explanation ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const fault = faultOf(words.trim())
  const save = async () => {
    setIsChecked(true)
    if (fault) return
    setIsBusy(true)
    const isKept = await explain(document, words.trim())
    setIsBusy(false)
    if (isKept) onClose()
  }
  return (
    <Dialog
      title={texts.title(nameOf(document))}
      description={texts.hint}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button variant="primary" busy={isBusy} busyLabel={texts.saving} onClick={() => void save()}>
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
    </Dialog>
  )

  function faultOf(said: string): string | undefined {
    if (said === '') return texts.missing
    return fitsIn(said, DOCUMENT_EXPLANATION_MAX_CHARS)
      ? undefined
      : texts.tooLong(number(DOCUMENT_EXPLANATION_MAX_CHARS))
  }
}
