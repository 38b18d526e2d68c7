import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { type ButtonLook, buttonLook } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './link.module.css'

/** `to` stays in the app; `href` leaves it: another host, a file, mail or telephone. */
export type Destination = { to: string; href?: never } | { href: string; to?: never }

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'className'> & { className?: string | undefined }

/** A bare anchor for components that bring their own looks. */
export function Anchor({ to, href, ...rest }: Destination & AnchorProps) {
  return to === undefined ? <a {...rest} href={href} /> : <RouterLink {...rest} to={to} />
}

type TextLinkProps = Destination &
  Omit<AnchorProps, 'className'> & {
    tone?: 'link' | 'text'
    icon?: IconName
    iconEnd?: IconName
    children: ReactNode
  }

export function TextLink({ tone = 'link', icon, iconEnd, children, ...rest }: TextLinkProps) {
  return (
    <Anchor {...rest} className={styles.text} data-tone={tone}>
      {icon && <Icon name={icon} size="small" className={styles.icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size="small" className={styles.icon} />}
    </Anchor>
  )
}

type ButtonLinkProps = Destination &
  ButtonLook &
  AnchorProps & {
    icon?: IconName
    iconEnd?: IconName
    children: ReactNode
  }

export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} {...buttonLook({ variant, size, wide }, className)}>
      <span className={styles.label}>
        {icon && <Icon name={icon} size="small" />}
        {children}
        {iconEnd && <Icon name={iconEnd} size="small" />}
      </span>
    </Anchor>
  )
}
