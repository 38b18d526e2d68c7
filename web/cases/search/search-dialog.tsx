import { formats } from '@rahnama/contract/locale/locale.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { addressOf } from '../desk/desk.tsx'
import { Hit } from './hit.tsx'
import styles from './search.module.css'
import { type Found, useSearch } from './use-search.ts'

const MOVES: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** A combobox: focus stays in the box, arrow keys move through what was found. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('deskSearch')
  const errors = useTexts('errors')
  const { number } = formats(useLanguage().language)
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, setText, isEmpty, found, isSettled, error, retry } = useSearch()
  const [active, setActive] = useState(0)
  const [awaited, setAwaited] = useState<string>()
  const shown = found ?? []
  const at = Math.min(active, shown.length - 1)
  const open = (hit: Found | undefined) => {
    if (!hit) return
    onClose()
    void navigate(addressOf(hit))
  }
  const type = (typed: string) => {
    setText(typed)
    setActive(0)
    setAwaited(undefined)
  }
  const openFirst = useEffectEvent(() => {
    if (!isSettled || awaited !== text) return
    setAwaited(undefined)
    open(shown[0])
  })
  // Whoever typed faster than the answer came, and pressed Enter, goes to the first row that matches what they typed.
  useEffect(() => {
    if (isSettled && awaited !== undefined) openFirst()
  }, [isSettled, awaited])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = MOVES[event.key]
    if (by && shown.length > 0) {
      event.preventDefault()
      setActive((at + by + shown.length) % shown.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isSettled) open(shown[at])
      else setAwaited(text)
    }
  }
  const isNone = isSettled && !isEmpty && shown.length === 0
  const said = useDebounced(isSettled && !isEmpty ? texts.results(number(shown.length), shown.length === 1) : '')
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title}>
      <div className={styles.search}>
        <div className={styles.box}>
          <Icon name="search" />
          <input
            ref={(element) => {
              input.current = element
              element?.focus()
            }}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={texts.label}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-activedescendant={shown[at] ? `${listId}-${at}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            placeholder={texts.placeholder}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {isEmpty && shown.length > 0 && <p className={styles.caption}>{texts.recent}</p>}
        <div
          role="listbox"
          id={listId}
          aria-label={isEmpty ? texts.recent : texts.found}
          aria-busy={!isSettled}
          className={styles.list}
          data-old={!isSettled || undefined}
        >
          {shown.map((hit, index) => (
            <Hit
              key={`${hit.kind} ${hit.id}`}
              id={`${listId}-${index}`}
              hit={hit}
              isActive={index === at}
              onPoint={() => setActive(index)}
              onOpen={() => isSettled && open(hit)}
            />
          ))}
        </div>
        {error ? (
          <Alert
            tone="danger"
            live
            actions={
              <Button size="small" icon="refresh" onClick={retry}>
                {texts.retry}
              </Button>
            }
          >
            {describeError(error, errors)}
          </Alert>
        ) : (
          isNone && <p className={styles.none}>{texts.none}</p>
        )}
        {isEmpty && shown.length === 0 && <p className={styles.none}>{texts.hint}</p>}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </Dialog>
  )
}
