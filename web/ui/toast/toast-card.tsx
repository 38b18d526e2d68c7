import { useTexts } from '../../i18n/i18n.tsx'
import { Button, IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './toast.module.css'
import { usePausableTimer } from './use-pausable-timer.ts'

export type Toast = {
  id: number
  tone: 'success' | 'info' | 'error'
  title: string
  description?: string
  action?: { label: string; onAct: () => void }
  /** For an action that can be taken for so long only; else a toast stays as long as reading it takes. */
  lastsMs?: number
}

const SHORTEST_MS = 5000
const READING_MS_PER_LETTER = 60

const lifeOf = ({ tone, title, description = '', action, lastsMs }: Toast) =>
  lastsMs ??
  (tone === 'error'
    ? undefined
    : (SHORTEST_MS + (title.length + description.length) * READING_MS_PER_LETTER) * (action ? 2 : 1))

export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const texts = useTexts('ui').toast
  const dismiss = () => onDismiss(toast.id)
  const { pause, resume } = usePausableTimer(lifeOf(toast), dismiss)
  return (
    <li
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <span className={styles.sign}>
        <Icon name={toast.tone} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
        {toast.action && (
          <Button
            size="small"
            className={styles.action}
            onClick={() => {
              toast.action?.onAct()
              dismiss()
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" label={texts.dismiss} className={styles.close} onClick={dismiss} />
    </li>
  )
}
