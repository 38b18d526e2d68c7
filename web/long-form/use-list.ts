import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { ListName, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { use, useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../i18n/i18n.tsx'
import type { ListOption } from '../ui/searchable-list/searchable-list.tsx'
import { ListsContext } from './form-context.ts'
import type { LongFormProps } from './long-form-props.ts'

/** The list is preloaded after the page itself and what it shows. */
const PRELOAD_AFTER_MS = 3000

export type ListState = { options: readonly ListOption[] } | { failed: true; retry: () => void } | undefined

/** A long list in the language of the page, loaded when the first question needs it. */
export function useList(name: ListName): ListState {
  const lists = use(ListsContext)
  const { language } = useLanguage()
  const load = lists[name]
  const [state, setState] = useState<ListState>()
  const fetchList = useCallback(
    async (wanted: Language, isWanted: () => boolean) => {
      try {
        const options = (await load?.(wanted)) ?? []
        if (isWanted()) setState({ options })
      } catch {
        const retry = () => void fetchList(wanted, () => true)
        if (isWanted()) setState({ failed: true, retry })
      }
    },
    [load],
  )
  useEffect(() => {
    let isWanted = true
    const fetchWanted = () => void fetchList(language, () => isWanted)
    fetchWanted()
    addEventListener('online', fetchWanted)
    return () => {
      isWanted = false
      removeEventListener('online', fetchWanted)
    }
  }, [fetchList, language])
  return state
}

/** Fetched soon after the form is open: the connection may be gone when the question comes. */
export function usePreloadedLists(lists: LongFormProps<LongForm>['lists']): void {
  const { language } = useLanguage()
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(lists ?? {})) void load(language).catch(() => {})
    }, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [lists, language])
}
