import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ConsentList, consentsQuery } from '../consents/consents.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { Setting } from './setting.tsx'

export function ConsentsSetting() {
  const texts = useTexts('consents')
  const { number } = formats(useLanguage().language)
  const { data: given } = useSuspenseQuery(consentsQuery)
  const standing = given.filter(({ withdrawnAt }) => !withdrawnAt).length
  return (
    <Setting name="consents" label={texts.label} value={texts.summary(number(standing))} act="configure">
      <Suspense fallback={<SkeletonList rows={2} />}>
        <ConsentList />
      </Suspense>
    </Setting>
  )
}
