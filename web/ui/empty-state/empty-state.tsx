import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Scene, type SceneName } from './scene.tsx'

type EmptyStateProps = {
  scene: SceneName
  title: string
  level?: 1 | 2 | 3
  /** Why it is empty and what fills it. */
  children?: ReactNode
  actions?: ReactNode
}

export function EmptyState({ scene, title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Scene name={scene} />
      <Heading className={styles.title} {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
