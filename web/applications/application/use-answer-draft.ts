import { useEffect, useMemo, useState } from 'react'
import { useAuth } from '../../auth/auth.tsx'
import { openDrafts } from '../../drafts/drafts.ts'

/** One text for each question, whichever window it was typed in. */
const TAB = 'answer'

/** What was typed and not sent yet: it is still there after a reload, and gone with the person who signs out. */
export function useAnswerDraft(questionId: string) {
  const auth = useAuth()
  const userId = auth.status === 'signedIn' ? auth.user.id : ''
  const drafts = useMemo(() => openDrafts<string>(userId, `question-${questionId}`), [userId, questionId])
  const [typed, setTyped] = useState<string>()
  const [found, setFound] = useState('')
  useEffect(() => {
    let isHere = true
    drafts.list().then(
      ([first]) => isHere && setFound(first?.draft ?? ''),
      // Without its store a browser forgets what is typed when the page is left; nothing else changes.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [drafts])
  const setText = (text: string) => {
    setTyped(text)
    const kept = text === '' ? drafts.remove(TAB) : drafts.write(TAB, text)
    kept.catch(() => {})
  }
  return { text: typed ?? found, setText, forget: () => setText('') }
}
