import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useKeepReport } from './use-keep-report.ts'

export function KeepReport() {
  const texts = useTexts('reports').keep
  const errors = useTexts('errors')
  const toast = useToast()
  const navigate = useNavigate()
  const { code } = formats(useLanguage().language)
  const keep = useKeepReport()
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      const report = await keep()
      if (!report) return
      toast.success({
        title: texts.done,
        description: texts.doneBody(code(report.code)),
        action: { label: texts.open, onAct: () => navigate(href('keptReport', { id: report.id })) },
      })
    } catch (error) {
      toast.error({ title: describeError(error, errors) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="primary" busy={isBusy} busyLabel={texts.busy} onClick={act}>
      {texts.act}
    </Button>
  )
}
