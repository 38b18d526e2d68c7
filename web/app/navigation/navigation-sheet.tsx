import { type ReactNode, useEffect, useState } from 'react'
import { useFirmName } from '../../firm/firm.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import { late } from '../../ui/late/late.tsx'
import { useOpenHere } from '../use-open-here.ts'
import styles from './navigation-sheet.module.css'

// Only phones need the sheet, and only once it is asked for.
const Sheet = late(async () => (await import('../../ui/sheet/sheet.tsx')).Sheet)

/** The navigation on a phone: behind a button, in a sheet. */
export function NavigationSheet({ className, children }: { className: string | undefined; children: ReactNode }) {
  const texts = useTexts('app')
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
      <IconButton
        icon="menu"
        label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={className ?? ''}
        onClick={open}
      />
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
