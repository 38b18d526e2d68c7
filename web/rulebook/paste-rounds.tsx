import { formats } from '@rahnama/contract/locale/locale.ts'
import { PASTED_ROUNDS_MAX_CHARS, type RoundEntry, type UnderstoodRound } from '@rahnama/contract/rulebook/rulebook.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'
import styles from './rulebook.module.css'
import { UnderstoodRounds } from './understood-rounds.tsx'

/** Pasted text first, then what was understood of it beside the original, and only then saving. */
export function PasteRounds() {
  const { rounds, cancel } = useTexts('rulebook')
  const texts = rounds.paste
  const { number } = formats(useLanguage().language)
  const toast = useToast()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<'required' | 'tooLong'>()
  const [understood, setUnderstood] = useState<{ rows: UnderstoodRound[]; leftOut: number }>()
  const ready = understood?.rows.flatMap(({ round }): RoundEntry[] => (round ? [round] : [])) ?? []
  const read = useAct(async () => {
    const wrong = text.trim() === '' ? 'required' : text.length > PASTED_ROUNDS_MAX_CHARS ? 'tooLong' : undefined
    setFault(wrong)
    if (!wrong) setUnderstood(await call('POST /api/rulebook/rounds/understand', { text }))
  })
  const save = useAct(async () => {
    await call('POST /api/rulebook/rounds', { rounds: ready })
    setOpen(false)
    setText('')
    setUnderstood(undefined)
    toast.success({ title: rounds.saved(ready.length, number(ready.length)) })
    await refresh()
  })
  return (
    <Dialog
      title={texts.title}
      description={texts.body}
      size="large"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon="copy">{texts.act}</Button>}
    >
      <div className={styles.detail}>
        {understood ? (
          <>
            <UnderstoodRounds rows={understood.rows} />
            {understood.leftOut > 0 && <p>{texts.leftOut(number(understood.leftOut))}</p>}
            {ready.length === 0 && <p>{texts.nothing}</p>}
          </>
        ) : (
          <Textarea label={texts.text} rows={8} value={text} onValueChange={setText} error={fault && texts[fault]} />
        )}
        <Failure>{read.failure ?? save.failure}</Failure>
        <div className={styles.acts}>
          {!understood ? (
            <Button variant="primary" busy={read.isBusy} busyLabel={texts.reading} onClick={() => void read.run()}>
              {texts.read}
            </Button>
          ) : (
            <>
              {ready.length > 0 && (
                <Button variant="primary" busy={save.isBusy} busyLabel={rounds.saving} onClick={() => void save.run()}>
                  {texts.save(ready.length, number(ready.length))}
                </Button>
              )}
              <Button onClick={() => setUnderstood(undefined)}>{texts.again}</Button>
            </>
          )}
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        </div>
      </div>
    </Dialog>
  )
}
