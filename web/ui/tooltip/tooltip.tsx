import * as Radix from 'radix-ui/tooltip'
import { type ReactNode, use } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { OverlayContainer } from '../overlay-container.ts'
import { type LogicalSide, physicalSide } from './physical-side.ts'
import styles from './tooltip.module.css'

const HOVER_DELAY_MS = 400

type TooltipProps = {
  /** A few words more; nothing that is needed, because touch screens never show it. */
  text: ReactNode
  side?: LogicalSide
  /** One element that can take focus. */
  children: ReactNode
}

export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  const { direction } = useLanguage()
  return (
    <Radix.Provider delayDuration={HOVER_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={use(OverlayContainer)}>
          <Radix.Content
            dir={direction}
            className={styles.tooltip}
            side={physicalSide(side, direction)}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
