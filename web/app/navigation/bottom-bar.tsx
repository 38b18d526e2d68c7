import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/i18n.tsx'
import { href, type PlainRouteName } from '../../site-map.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useRouteName } from '../route-name.ts'
import styles from './bottom-bar.module.css'
import type { NavigationItem } from './navigation-list.tsx'
import { NavigationSheet } from './navigation-sheet.tsx'

type BottomBarProps = {
  label: string
  items: readonly NavigationItem[]
  /** The whole navigation, which the last button opens. */
  children: ReactNode
}

/** On a phone the pages somebody opens every day stand in reach of the thumb; the rest is behind the last button. */
export function BottomBar({ label, items, children }: BottomBarProps) {
  const { more } = useTexts('app')
  const here = useRouteName()
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.items}>
        {items.map(({ route, behind = [], label: text, icon, count }) => (
          <li key={route}>
            <Link
              to={href(route as PlainRouteName)}
              className={styles.item}
              {...(here && [route, ...behind].includes(here) && { 'aria-current': 'page' })}
            >
              <span className={styles.sign}>
                {icon && <Icon name={icon} />}
                {count && (
                  <span className={styles.count}>
                    <span aria-hidden="true">{count.shown}</span>
                    <VisuallyHidden>{count.said}</VisuallyHidden>
                  </span>
                )}
              </span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
        <li>
          <NavigationSheet
            button={(opening) => (
              <button type="button" className={styles.item} {...opening}>
                <span className={styles.sign}>
                  <Icon name="menu" />
                </span>
                <span className={styles.text}>{more}</span>
              </button>
            )}
          >
            {children}
          </NavigationSheet>
        </li>
      </ul>
    </nav>
  )
}
