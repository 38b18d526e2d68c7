import { classNames } from '../class-names.ts'
import styles from './icon.module.css'
import { type IconName, mirrored, paths } from './paths.ts'

export type { IconName } from './paths.ts'

export const iconNames = Object.keys(paths) as IconName[]

type IconProps = {
  name: IconName
  size?: 'small' | 'medium' | 'large'
  /** The label is for where no text beside the icon says the same. */
  label?: string
  className?: string | undefined
}

export function Icon({ name, size = 'medium', label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, mirrored.has(name) && styles.mirrored, className)}
      data-size={size}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  )
}
