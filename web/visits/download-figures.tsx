import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { usePeriod } from '../overview/overview.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'

/** The file hides the same figures as the page. */
export function DownloadFigures() {
  const texts = useTexts('visits')
  const [days] = usePeriod()
  const act = useAct(async () => {
    const { url } = await call('POST /api/visits/export', { days })
    location.assign(url)
  })
  return (
    <>
      <Button icon="download" busy={act.isBusy} onClick={() => void act.run()}>
        {texts.file}
      </Button>
      <Failure>{act.failure}</Failure>
    </>
  )
}
