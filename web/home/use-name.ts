import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../i18n/i18n.tsx'
import { profileQuery } from '../profile/profile.tsx'
import { meQuery } from './queries.ts'

/** The person's name; on a Persian page in Persian letters where the profile has it so. */
export function useName(): string | undefined {
  const isPersian = useLanguage().language === 'fa'
  const { data: me } = useQuery(meQuery)
  const { data: profile, isLoading } = useQuery({ ...profileQuery, enabled: isPersian })
  if (!isPersian) return me?.fullName
  // A name that changes its letters while it is read would startle.
  if (isLoading) return undefined
  const { persianName } = profile?.answers ?? {}
  return typeof persianName === 'string' ? persianName : me?.fullName
}
