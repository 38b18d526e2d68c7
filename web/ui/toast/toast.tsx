import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../i18n/i18n.tsx'
import { OverlayContainer } from '../overlay-container.ts'
import styles from './toast.module.css'
import { type Toast, ToastCard } from './toast-card.tsx'

const MOST_SHOWN = 3

type Notice = Pick<Toast, 'title' | 'description' | 'action' | 'lastsMs'>

type ToastApi = {
  success: (notice: Notice) => void
  info: (notice: Notice) => void
  /** An error stays until it is dismissed. */
  error: (notice: Notice) => void
}

const Context = createContext<ToastApi | undefined>(undefined)

/** Toasts beyond the first few wait their turn, so that none passes unread. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const dismiss = useCallback((id: number) => setQueue((toasts) => toasts.filter((toast) => toast.id !== id)), [])
  const api = useMemo(() => {
    const add = (tone: Toast['tone']) => (notice: Notice) => {
      lastId.current += 1
      const toast = { ...notice, tone, id: lastId.current }
      setQueue((toasts) => [...toasts, toast])
    }
    return { success: add('success'), info: add('info'), error: add('error') }
  }, [])
  return (
    <Context value={api}>
      {children}
      <ToastRegion toasts={queue.slice(0, MOST_SHOWN)} onDismiss={dismiss} />
    </Context>
  )
}

export function useToast(): ToastApi {
  const api = use(Context)
  if (!api) throw new Error('useToast must be used within a ToastProvider')
  return api
}

/** The region is there before the first toast: screen readers announce only what is added to one they know. */
function ToastRegion({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss: (id: number) => void }) {
  const texts = useTexts('ui').toast
  const container = use(OverlayContainer)
  const region = (
    <section aria-label={texts.label} className={styles.region}>
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </ol>
    </section>
  )
  return container ? createPortal(region, container) : region
}
