import type { ContentRow, PartState } from '@rahnama/contract/content/content.ts'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import styles from './manage.module.css'

type State = 'unwritten' | 'draft' | 'published' | 'changed'

const TONES: Record<State, BadgeTone> = {
  unwritten: 'neutral',
  draft: 'info',
  published: 'success',
  changed: 'warning',
}

/** Shows how far a language is: written, public, ahead of what is public, behind the other one. */
export function LanguageState({ row: { parts }, language }: { row: Pick<ContentRow, 'parts'>; language: Language }) {
  const { states } = useTexts('content')
  const state = stateOf(parts[language], parts.facts)
  return (
    <span className={styles.badges}>
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      {parts[language].isStale && (
        <Badge tone="warning" icon="warning">
          {states.stale}
        </Badge>
      )}
    </span>
  )
}

function stateOf(text: PartState, facts: PartState): State {
  if (text.version === 0) return 'unwritten'
  if (text.published === null) return 'draft'
  return text.published === text.version && facts.published === facts.version ? 'published' : 'changed'
}

type Save = { savedAt: string | null; savedBy: string | null }

export function LastChange({ parts }: Pick<ContentRow, 'parts'>) {
  const saves: Save[] = [parts.facts, parts.en, parts.fa]
  const newest = saves.reduce((a, b) => ((b.savedAt ?? '') > (a.savedAt ?? '') ? b : a))
  return <SavedBy {...newest} />
}

export function SavedBy({ savedAt, savedBy }: Save) {
  const texts = useTexts('content')
  const { language } = useLanguage()
  if (!savedAt) return null
  const time = formats(language).dateTime(new Date(savedAt))
  return savedBy ? texts.bySomebody(time, isolate(savedBy)) : texts.cameWithSite(time)
}
