import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useMachinePeriod } from './period.tsx'
import { analyticsQuery, databaseQuery, jobsQuery } from './queries.ts'

/** Everything an engineer would ask for first: figures, names of routes and jobs, and nobody's name or address. */
export function CopyDiagnostics() {
  const texts = useTexts('system').analytics.diagnostics
  const toast = useToast()
  const queries = useQueryClient()
  const days = useMachinePeriod()
  const copy = async () => {
    try {
      const [analytics, jobs, database] = await Promise.all([
        queries.fetchQuery(analyticsQuery(days)),
        queries.fetchQuery(jobsQuery),
        queries.fetchQuery(databaseQuery),
      ])
      const at = new Date().toISOString()
      await navigator.clipboard.writeText(JSON.stringify({ at, days, analytics, jobs, database }, null, 2))
      toast.info({ title: texts.copied })
    } catch {
      toast.error({ title: texts.failed })
    }
  }
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
