import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import type { Body } from './shape.ts'

/** Says where in a body something stands: "Parts of the page › Cards: Why us › Title". */
export function usePlaceName() {
  const { fields } = useTexts('content')
  const { number } = formats(useLanguage().language)
  const nameOf = useEntryName()
  return (path: string, body: unknown): string => {
    let at = body
    const names = path.split('.').map((step) => {
      at = typeof at === 'object' && at !== null ? (at as Body)[step] : undefined
      if (step in fields) return fields[step as keyof typeof fields]
      const place = Number(step) + 1
      return Number.isNaN(place) ? '' : nameOf(at) || number(place)
    })
    return names.filter(Boolean).join(' › ')
  }
}

/** What an entry of a list is called: its kind, and its own words where it has any. */
export function useEntryName() {
  const { blocks } = useTexts('content')
  return (entry: unknown): string => {
    if (typeof entry !== 'object' || entry === null) return ''
    const { type } = entry as Body
    const block = typeof type === 'string' && type in blocks ? blocks[type as keyof typeof blocks] : undefined
    return [block, wordsOf(entry)].filter(Boolean).join(': ')
  }
}

export function wordsOf(entry: object): string | undefined {
  const { title, label, question, name } = entry as Body
  return [title, label, question, name].find((each): each is string => typeof each === 'string' && each !== '')
}
