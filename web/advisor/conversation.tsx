import type { advisor } from '@rahnama/contract/advisor/advisor.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import styles from './advisor.module.css'
import { DeleteConversation } from './delete-conversation.tsx'
import { ADVISOR_KEY } from './queries.ts'
import { QuestionForm } from './question-form.tsx'
import { SwitchedOff } from './switched-off.tsx'
import { PendingTurn, Turn } from './turn.tsx'

type ConversationProps = Output<typeof advisor.conversation>

/** What was asked and answered, and the field for the next question. */
export function Conversation({ isOn, usesModel, turns, suggestions }: ConversationProps) {
  const texts = useTexts('advisor')
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [question, setQuestion] = useState('')
  const end = useRef<HTMLDivElement>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: ADVISOR_KEY })
  const asking = useAct(
    async (id: string, text: string) => {
      await call('POST /api/advisor/turns', { id, question: text, language })
      setQuestion((now) => (now.trim() === text ? '' : now))
    },
    { after: refresh },
  )
  const [pendingId, pendingText] = asking.isBusy ? (asking.given ?? []) : []
  const pending = pendingId !== undefined && turns.every(({ id }) => id !== pendingId)
  const send = (text: string) => {
    const asked = text.trim()
    if (asked !== '') void asking.run(crypto.randomUUID(), asked)
  }
  const stop = () => pendingId && void call('POST /api/advisor/turns/{id}/stop', { id: pendingId }).catch(() => {})
  const count = turns.length + (pending ? 1 : 0)
  // The newest is read next. On arrival too: a conversation is opened at its end.
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const last = turns.at(-1)
  const said = last?.state === 'answering' ? [] : (last?.parts.flatMap(({ sentences }) => sentences) ?? [])
  return (
    <div className={styles.conversation}>
      {turns.length === 0 && !pending && <p className={styles.welcome}>{texts.welcome}</p>}
      <ol className={styles.turns} aria-label={texts.conversation}>
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} onAsk={send} onChanged={refresh} />
        ))}
        {pending && <PendingTurn question={pendingText ?? ''} />}
      </ol>
      <VisuallyHidden>
        <p role="status">{asking.isBusy ? texts.answering : asking.given ? said.join(' ') : ''}</p>
      </VisuallyHidden>
      {!isOn && <SwitchedOff />}
      <div ref={end} />
      {isOn && (
        <div className={styles.ask}>
          {turns.length < FEW_TURNS && (
            <ul className={styles.suggestions} aria-label={texts.suggestions}>
              {suggestions.map((text) => (
                <li key={text}>
                  <Button size="small" disabled={asking.isBusy} onClick={() => send(text)}>
                    {text}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <QuestionForm
            value={question}
            onChange={setQuestion}
            onSend={() => send(question)}
            isBusy={asking.isBusy}
            {...(usesModel && { onStop: stop })}
          />
          <Failure>{asking.failure}</Failure>
        </div>
      )}
      <footer className={styles.footer}>
        <p>{usesModel ? texts.noteModel : texts.note}</p>
        {turns.length > 0 && <DeleteConversation onDeleted={refresh} />}
      </footer>
    </div>
  )
}

/** Whoever has asked a few questions knows how. */
const FEW_TURNS = 3
