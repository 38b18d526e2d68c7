import { NavLink } from 'react-router'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import styles from './navigation-list.module.css'

export type NavigationItem = { to: string; label: string; icon?: IconName; exact?: boolean }
export type NavigationGroup = { label?: string; items: readonly NavigationItem[] }

export function NavigationList({ label, groups }: { label: string; groups: readonly NavigationGroup[] }) {
  return (
    <nav aria-label={label} className={styles.navigation}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <div key={group.items[0]?.to}>
            {group.label && <p className={styles.group}>{group.label}</p>}
            <ul className={styles.list}>
              {group.items.map(({ to, label: text, icon, exact = false }) => (
                <li key={to}>
                  <NavLink to={to} end={exact} className={() => styles.item}>
                    {icon && <Icon name={icon} />}
                    <span>{text}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
