import type { FoundCase, Match } from '@rahnama/contract/cases/cases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { recentQuery, searchQuery } from './queries.ts'

const DEBOUNCE_MS = 120

export type Found = FoundCase & { match?: Match }

/**
 * What stands in the box, and what was found for it. `isSettled` is true only while what is shown was found for what
 * stands there: nothing else may be opened.
 */
export function useSearch() {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted, asked])
  const search = useQuery({ ...searchQuery(asked), placeholderData: keepPreviousData })
  const recent = useQuery(recentQuery)
  const isEmpty = wanted === ''
  const { error, refetch } = isEmpty ? recent : search
  const found: readonly Found[] | undefined = isEmpty ? recent.data : asked === '' ? undefined : search.data
  const isSettled = isEmpty ? recent.isSuccess : asked === wanted && search.isSuccess && !search.isPlaceholderData
  return { text, setText, isEmpty, found, isSettled, error: isSettled ? null : error, retry: () => void refetch() }
}
