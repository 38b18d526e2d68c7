import { formats } from '@rahnama/contract/locale/locale.ts'
import type { SystemAnalytics } from '@rahnama/contract/system.ts'
import { GOOD_VITALS, VITALS, type Vital } from '@rahnama/contract/vitals.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { useMachinePeriod } from './period.tsx'
import { analyticsQuery } from './queries.ts'
import styles from './system.module.css'
import { useTime } from './use-time.ts'

type Measured = SystemAnalytics['vitals'][number]
type PageRow = Pick<Measured, 'page' | 'language' | 'device'> & { samples: number; of: Partial<Record<Vital, number>> }

export function Vitals() {
  const texts = useTexts('system').analytics.vitals
  const { number } = formats(useLanguage().language)
  const { vitals } = useSuspenseQuery(analyticsQuery(useMachinePeriod())).data
  if (vitals.length === 0)
    return (
      <p className={styles.soft}>
        {texts.none} {texts.lead}
      </p>
    )
  const [lcp, inp, cls] = VITALS.map((vital) => ({
    key: vital,
    header: texts.vitals[vital],
    cell: ({ of }: PageRow) => <Value vital={vital} value={of[vital]} />,
  })) as [Column, Column, Column]
  return (
    <div className={styles.part}>
      <p className={styles.soft}>{texts.lead}</p>
      <DataTable
        caption={texts.title}
        captionHidden
        rows={byPage(vitals)}
        keyOf={({ page, language, device }) => `${page} ${language} ${device}`}
        nameOf={({ page, language }) => `${page} ${texts.languages[language]}`}
        columns={[
          { key: 'page', header: texts.page, cell: ({ page }) => <bdi dir="ltr">{page}</bdi> },
          { key: 'language', header: texts.language, cell: ({ language }) => texts.languages[language] },
          { key: 'device', header: texts.device, cell: ({ device }) => texts.devices[device] },
          lcp,
          inp,
          cls,
          { key: 'samples', header: texts.samples, cell: ({ samples }) => number(samples) },
        ]}
      />
    </div>
  )
}

type Column = { key: string; header: string; cell: (row: PageRow) => React.ReactNode }

function Value({ vital, value }: { vital: Vital; value: number | undefined }) {
  const texts = useTexts('system').analytics.vitals
  const { number } = formats(useLanguage().language)
  const time = useTime()
  if (value === undefined) return '–'
  const isGood = value <= GOOD_VITALS[vital]
  const shown = vital === 'cls' ? number(Math.round(value * 1000) / 1000) : time(value)
  return (
    <span className={styles.value}>
      <span>{shown}</span>
      <Badge tone={isGood ? 'success' : 'warning'}>
        {isGood ? texts.good : vital === 'cls' ? texts.shifts : texts.poor}
      </Badge>
    </span>
  )
}

function byPage(vitals: readonly Measured[]): PageRow[] {
  const rows = new Map<string, PageRow>()
  for (const { page, language, device, vital, samples, p75 } of vitals) {
    const key = `${page} ${language} ${device}`
    const row = rows.get(key) ?? { page, language, device, samples: 0, of: {} }
    rows.set(key, { ...row, samples: Math.max(row.samples, samples), of: { ...row.of, [vital]: p75 } })
  }
  return [...rows.values()]
}
