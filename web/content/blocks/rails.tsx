import { createContext, type ReactNode, use } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './rails.module.css'

/** True on a page whose lists lie side by side on a phone, so that each section is about one screen tall. */
export const Rails = createContext(false)

/** The address of the section a block draws, where the page has a list of its sections. */
export const SectionId = createContext<string | undefined>(undefined)

type RowProps = {
  as?: 'ul' | 'ol'
  className: string | undefined
  /** Something in it takes the focus, so that the keyboard reaches all of it. */
  hasLinks?: boolean
  area?: string
  children: ReactNode
}

/** A list of cards: under each other, or on a phone in a row that is pushed sideways. */
export function Row({ as: List = 'ul', className, hasLinks = false, area, children }: RowProps) {
  const isRail = use(Rails)
  const look = { className: classNames(className, isRail && styles.rail), 'data-area': area }
  return (
    // A row without anything to focus could not be pushed by the keyboard otherwise.
    <List {...look} {...(isRail && !hasLinks && { tabIndex: 0 })}>
      {children}
    </List>
  )
}
