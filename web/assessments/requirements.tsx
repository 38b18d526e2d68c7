import type { RequirementStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton/skeleton.tsx'
import styles from './assessments.module.css'

const RequirementList = late(async () => (await import('./requirement-list.tsx')).RequirementList, {
  texts: ['eligibility', 'sources', 'services'],
  skeleton: (
    <Skeleton>
      <SkeletonText lines={6} />
    </Skeleton>
  ),
})

/** Many and long: their words come when they are asked for. */
export function Requirements({ requirements }: { requirements: readonly RequirementStanding[] }) {
  const { oneByOne } = useTexts('assessments')
  const { number } = formats(useLanguage().language)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.acts}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {oneByOne(number(requirements.length))}
        </Button>
      </div>
      {isOpen && <RequirementList requirements={requirements} />}
    </>
  )
}
