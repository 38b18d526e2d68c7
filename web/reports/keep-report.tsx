import { formats } from '@rahnama/contract/locale/locale.ts'
import { useNavigate } from 'react-router'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useKeepReport } from './use-keep-report.ts'

export function KeepReport() {
  const texts = useTexts('reports').keep
  const toast = useToast()
  const navigate = useNavigate()
  const { code } = formats(useLanguage().language)
  const keep = useKeepReport()
  const keeping = useAct(async () => {
    const report = await keep()
    if (!report) return
    toast.success({
      title: texts.done,
      description: texts.doneBody(code(report.code)),
      action: { label: texts.open, onAct: () => navigate(href('keptReport', { id: report.id })) },
    })
  })
  return (
    <>
      <Button busy={keeping.isBusy} busyLabel={texts.busy} onClick={keeping.run}>
        {texts.act}
      </Button>
      <Failure>{keeping.failure}</Failure>
    </>
  )
}
