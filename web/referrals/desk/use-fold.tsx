import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'

/** The newest few of a list; one press shows the others, so that a phone is not scrolled through all of them. */
export function useFold<Row>(rows: readonly Row[], few: number): { shown: readonly Row[]; unfold: ReactNode } {
  const { more } = useTexts('referrals')
  const [isOpen, setOpen] = useState(false)
  if (isOpen || rows.length <= few) return { shown: rows, unfold: null }
  return { shown: rows.slice(0, few), unfold: <Button onClick={() => setOpen(true)}>{more}</Button> }
}
