import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

/** The looks of a button, for a link that is shown as one. */
export function buttonLook({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook, className?: string) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  }
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    icon?: IconName
    iconEnd?: IconName
    /** While true the button stays focused, refuses to act again and says `busyLabel`. */
    busy?: boolean
    busyLabel?: string
    className?: string | undefined
  }

export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const announces = busy !== undefined
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        {...buttonLook({ variant, size, wide }, className)}
        type={type}
        onClick={act}
        aria-disabled={busy || undefined}
      >
        <Label hidden={busy === true && busyLabel !== undefined}>
          {icon && !busy && <Icon name={icon} size="small" />}
          {busy && <span className={styles.spinner} />}
          {children}
          {iconEnd && <Icon name={iconEnd} size="small" />}
        </Label>
        {announces && busyLabel && (
          <Label hidden={!busy}>
            <span className={styles.spinner} />
            {busyLabel}
          </Label>
        )}
      </button>
      {announces && <VisuallyHidden role="status">{busy ? (busyLabel ?? children) : ''}</VisuallyHidden>}
    </>
  )
}

/** Both labels lie in one cell, so the button is as wide as the longer one and does not jump. */
function Label({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <span className={styles.label} data-hidden={hidden || undefined}>
      {children}
    </span>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  variant?: 'secondary' | 'quiet'
  className?: string | undefined
}

/** A button whose only sign is an icon; the label is its name for screen readers. */
export function IconButton({ icon, label, variant = 'quiet', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} {...buttonLook({ variant }, classNames(styles.square, className))} type={type} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
