import { beforeAll } from 'vitest'
import { seedContent } from '../../content/content.ts'
import { useTestApp } from '../../test/test.ts'
import { type Ground, getReadyToConverse } from '../converse.ts'
import { loadKnowledge } from '../load-knowledge.ts'
import { groundsOn } from './askers.test-data.ts'
import type { Asker } from './question.test-data.ts'

/** What is known when each of them asks, with the content an office starts with; filled before the first test. */
export function useGrounds(today?: string): Record<Asker, Ground> {
  const t = useTestApp()
  const grounds = {} as Record<Asker, Ground>
  beforeAll(async () => {
    await getReadyToConverse()
    await seedContent(t.db, t.deps.now())
    const knowledge = { en: await loadKnowledge(t.deps, 'en'), fa: await loadKnowledge(t.deps, 'fa') }
    Object.assign(grounds, groundsOn(knowledge, today))
  })
  return grounds
}
