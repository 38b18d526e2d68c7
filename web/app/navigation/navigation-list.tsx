import { Link } from 'react-router'
import { href, type PlainRouteName, type RouteName } from '../../site-map.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useRouteName } from '../route-name.ts'
import styles from './navigation-list.module.css'

export type NavigationItem = {
  route: RouteName
  /** Where it leads, for a route whose path has a parameter. */
  to?: string
  /** Pages that stand behind this one. */
  behind?: readonly RouteName[]
  label: string
  icon?: IconName
  /** How much waits there, as it is shown and as it is said; absent when nothing does. */
  count?: { shown: string; said: string } | undefined
}
export type NavigationGroup = { label?: string; items: readonly NavigationItem[] }

export function NavigationList({ label, groups }: { label: string; groups: readonly NavigationGroup[] }) {
  const here = useRouteName()
  const isHere = (names: readonly RouteName[]) => here !== undefined && names.includes(here)
  return (
    <nav aria-label={label} className={styles.navigation}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <div key={group.items[0]?.route}>
            {group.label && <p className={styles.group}>{group.label}</p>}
            <ul className={styles.list}>
              {group.items.map(({ route, to, behind = [], label: text, icon, count }) => (
                <li key={route}>
                  <Link
                    to={to ?? href(route as PlainRouteName)}
                    className={styles.item}
                    {...(isHere([route, ...behind]) && { 'aria-current': 'page' })}
                  >
                    {icon && <Icon name={icon} />}
                    <span>{text}</span>
                    {count && (
                      <span className={styles.count}>
                        <span aria-hidden="true">{count.shown}</span>
                        <VisuallyHidden>{count.said}</VisuallyHidden>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
