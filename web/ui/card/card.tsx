import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor, type Destination } from '../link/link.tsx'
import styles from './card.module.css'

type CardProps = Omit<ComponentProps<'div'>, 'className'> & {
  as?: 'div' | 'article' | 'section' | 'li'
  tone?: 'raised' | 'outlined' | 'sunken' | 'next-step'
  className?: string | undefined
}

export function Card({ as: Element = 'div', tone = 'raised', className, ...rest }: CardProps) {
  // The four elements take the same attributes; TypeScript cannot see that through their different refs.
  const Tag = Element as 'div'
  return <Tag {...rest} className={classNames(styles.card, className)} data-tone={tone} />
}

type CardTitleProps = { level?: 2 | 3 | 4; children: ReactNode } & (Destination | { to?: never; href?: never })

/** With a destination the whole card is the target, while its name stays the title alone. */
export function CardTitle({ level = 3, children, ...destination }: CardTitleProps) {
  const Heading = `h${level}` as const
  const isLink = destination.to !== undefined || destination.href !== undefined
  return (
    <Heading className={styles.title}>
      {isLink ? (
        <Anchor {...(destination as Destination)} className={styles.link}>
          {children}
        </Anchor>
      ) : (
        children
      )}
    </Heading>
  )
}
