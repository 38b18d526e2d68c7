import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

/** What the owner decides about the desk. */
export function DeskSettings() {
  const { settings } = useTexts('desk')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="settings" label={settings.open} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
