import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { openDownload } from './open-download.ts'

/** One ZIP of everything, or of what one program asks for. */
export function DownloadAll({ program }: { program?: Program }) {
  const texts = useTexts('documents')
  const errors = useTexts('errors')
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      openDownload((await call('POST /api/documents/archives', program ? { program } : {})).url)
    } catch (error) {
      toast.error({ title: texts.failed, description: describeError(error, errors) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button icon="download" busy={isBusy} busyLabel={texts.all.preparing} onClick={() => void download()}>
      {texts.all.download}
    </Button>
  )
}
