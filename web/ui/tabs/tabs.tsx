import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { keepInStrip } from './keep-in-strip.ts'
import styles from './tabs.module.css'

export { keepInStrip } from './keep-in-strip.ts'

export type Tab<Value extends string> = { value: Value; label: string; count?: string | undefined; content: ReactNode }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value?: Value
  onChange?: (value: Value) => void
  /** Draws what is shown among other things. The strip and this are then laid out by whatever is around the tabs. */
  frame?: (shown: ReactNode) => ReactNode
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, frame }: TabsProps<Value>) {
  const { direction } = useLanguage()
  const first = tabs[0]?.value
  const shown = tabs.map((tab) => (
    <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
      {tab.content}
    </Radix.Content>
  ))
  return (
    <Radix.Root
      dir={direction}
      className={styles.tabs}
      data-framed={frame ? '' : undefined}
      {...(value === undefined ? first !== undefined && { defaultValue: first } : { value })}
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            ref={tab.value === value ? keepInStrip : undefined}
            value={tab.value}
            className={styles.tab}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {frame ? frame(shown) : shown}
    </Radix.Root>
  )
}
