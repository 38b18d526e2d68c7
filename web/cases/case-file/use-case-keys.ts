import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useNavigate } from 'react-router'
import { useTexts } from '../../i18n/i18n.tsx'
import { type Shortcut, useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { type Part, partAddress } from './parts.ts'
import { NOTE_BOX } from './team/team.tsx'

type CaseActs = { claim: () => void; move: () => void; addTask: () => void; ask: () => void; verify: () => void }

/** The keys of a case; of a closed one only those that read and note. */
export function useCaseKeys({ folio, closedAt, owner, isPooled }: CaseFile, part: Part, acts: CaseActs): void {
  const { shortcuts: texts } = useTexts('caseFile')
  const navigate = useNavigate()
  const writeNote = () => {
    const box = () => document.getElementById(NOTE_BOX)
    if (box()?.checkVisibility()) return box()?.focus()
    // On a narrow screen notes are a part of their own.
    if (part !== 'team') void navigate(partAddress(folio, 'team'))
    requestAnimationFrame(() => box()?.focus())
  }
  const note: Shortcut[] = [
    { code: 'KeyN', label: texts.note, act: writeNote },
    { code: 'KeyE', label: texts.note, act: writeNote },
  ]
  const changes: Shortcut[] = [
    ...(owner && !isPooled ? [] : [{ code: 'KeyC', label: texts.claim, act: acts.claim }]),
    { code: 'KeyM', label: texts.move, act: acts.move },
    { code: 'KeyT', label: texts.task, act: acts.addTask },
    { code: 'KeyQ', label: texts.ask, act: acts.ask },
    { code: 'KeyV', label: texts.verify, act: acts.verify },
  ]
  useShortcuts(closedAt ? note : [...changes, ...note])
}
