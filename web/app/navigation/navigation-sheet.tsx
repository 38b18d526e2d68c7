import { type ReactNode, useEffect, useState } from 'react'
import { useFirmName } from '../../firm/firm.tsx'
import { late } from '../../ui/late/late.tsx'
import { useOpenHere } from '../use-open-here.ts'
import styles from './navigation-sheet.module.css'

// Only phones need the sheet, and only once it is asked for.
const Sheet = late(async () => (await import('../../ui/sheet/sheet.tsx')).Sheet)

type Opening = { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick: () => void }

type NavigationSheetProps = {
  /** Draws the button that opens it. */
  button: (opening: Opening) => ReactNode
  children: ReactNode
}

/** The whole navigation on a phone: behind a button, in a sheet. */
export function NavigationSheet({ button, children }: NavigationSheetProps) {
  const firm = useFirmName()
  const [isOpen, setOpen] = useOpenHere()
  const [wasOpened, setOpened] = useState(false)

  // The sheet closes also for a link that leads nowhere yet: what is said about it stands behind the sheet.
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && setOpen(false)
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [isOpen, setOpen])

  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      {button({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: open })}
      {wasOpened && (
        <div className={styles.place}>
          <Sheet title={firm} edge="start" open={isOpen} onOpenChange={setOpen}>
            {children}
          </Sheet>
        </div>
      )}
    </>
  )
}
