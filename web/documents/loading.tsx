import type { ReactNode } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'

/** The shape of what is coming; without a connection, that it comes when there is one. */
export function Loading({ isPaused, children }: { isPaused: boolean; children: ReactNode }) {
  const { offline } = useTexts('documents')
  return isPaused ? <p role="status">{offline}</p> : <Skeleton>{children}</Skeleton>
}
