import type { FirmFee } from '@rahnama/contract/fees.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'

/** One fee as its owner reads it back. */
export function FeeText({ fee }: { fee: FirmFee | undefined }) {
  const { bases, sample } = useTexts('fees').owner
  const { money } = formats(useLanguage().language)
  if (!fee) return bases.unsaid
  return (
    <>
      {fee.cad === null ? bases[fee.basis] : `${bases[fee.basis]}: ${money(fee.cad, 'CAD')}`}{' '}
      {fee.isSample && <Badge tone="warning">{sample}</Badge>}
    </>
  )
}

/** A price counts from a day on. */
export function FeeDay({ fee: { since } }: { fee: FirmFee }) {
  const { date } = formats(useLanguage().language)
  return <time dateTime={since}>{date(since, 'long')}</time>
}
