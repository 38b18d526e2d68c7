import { type ContentItem, contentEditing } from '@rahnama/contract/content-editing.ts'
import type { ContentPart } from '@rahnama/contract/content-kinds.ts'
import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { itemQuery } from './queries.ts'
import type { Body } from './shape.ts'

/** What was typed, and the version it was typed over. */
type Draft = { body: Body; version: number }
type Drafts = Partial<Record<ContentPart, Draft>>

export type PartFault = { part: ContentPart; issues: readonly Issue[] }
export type Act = 'save' | `publish-${Language}` | `unpublish-${Language}` | 'restore'
export type Editing = ReturnType<typeof useEditing>

const ORDER = ['facts', ...LANGUAGES] as const

/** One item while it is edited: nothing typed is lost before the server has it. */
export function useEditing(id: string) {
  const queries = useQueryClient()
  const { data: item } = useSuspenseQuery(itemQuery(id))
  const [drafts, setDrafts] = useState<Drafts>({})
  const [fault, setFault] = useState<PartFault>()
  const [conflict, setConflict] = useState<ContentPart>()
  const [failure, setFailure] = useState<{ act: Act; error: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState<Act>()

  const changed = ORDER.filter((part) => {
    const draft = drafts[part]
    return draft && JSON.stringify(draft.body) !== JSON.stringify(item.bodies[part])
  })

  const accept = (fresh: ContentItem) => {
    queries.setQueryData(itemQuery(id).queryKey, fresh)
    queries.invalidateQueries({ queryKey: ['content', 'rows'] })
  }
  const refresh = () => queries.fetchQuery(itemQuery(id))

  const forget = (part: ContentPart, sent?: Draft) =>
    setDrafts((all) => {
      if (sent && all[part] !== sent) return all
      const { [part]: _, ...others } = all
      return others
    })

  const savePart = async (part: ContentPart, draft: Draft, keepsStep: boolean) => {
    try {
      const fresh = await call(contentEditing.save, { id, part, ...draft, keepsStep })
      accept(fresh)
      forget(part, draft)
      return fresh
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'INVALID_INPUT') setFault({ part, issues: error.issues ?? [] })
      else if (error.code === 'CONFLICT') {
        await refresh()
        setConflict(part)
      } else throw error
      return undefined
    }
  }

  /** The newest item, or nothing when a part could not be saved. */
  const saveParts = async (parts: readonly ContentPart[], keepsStep: boolean) => {
    let newest: ContentItem | undefined = item
    const last = parts.findLast((part) => part !== 'facts')
    for (const part of parts) {
      const draft = drafts[part] ?? { body: item.bodies[part] ?? {}, version: item.parts[part].version }
      newest = await savePart(part, draft, keepsStep && part === last)
      if (!newest) return undefined
    }
    return newest
  }

  const run = async (act: Act, work: () => Promise<boolean>): Promise<boolean> => {
    if (busy) return false
    setBusy(act)
    setFault(undefined)
    setFailure(undefined)
    try {
      return await work()
    } catch (error) {
      setFailure({ act, error })
      return false
    } finally {
      setAttempt((count) => count + 1)
      setBusy(undefined)
    }
  }

  return {
    item,
    changed,
    fault,
    conflict,
    failure,
    attempt,
    busy,
    bodyOf: (part: ContentPart): Body | null => drafts[part]?.body ?? item.bodies[part],
    change: (part: ContentPart, body: Body) =>
      setDrafts((all) => ({ ...all, [part]: { body, version: all[part]?.version ?? item.parts[part].version } })),
    save: (keepsStep: boolean) =>
      run('save', async () => {
        // Saying that a translation still fits is a save of its own, even with no letter changed.
        const parts = changed.some((part) => part !== 'facts') || !keepsStep ? changed : [...changed, 'fa' as const]
        return Boolean(await saveParts(parts, keepsStep))
      }),
    /** What the publisher sees goes out, so what is typed is saved first; with it the other language that says the same. */
    publish: (language: Language, keepsStep: boolean) =>
      run(`publish-${language}`, async () => {
        const parts = changed.filter((part) => keepsStep || part === 'facts' || part === language)
        const saved = await saveParts(parts, keepsStep)
        if (!saved) return false
        const { version } = saved.parts[language]
        const { version: factsVersion } = saved.parts.facts
        try {
          accept(await call(contentEditing.publish, { id, language, version, factsVersion }))
        } catch (error) {
          await refresh()
          throw error
        }
        return true
      }),
    unpublish: (language: Language) =>
      run(`unpublish-${language}`, async () => {
        accept(await call(contentEditing.unpublish, { id, language }))
        return true
      }),
    restore: (part: ContentPart, number: number) =>
      run('restore', async () => {
        accept(await call(contentEditing.restore, { id, part, number, version: item.parts[part].version }))
        forget(part)
        return true
      }),
    keepMine: (part: ContentPart) => {
      const draft = drafts[part]
      if (!draft) return Promise.resolve(false)
      setConflict(undefined)
      return run('save', async () => {
        const over = { ...draft, version: item.parts[part].version }
        setDrafts((all) => ({ ...all, [part]: over }))
        return Boolean(await savePart(part, over, false))
      })
    },
    takeTheirs: (part: ContentPart) => {
      forget(part)
      setConflict(undefined)
    },
    closeConflict: () => setConflict(undefined),
  }
}
