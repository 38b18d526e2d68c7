import type { Program } from '@rahnama/rules/programs/programs.ts'
import { call, openDownload } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'

/** One ZIP of everything, or of what one program asks for. */
export function DownloadAll({ program }: { program?: Program }) {
  const texts = useTexts('documents').all
  const downloading = useAct(async () =>
    openDownload((await call('POST /api/documents/archives', program ? { program } : {})).url),
  )
  return (
    <>
      <Button
        icon="download"
        busy={downloading.isBusy}
        busyLabel={texts.preparing}
        onClick={() => void downloading.run()}
      >
        {texts.download}
      </Button>
      <Failure>{downloading.failure}</Failure>
    </>
  )
}
