import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './search.module.css'
import { SearchDialog } from './search-dialog.tsx'

/** From every page of the staff: a button, `/`, or Ctrl K. */
export function SearchCases() {
  const texts = useTexts('deskSearch')
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useShortcuts([
    { code: 'Slash', label: texts.open, act: open },
    { code: 'KeyK', withControl: true, label: texts.open, act: open },
  ])
  return (
    <>
      <Button size="small" icon="search" aria-haspopup="dialog" onClick={open}>
        <span className={styles.word}>{texts.button}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </Button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
