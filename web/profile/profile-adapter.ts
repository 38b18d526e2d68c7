import { type Changes, type FlatAnswers, nest, progressOf } from '@rahnama/contract/long-form/long-form.ts'
import { type ProfileSheet, profileForm } from '@rahnama/contract/profile/profile.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import type { SheetAdapter } from '../long-form/long-form.tsx'
import { profileQuery } from './queries.ts'

/** Reaches the profile, and keeps what other pages show of it in step with what is saved. */
export function profileAdapter(queries: QueryClient): SheetAdapter {
  const { queryKey } = profileQuery
  const fetchAnew = () => queries.fetchQuery({ ...profileQuery, staleTime: 0 })
  return {
    async read() {
      const sheet = await fetchAnew()
      return sheet.version === 0 && (await takeOver(sheet)) ? fetchAnew() : sheet
    },
    async save(input, options) {
      const saved = await call('PATCH /api/profile', input, options)
      const isRefused = (path: string) => saved.conflicts.some((conflict) => conflict.path === path)
      const written = Object.entries({ ...saved.elsewhere, ...input.changes }).filter(([path]) => !isRefused(path))
      queries.setQueryData(queryKey, (known) => known && afterSave(known, Object.fromEntries(written), saved.version))
      return saved
    },
    async complete(input) {
      const sheet = await call('POST /api/profile/complete', input)
      queries.setQueryData(queryKey, (known) => known && { ...known, ...sheet })
      return sheet
    },
  }
}

/** Answers told elsewhere before become the beginning of the profile. */
async function takeOver({ known }: ProfileSheet): Promise<boolean> {
  const changes = Object.fromEntries(Object.entries(known).map(([path, { value }]) => [path, value]))
  if (Object.keys(changes).length === 0) return false
  const tab = `known-${crypto.randomUUID().slice(0, 8)}`
  await call('PATCH /api/profile', { base: 0, tab, turn: 1, changes })
  return true
}

function afterSave(sheet: ProfileSheet, changes: Changes, version: number): ProfileSheet {
  const answers: FlatAnswers = { ...sheet.answers }
  for (const [path, value] of Object.entries(changes)) {
    if (value === null) delete answers[path]
    else answers[path] = value
  }
  return { ...sheet, answers, version, progress: progressOf(profileForm, nest(profileForm, answers)) }
}
