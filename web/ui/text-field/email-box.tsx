import { isolate } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import { isBeginning, suggestEmail } from './suggest-email.ts'
import styles from './text-field.module.css'
import type { TextBoxProps } from './text-field.tsx'

/** The tap that leaves the box must land before anything moves. */
const SETTLE_MS = 300

type EmailBoxProps = TextBoxProps & { draw: (box: TextBoxProps) => ReactNode }

/** Offers the likely correction of a misspelt domain. It never stands in the way: a rare domain may well be right. */
export function EmailBox({ draw, ...box }: EmailBoxProps) {
  const texts = useTexts('ui').textField
  const [typed, setTyped] = useState(box.defaultValue ?? '')
  const [isLeft, setLeft] = useLater()
  const value = box.value ?? typed
  const isFixed = box.readOnly || box.disabled
  const meant = isFixed || (isBeginning(value) && !isLeft) ? undefined : suggestEmail(value)
  const change = (next: string) => {
    setLeft(false)
    setTyped(next)
    box.onValueChange?.(next)
  }
  const take = (address: string) => {
    const input = document.getElementById(box.control.id) as HTMLInputElement | null
    if (input && box.value === undefined) input.value = address
    change(address)
    input?.focus()
  }
  return (
    <>
      {draw({
        ...box,
        onValueChange: change,
        onBlur: () => {
          setLeft(true)
          box.onBlur?.()
        },
      })}
      <span role="status" className={styles.offer}>
        {meant && (
          <Button size="small" onClick={() => take(meant)}>
            {texts.didYouMean(isolate(meant))}
          </Button>
        )}
      </span>
    </>
  )
}

function useLater(): [boolean, (isWanted: boolean) => void] {
  const [isWanted, setWanted] = useState(false)
  const [is, setIs] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIs(isWanted), isWanted ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [isWanted])
  return [is && isWanted, setWanted]
}
