import { deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import type { DataExport } from '@rahnama/contract/privacy.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call, openDownload } from '../api/api.ts'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Form } from '../ui/form/form.tsx'
import { ProgressBar } from '../ui/progress/progress.tsx'
import styles from './privacy.module.css'
import { exportQuery, isUnderWay } from './queries.ts'

/** Everything in one archive: asked for here, made while one is away, fetched here. */
export function ExportPanel() {
  const texts = useTexts('privacy').export
  const { data: made } = useSuspenseQuery(exportQuery)
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.lead}</p>
      {made && isUnderWay(made) ? (
        <UnderWay made={made} />
      ) : (
        <>
          {made?.state === 'failed' && <Alert tone="danger">{texts.failed}</Alert>}
          {made?.mayDownload && <Download made={made} />}
          <Ask isAgain={made !== null} />
        </>
      )}
    </div>
  )
}

function UnderWay({ made: { progress } }: { made: DataExport }) {
  const texts = useTexts('privacy').export
  const percent = progress.of === 0 ? 0 : Math.floor((100 * progress.done) / progress.of)
  return (
    <>
      <ProgressBar label={texts.making} percent={percent} />
      <p>{texts.mayLeave}</p>
    </>
  )
}

function Download({ made: { id, bytes, expiresAt, missingFiles } }: { made: DataExport }) {
  const texts = useTexts('privacy').export
  const { fileSize, dateTime, number } = formats(useLanguage().language, {
    timeZone: deviceTimeZone(),
  })
  const { form, password } = useOwnerAct(async () => {
    openDownload((await call('POST /api/privacy/export/{id}/link', { id })).url)
  })
  return (
    <>
      <p>{texts.ready(fileSize(bytes ?? 0), dateTime(expiresAt ?? ''))}</p>
      {missingFiles !== null && missingFiles > 0 && <Alert tone="warning">{texts.missing(number(missingFiles))}</Alert>}
      <Form form={form} act={texts.download} busy={texts.busy}>
        {password}
      </Form>
    </>
  )
}

function Ask({ isAgain }: { isAgain: boolean }) {
  const texts = useTexts('privacy').export
  const queries = useQueryClient()
  const { form, password } = useOwnerAct(async () => {
    const asked = await call('POST /api/privacy/export', {})
    queries.setQueryData(exportQuery.queryKey, asked.export)
  })
  return (
    <Form form={form} act={isAgain ? texts.askAgain : texts.ask} busy={texts.busy} variant="secondary">
      {password}
    </Form>
  )
}
