import { SearchCases } from '../cases/search/search.tsx'
import { ShortcutHelp } from '../shortcuts/shortcuts.tsx'

/** The office has these in the bar besides. */
export function OfficeTools({ userId }: { userId: string }) {
  return (
    <>
      <SearchCases />
      <ShortcutHelp key={userId} userId={userId} />
    </>
  )
}
