import { directionOf, formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { ExportManifest } from '@rahnama/contract/privacy.ts'
import { RECORD_NAMES } from './record-names.ts'

type Texts = {
  title: string
  made: (when: string) => string
  columns: [string, string, string, string]
  empty: string
  file: string
  missing: string
  records: (count: string) => string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Everything we hold about you',
    made: (when) =>
      `Made on ${when}. Records are JSON files, your documents are as you sent them. Working notes of our staff are given to you on request.`,
    columns: ['No.', 'What', 'File', 'Content'],
    empty: 'We hold nothing about you.',
    file: 'File',
    missing: 'Missing',
    records: (count) => `Records: ${count}`,
  },
  fa: {
    title: 'همهٔ اطلاعاتی که از شما داریم',
    made: (when) =>
      `تهیه‌شده در ${when}. سوابق در قالب JSON است و مدارک همان‌طور که فرستاده‌اید. یادداشت‌های کاری همکاران ما را با درخواست شما می‌دهیم.`,
    columns: ['ردیف', 'موضوع', 'نام فایل', 'محتوا'],
    empty: 'اطلاعاتی از شما نداریم.',
    file: 'فایل',
    missing: 'پیدا نشد',
    records: (count) => `تعداد: ${count}`,
  },
}

/** What the archive holds, for a reader without a program. */
export function indexOf({ entries, missing }: ExportManifest, language: Language, at: Date) {
  const { made, file, missing: isMissing, records, ...texts } = TEXTS[language]
  const { dateTime, number, fileSize } = formats(language)
  const rows = [
    ...entries.map(({ path, bytes, rows: count }) => ({
      path,
      content: count === undefined ? fileSize(bytes) : records(number(count)),
    })),
    ...missing.map(({ path }) => ({ path, content: isMissing })),
  ]
  return {
    ...texts,
    language,
    direction: directionOf(language),
    made: made(dateTime(at)),
    rows: rows.map(({ path, content }, place) => ({
      place: number(place + 1),
      document: nameOf(path, language) ?? file,
      file: path,
      until: content,
    })),
  }
}

function nameOf(path: string, language: Language): string | undefined {
  const table = /^data\/(\w+)\.json$/.exec(path)?.[1]
  return table === undefined ? undefined : RECORD_NAMES[table]?.[language]
}
