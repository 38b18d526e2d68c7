import { useEffect, useState } from 'react'
import type { FileKey, OpenedFile, OpenFiles } from './open-files.ts'

type State = { of: string; file?: OpenedFile; hasFailed?: true } | undefined

/** The file of this version alone: what arrives late for another one is dropped. */
export function useOpenedFile(files: OpenFiles, { folio, versionId }: FileKey) {
  const [state, setState] = useState<State>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens it anew
  useEffect(() => {
    let isWanted = true
    const { opened, letGo } = files.hold({ folio, versionId })
    opened.then(
      (file) => isWanted && setState({ of: versionId, file }),
      () => isWanted && setState({ of: versionId, hasFailed: true }),
    )
    return () => {
      isWanted = false
      letGo()
    }
  }, [files, folio, versionId, attempt])
  const own = state?.of === versionId ? state : undefined
  return {
    file: own?.file,
    hasFailed: own?.hasFailed ?? false,
    retry: () => {
      setState(undefined)
      setAttempt((count) => count + 1)
    },
  }
}
