import { useEffect, useState } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { IconButton } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { KeyCaps } from './key-caps.tsx'
import { readLetterKeys, saveLetterKeys } from './letter-keys.ts'
import { activeShortcuts, switchLetters } from './registry.ts'
import type { Shortcut } from './shortcut.ts'
import styles from './shortcuts.module.css'
import { useShortcuts } from './use-shortcuts.ts'

/** The button stays when letter keys are off: it is the way to switch them on again. */
export function ShortcutHelp({ userId }: { userId: string }) {
  const texts = useTexts('shortcuts')
  const [shown, setShown] = useState<readonly Shortcut[]>()
  const [areOn, setAreOn] = useState(() => readLetterKeys(userId))
  useEffect(() => {
    switchLetters(areOn)
    return () => switchLetters(true)
  }, [areOn])
  const open = () => setShown(activeShortcuts())
  useShortcuts([{ code: 'Slash', withShift: true, label: texts.help, act: open }])
  const choose = (isOn: boolean) => {
    saveLetterKeys(userId, isOn)
    setAreOn(isOn)
  }
  return (
    <>
      <IconButton icon="keyboard" label={texts.title} className={styles.open} onClick={open} aria-haspopup="dialog" />
      <Dialog title={texts.title} open={shown !== undefined} onOpenChange={(isOpen) => !isOpen && setShown(undefined)}>
        <dl className={styles.list}>
          {shown?.map((shortcut) => (
            <div key={`${shortcut.code} ${shortcut.withShift} ${shortcut.withControl}`} className={styles.line}>
              <dt>
                <KeyCaps shortcut={shortcut} />
              </dt>
              <dd>{shortcut.label}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={texts.letters.label} hint={texts.letters.hint} checked={areOn} onCheckedChange={choose} />
      </Dialog>
    </>
  )
}
