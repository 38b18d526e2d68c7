import { formats } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './hold-clock.module.css'

const SPOKEN_MINUTES = [5, 2, 1]
const LONGER_UNDER_SECONDS = 180

type HoldClockProps = { expiresAt: string; onOver: () => void; onExtend?: (() => void) | undefined }

/** Shows how long the time is still held. It is seen every second and said only when it matters. */
export function HoldClock({ expiresAt, onOver, onExtend }: HoldClockProps) {
  const texts = useTexts('consultations').hold
  const { digits, minutes } = formats(useLanguage().language)
  const seconds = useSecondsLeft(expiresAt, onOver)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const spoken = SPOKEN_MINUTES.findLast((minute) => seconds <= minute * 60)
  return (
    <div className={styles.hold} data-late={seconds <= LONGER_UNDER_SECONDS || undefined}>
      <Icon name="clock" size="small" />
      <span role="timer" aria-live="off">
        {texts.left(digits(clock))}
      </span>
      <VisuallyHidden role="status">{spoken ? texts.spoken(minutes(spoken)) : ''}</VisuallyHidden>
      {onExtend && seconds <= LONGER_UNDER_SECONDS && (
        <Button size="small" onClick={onExtend}>
          {texts.extend}
        </Button>
      )}
    </div>
  )
}

function useSecondsLeft(expiresAt: string, onOver: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(expiresAt))
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(expiresAt))
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [expiresAt])
  const isOver = seconds === 0
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return seconds
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))
}
