import type { Credential } from '@rahnama/rules/profile/profile.ts'
import type { ProfileAnswers } from './answers.ts'
import { told } from './told.ts'

type Told = NonNullable<ProfileAnswers['credentials' | 'partnerCredentials']>[number]

export function toCredentials(entries: readonly Told[] | undefined): Credential[] | undefined {
  return entries?.map((entry) =>
    told({
      id: entry.id,
      level: entry.level,
      field: entry.field,
      country: entry.country,
      province: entry.province,
      years: entry.years,
      graduatedOn: firstDayOf(entry.graduationYear),
      eightMonthsInCanada: entry.eightMonthsInCanada,
      ecaBody: entry.hasEca === false ? ('none' as const) : entry.ecaBody,
      ecaOn: entry.ecaOn,
    }),
  )
}

/** The year alone is asked: its first day makes no graduate of this year a future one. */
function firstDayOf(year: number | undefined): string | undefined {
  return year === undefined ? undefined : `${year}-01-01`
}
