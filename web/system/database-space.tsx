import { type Formats, formats } from '@rahnama/contract/locale/locale.ts'
import type { DatabaseState } from '@rahnama/contract/system.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { LineChart } from '../ui/chart/chart.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { databaseQuery } from './queries.ts'
import styles from './system.module.css'

/** Beyond ten years nobody plans. */
const FAR_OFF_MONTHS = 120

export function Space() {
  const texts = useTexts('system').database
  const { fileSize } = formats(useLanguage().language)
  const { data } = useSuspenseQuery(databaseQuery)
  const size = (bytes: number | null) => (bytes === null ? texts.unseen : fileSize(bytes))
  return (
    <div className={styles.part}>
      <p>
        <bdi dir="ltr">PostgreSQL {data.version}</bdi> · {data.isEmbedded ? texts.embedded : texts.external}
      </p>
      <Facts>
        <Fact name={texts.data}>{size(data.sizes.data)}</Fact>
        <Fact name={texts.indexes}>{size(data.sizes.indexes)}</Fact>
        <Fact name={texts.wal}>{size(data.sizes.wal)}</Fact>
        <Fact name={texts.free}>{size(data.sizes.free)}</Fact>
      </Facts>
    </div>
  )
}

export function Growth() {
  const texts = useTexts('system').database
  const words = formats(useLanguage().language)
  const { data } = useSuspenseQuery(databaseQuery)
  const about = sayGrowth(data.growth, texts.growth, words)
  if (data.samples.length < 2) return <p className={styles.soft}>{about}</p>
  return (
    <LineChart
      title={texts.growth.title}
      about={about}
      points={data.samples.map(({ day }) => words.date(day, 'medium'))}
      series={[
        { label: texts.data, values: data.samples.map((sample) => sample.data) },
        { label: texts.indexes, values: data.samples.map((sample) => sample.indexes) },
      ]}
      format={words.fileSize}
      fromZero
      pointHeader={texts.growth.day}
    />
  )
}

type GrowthTexts = ReturnType<typeof useTexts<'system'>>['database']['growth']

function sayGrowth(growth: DatabaseState['growth'], texts: GrowthTexts, { fileSize, months }: Formats): string {
  if (!growth) return texts.unknown
  if (growth.bytesPerDay <= 0) return texts.steady
  const pace = texts.perDay(fileSize(Math.round(growth.bytesPerDay)))
  if (growth.fullInMonths === null) return pace
  return `${pace} ${growth.fullInMonths > FAR_OFF_MONTHS ? texts.farOff : texts.full(months(growth.fullInMonths))}`
}
