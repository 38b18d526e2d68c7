import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { IconButton } from '../ui/button/button.tsx'

// Only phones need it, and only once it is asked for.
const Sheet = lazy(() => import('../ui/sheet/sheet.tsx').then((module) => ({ default: module.Sheet })))

/** The navigation on a phone: behind a button, in a sheet. */
export function NavigationSheet({ className, children }: { className: string | undefined; children: ReactNode }) {
  const texts = useTexts('app')
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the sheet
  useEffect(() => setOpen(false), [pathname])

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
        <Suspense>
          <Sheet title={texts.name} edge="start" open={isOpen} onOpenChange={setOpen}>
            {children}
          </Sheet>
        </Suspense>
      )}
    </>
  )
}
