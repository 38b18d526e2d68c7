import * as Radix from 'radix-ui/dialog'
import { type ReactNode, use } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../button/button.tsx'
import { OverlayContainer } from '../overlay-container.ts'
import { useFocusBack } from '../use-focus-back.ts'
import styles from './sheet.module.css'

type SheetProps = {
  title: string
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The edge it comes from, in reading direction. */
  edge?: 'start' | 'end'
  footer?: ReactNode
  children: ReactNode
}

/** A drawer over the page, for a menu on a phone or the details of a row. */
export function Sheet({ title, trigger, edge = 'end', footer, children, ...state }: SheetProps) {
  const texts = useTexts('ui')
  const focusBack = useFocusBack()
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.sheet}
          data-edge={edge}
          aria-describedby={undefined}
          {...(!trigger && focusBack)}
        >
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={texts.close} />
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
