import { useState } from 'react'
import type { SetURLSearchParams } from 'react-router'
import { useDebounced } from '../ui/use-debounced.ts'

/** What stands in the search box, and what is asked for once the typing rests. */
export function useSearchText(params: URLSearchParams, setParams: SetURLSearchParams) {
  const [text, setText] = useState(params.get('search') ?? '')
  const settled = useDebounced(text).trim()
  return {
    text,
    // An emptied box shows everything at once.
    search: text.trim() === '' ? '' : settled,
    setText: (next: string) => {
      setText(next)
      setParams(
        (now) => {
          const changed = new URLSearchParams(now)
          if (next.trim() === '') changed.delete('search')
          else changed.set('search', next)
          return changed
        },
        { replace: true },
      )
    },
  }
}
