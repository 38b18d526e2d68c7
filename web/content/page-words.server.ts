import type { ArticleView, PageView } from '@rahnama/contract/content/content.ts'
import { countryName, formats, type Language, provinces } from '@rahnama/contract/locale/locale.ts'
import { INTAKE_SOURCES } from '@rahnama/contract/texts/fa/intake-sources.ts'
import { noticeText } from '@rahnama/contract/texts/texts.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { NO_WORDS, noticeKey, type PageWords, sumKey } from './page-words.tsx'

export async function sayPage({ blocks }: PageView, language: Language): Promise<PageWords> {
  const { intakeStatuses, notices } = await loadTexts(language, 'programs')
  const format = formats(language)
  const stories = blocks.flatMap((block) => (block.type === 'stories' ? block.stories : []))
  const articles = blocks.flatMap((block) => (block.type === 'articles' ? block.articles : []))
  const intakes = blocks
    .flatMap((block) => (block.type === 'services' ? block.services : []))
    .flatMap((service) => service.intakes)
  const scholarships = stories.flatMap(({ scholarship }) => scholarship ?? [])
  const days = [...intakes.map(({ since }) => since), ...articles.map(({ publishedOn }) => publishedOn)]
  return {
    countries: say(
      stories.flatMap(({ country, destination }) => [country, destination]),
      (code) => countryName(code, language),
    ),
    statuses: Object.fromEntries(intakes.map(({ status }) => [status, intakeStatuses[status]])),
    notices: Object.fromEntries(
      intakes.map(({ notice }) => [noticeKey(notice), noticeText(notices, notice, language)]),
    ),
    sources: say(
      intakes.map(({ source }) => source),
      (source) => saySource(source, language),
    ),
    provinces: Object.fromEntries(provinces(language).map(({ code, name }) => [`PNP_${code}`, name])),
    days: say(days, (day) => format.date(day)),
    months: say(
      stories.map(({ months }) => months),
      format.months,
    ),
    minutes: say(
      articles.map(({ readingMinutes }) => readingMinutes),
      format.minutes,
    ),
    years: say([...stories.map(({ year }) => year), ...intakes.map(({ since }) => Number(since.slice(0, 4)))], (year) =>
      format.digits(String(year)),
    ),
    scholarships: Object.fromEntries(scholarships.map((sum) => [sumKey(sum), format.money(sum.amount, sum.currency)])),
  }
}

export function sayArticle({ publishedOn, rulesAsOf, readingMinutes }: ArticleView, language: Language): PageWords {
  const format = formats(language)
  return {
    ...NO_WORDS,
    days: say([publishedOn, ...(rulesAsOf ? [rulesAsOf] : [])], (day) => format.date(day)),
    minutes: say([readingMinutes], format.minutes),
  }
}

/** The ledger speaks English and writes days as a table does, which a narrow line would break in two. */
function saySource(source: string, language: Language): string {
  const persian: Record<string, string> = INTAKE_SOURCES
  const said = language === 'fa' ? (persian[source] ?? source) : source
  return said.replace(/\d{4}-\d{2}-\d{2}/g, (day) => formats(language).date(day))
}

function say<Key extends string | number>(keys: readonly Key[], write: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, write(key)])) as Record<Key, string>
}
