import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactNode, use } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Anchor, type Destination } from '../link/link.tsx'
import { OverlayContainer } from '../overlay-container.ts'
import styles from './menu.module.css'

type Look = { label: string; icon?: IconName; tone?: 'plain' | 'danger'; disabled?: boolean; lang?: string }

export type MenuItem =
  | (Look & { onSelect: () => void })
  | (Look & Destination)
  | { label: string; checked: boolean; onCheck: (checked: boolean) => void }

type MenuProps = {
  trigger: ReactNode
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuItem[])[]
  align?: 'start' | 'end'
  /** What the menu is about, above its items. */
  heading?: ReactNode
}

export function Menu({ trigger, groups, align = 'start', heading }: MenuProps) {
  const { direction } = useLanguage()
  const filled = groups.filter((group) => group.length > 0)
  return (
    <Radix.Root dir={direction} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8} loop>
          {heading && <Radix.Label className={styles.heading}>{heading}</Radix.Label>}
          {filled.map((group) => (
            <Radix.Group key={group[0]?.label} className={styles.group}>
              {group.map((item) => (
                <Item key={item.label} item={item} />
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  if ('onCheck' in item) {
    return (
      <Radix.CheckboxItem className={styles.item} checked={item.checked} onCheckedChange={item.onCheck}>
        <span className={styles.sign}>
          <Radix.ItemIndicator>
            <Icon name="check" size="small" />
          </Radix.ItemIndicator>
        </span>
        {item.label}
      </Radix.CheckboxItem>
    )
  }
  const { label, icon, tone = 'plain', disabled = false, lang } = item
  const inside = (
    <>
      {icon && <Icon name={icon} size="small" className={styles.icon} />}
      <span lang={lang}>{label}</span>
    </>
  )
  if ('onSelect' in item) {
    return (
      <Radix.Item className={styles.item} data-tone={tone} disabled={disabled} onSelect={item.onSelect}>
        {inside}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item className={styles.item} data-tone={tone} disabled={disabled} asChild>
      {item.to === undefined ? <Anchor href={item.href}>{inside}</Anchor> : <Anchor to={item.to}>{inside}</Anchor>}
    </Radix.Item>
  )
}
