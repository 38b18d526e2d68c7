import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './setting.module.css'

const OPEN = 'edit'

/** Which setting is open stands in the address, so that Back closes it. */
export function useOpenSetting(name: string) {
  const [query, setQuery] = useSearchParams()
  const isOpen = query.get(OPEN) === name
  const open = () => setQuery({ [OPEN]: name }, { preventScrollReset: true })
  const close = () => setQuery({}, { preventScrollReset: true })
  return { isOpen, open, close }
}

/** Opens a setting from elsewhere, and scrolls to it. */
export function linkToSetting(name: string): string {
  return `?${OPEN}=${name}#setting-${name}`
}

type SettingProps = {
  name: string
  label: string
  /** The present value. */
  value: ReactNode
  /** Edit an answer, or configure something with parts. */
  act?: 'edit' | 'configure'
  /** It says what was just done. */
  done?: string | false | undefined
  children: ReactNode
}

/** One line of a category: what holds, a quick action, and its form when that is pressed. */
export function Setting({ name, label, value, act = 'edit', done, children }: SettingProps) {
  const texts = useTexts('settings')
  const labelId = useId()
  const { isOpen, open, close } = useOpenSetting(name)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className={styles.setting} id={`setting-${name}`} aria-labelledby={labelId}>
      <div className={styles.line}>
        <div className={styles.words}>
          <h3 className={styles.label} id={labelId}>
            {label}
          </h3>
          <div className={styles.value}>{value}</div>
        </div>
        <Button
          ref={button}
          size="small"
          aria-expanded={isOpen}
          aria-describedby={labelId}
          onClick={isOpen ? close : open}
        >
          {isOpen ? texts.close : texts[act]}
        </Button>
      </div>
      {done && !isOpen && (
        <Alert tone="success" live>
          {done}
        </Alert>
      )}
      {isOpen && <div className={styles.body}>{children}</div>}
    </section>
  )
}
