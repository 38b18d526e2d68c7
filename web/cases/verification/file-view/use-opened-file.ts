import { useEffect, useState } from 'react'
import type { FileKey, OpenedFile, OpenFiles } from './open-files.ts'

/** What came of which attempt at which version. */
type State = { of: string; attempt: number; file?: OpenedFile; hasFailed?: true } | undefined

/** The file of this version alone: what arrives late for another one is dropped. */
export function useOpenedFile(files: OpenFiles, { folio, versionId }: FileKey) {
  const [state, setState] = useState<State>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const { opened, letGo } = files.hold({ folio, versionId })
    opened.then(
      (file) => isWanted && setState({ of: versionId, attempt, file }),
      () => isWanted && setState({ of: versionId, attempt, hasFailed: true }),
    )
    return () => {
      isWanted = false
      letGo()
    }
  }, [files, folio, versionId, attempt])
  const own = state?.of === versionId && state.attempt === attempt ? state : undefined
  return {
    file: own?.file,
    hasFailed: own?.hasFailed ?? false,
    retry: () => setAttempt((count) => count + 1),
  }
}
