import * as Radix from 'radix-ui/dialog'
import { type ReactNode, use } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../button/button.tsx'
import { OverlayContainer } from '../overlay-container.ts'
import { useFocusBack } from '../use-focus-back.ts'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  description?: ReactNode
  /** A button that opens it; without one, `open` decides. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  size?: 'small' | 'medium' | 'large'
  /** As tall as the window allows whatever stands in it, for a form whose acts must not move under the pointer. */
  isTall?: boolean
  /** The acts, the main one first. */
  actions?: ReactNode
  children?: ReactNode
}

export function Dialog({
  title,
  description,
  trigger,
  size = 'medium',
  isTall,
  actions,
  children,
  ...state
}: DialogProps) {
  const texts = useTexts('ui')
  const focusBack = useFocusBack()
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.dialog}
            data-size={size}
            data-tall={isTall}
            {...(!description && { 'aria-describedby': undefined })}
            {...(!trigger && focusBack)}
          >
            <header className={styles.header}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon="close" label={texts.close} className={styles.close} />
              </Radix.Close>
            </header>
            {description && (
              <Radix.Description asChild>
                <div className={styles.description}>{description}</div>
              </Radix.Description>
            )}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Wraps a button that closes the dialog it stands in. */
export function CloseDialog({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
