import type { ContentItem, ContentPart } from '@rahnama/contract/content/content.ts'
import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { useAct } from '../../ui/act/act.tsx'
import { isSame } from './merging/is-same.ts'
import { type Conflict, mergeBodies, type Side } from './merging/merge-bodies.ts'
import { draftOf, itemQuery } from './queries.ts'
import type { Body } from './shape.ts'

/** What was typed, and what it was typed over. */
type Draft = { body: Body; version: number; base: Body | null }
type Drafts = Partial<Record<ContentPart, Draft>>

/** What is wrong or missing there; the path is within its part. */
export type PartFault = { part: ContentPart; path: string; fault: Issue['fault'] }
export type Choices = Readonly<Record<string, Side>>
/** Whether both languages shall be said to keep step, and whether this is the part after which they do. */
type Step = { isWanted: boolean; endsHere: boolean }
export type PartConflict = { part: ContentPart; conflicts: readonly Conflict[]; keepsStep: boolean }
export type Act = 'save' | `publish-${Language}` | `unpublish-${Language}` | 'restore'
export type Editing = ReturnType<typeof useEditing>

const ORDER = ['facts', ...LANGUAGES] as const

/** The server names `en.title`, or `body.title` where only one part was sent, which is then `within`. */
export function partFaultsOf(issues: readonly Issue[], within?: ContentPart): PartFault[] {
  return issues.map(({ field, fault }) => {
    const [first, ...path] = field.split('.')
    return { part: within ?? ORDER.find((part) => part === first) ?? 'facts', path: path.join('.'), fault }
  })
}

/** One item while it is edited: nothing typed is lost before the server has it, and nobody's work is undone unseen. */
export function useEditing(id: string) {
  const queries = useQueryClient()
  const { data: item } = useSuspenseQuery(itemQuery(id))
  const draft = useStaffDraft<{ parts: Drafts }>(draftOf(id))
  const [faults, setFaults] = useState<readonly PartFault[]>([])
  const [conflict, setConflict] = useState<PartConflict>()
  const [mergedWith, setMergedWith] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const drafts = draft.body?.parts ?? {}

  const changed = ORDER.filter((part) => {
    const typed = drafts[part]
    return typed && !isSame(typed.body, typed.base)
  })
  const bodyOf = (part: ContentPart): Body | null => (changed.includes(part) && drafts[part]?.body) || item.bodies[part]

  const accept = (fresh: ContentItem) => {
    queries.setQueryData(itemQuery(id).queryKey, fresh)
    queries.invalidateQueries({ queryKey: ['content', 'rows'] })
  }
  const refresh = () => queries.fetchQuery(itemQuery(id))

  const setPart = (part: ContentPart, next: (typed: Draft | undefined) => Draft | undefined) =>
    draft.write((all) => {
      const { [part]: typed, ...others } = all?.parts ?? {}
      const changedTo = next(typed)
      const parts = changedTo ? { ...others, [part]: changedTo } : others
      return Object.keys(parts).length > 0 ? { parts } : undefined
    })
  /** What was typed on while it was being saved stays, now over what was saved. */
  const forget = (part: ContentPart, sent?: Draft, fresh?: ContentItem) =>
    setPart(part, (typed) =>
      sent && fresh && typed && !isSame(typed.body, sent.body)
        ? { body: typed.body, version: fresh.parts[part].version, base: fresh.bodies[part] }
        : undefined,
    )

  /** Somebody else saved first: both are merged over theirs, and only what both changed is asked about. */
  const rebase = (part: ContentPart, typed: Draft, fresh: ContentItem, choices: Choices = {}) => {
    const theirs = fresh.bodies[part]
    const { body, conflicts } = mergeBodies(typed.base, typed.body, theirs, (path) => choices[path] ?? 'mine')
    const isOpen = conflicts.some(({ path }) => choices[path] === undefined)
    const merged = { body: body as Body, version: fresh.parts[part].version, base: theirs }
    return isOpen ? { conflicts } : { merged }
  }

  const savePart = async (part: ContentPart, typed: Draft, step: Step): Promise<ContentItem | undefined> => {
    try {
      const { body, version } = typed
      const fresh = await call('PUT /api/content-editing/items/{id}/{part}', {
        id,
        part,
        body,
        version,
        keepsStep: step.endsHere,
      })
      accept(fresh)
      forget(part, typed, fresh)
      return fresh
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'INVALID_INPUT') {
        setFaults(partFaultsOf(error.issues ?? [], part))
        return undefined
      }
      if (error.code !== 'CONFLICT') throw error
      const fresh = await refresh()
      const { merged, conflicts } = rebase(part, typed, fresh)
      if (conflicts) setConflict({ part, conflicts, keepsStep: step.isWanted })
      if (!merged) return undefined
      setMergedWith(fresh.parts[part].savedBy ?? '')
      setPart(part, () => merged)
      return savePart(part, merged, step)
    }
  }

  /** The newest item, or nothing when a part could not be saved. */
  const saveParts = async (parts: readonly ContentPart[], keepsStep: boolean, settled: Drafts = {}) => {
    let newest: ContentItem | undefined = item
    const last = parts.findLast((part) => part !== 'facts')
    for (const part of parts) {
      const { version } = item.parts[part]
      const typed = settled[part] ?? drafts[part] ?? { body: item.bodies[part] ?? {}, version, base: item.bodies[part] }
      newest = await savePart(part, typed, { isWanted: keepsStep, endsHere: keepsStep && part === last })
      if (!newest) return undefined
    }
    return newest
  }

  const acting = useAct(
    async (_act: Act, work: () => Promise<boolean>) => {
      setFaults([])
      setMergedWith(undefined)
      return await work()
    },
    { after: () => setAttempt((count) => count + 1) },
  )
  const run = async (act: Act, work: () => Promise<boolean>) => (await acting.run(act, work)) ?? false
  const last = acting.given?.[0]

  return {
    item,
    draft,
    changed,
    /** Parts somebody else saved since they were typed over. */
    overtaken: changed.filter((part) => (drafts[part]?.version ?? 0) < item.parts[part].version),
    /** Who saved first, when both were merged without a question; empty when their name is not known. */
    mergedWith,
    faults,
    conflict,
    failure: last && acting.error !== undefined ? { act: last, error: acting.error } : undefined,
    attempt,
    busy: acting.isBusy ? last : undefined,
    bodyOf,
    change: (part: ContentPart, body: Body) =>
      setPart(part, (typed) => {
        const isOver = typed && !isSame(typed.body, typed.base)
        return isOver ? { ...typed, body } : { body, version: item.parts[part].version, base: item.bodies[part] }
      }),
    save: (keepsStep: boolean) =>
      run('save', async () => {
        // Saying that a translation still fits is a save of its own, even with no letter changed.
        const parts = changed.some((part) => part !== 'facts') || !keepsStep ? changed : [...changed, 'fa' as const]
        return Boolean(await saveParts(parts, keepsStep))
      }),
    /**
     * The publisher publishes what they see, so what is typed is saved first; with it the other language that says the
     * same.
     */
    publish: (language: Language, keepsStep: boolean) =>
      run(`publish-${language}`, async () => {
        const parts = changed.filter((part) => keepsStep || part === 'facts' || part === language)
        const saved = await saveParts(parts, keepsStep)
        if (!saved) return false
        const { version } = saved.parts[language]
        const { version: factsVersion } = saved.parts.facts
        try {
          accept(await call('POST /api/content-editing/items/{id}/publish', { id, language, version, factsVersion }))
        } catch (error) {
          await refresh()
          if (!(error instanceof AppError && error.code === 'INVALID_INPUT')) throw error
          setFaults(partFaultsOf(error.issues ?? []))
          return false
        }
        return true
      }),
    unpublish: (language: Language) =>
      run(`unpublish-${language}`, async () => {
        const { published } = item.parts[language]
        if (published === null) return false
        try {
          accept(await call('POST /api/content-editing/items/{id}/unpublish', { id, language, published }))
        } catch (error) {
          await refresh()
          throw error
        }
        return true
      }),
    restore: (part: ContentPart, number: number) =>
      run('restore', async () => {
        accept(
          await call('POST /api/content-editing/items/{id}/restore', {
            id,
            part,
            number,
            version: item.parts[part].version,
          }),
        )
        forget(part)
        return true
      }),
    /** The answers to what both had changed; asked again where more of it has come since. */
    resolve: (choices: Choices) => {
      const typed = conflict && drafts[conflict.part]
      if (!typed) return Promise.resolve(false)
      const { part, keepsStep } = conflict
      const { merged, conflicts } = rebase(part, typed, item, choices)
      setConflict(conflicts && { part, conflicts, keepsStep })
      if (!merged) return Promise.resolve(false)
      setPart(part, () => merged)
      return run('save', async () => Boolean(await saveParts(changed, keepsStep, { [part]: merged })))
    },
    closeConflict: () => setConflict(undefined),
  }
}
