import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { feesOfProgram } from '@rahnama/rules/fees/fees.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { FeeLines } from './fee-lines.tsx'
import styles from './fees.module.css'
import { sayFee } from './say-fee.ts'

/** What a program costs as of today: ours, then what tests, provinces and the government ask. */
export function ProgramFees({ program }: { program: Program }) {
  const texts = useTexts('fees')
  const { language } = useLanguage()
  const format = formats(language)
  const { data: services = [] } = useQuery({
    queryKey: ['content', 'services', language],
    queryFn: ({ signal }) => call('GET /api/content/services', { language }, { signal }),
  })
  const fee = services.find(({ intakes }) =>
    intakes.some(({ id }) => id === program || id.startsWith(`${program}_`)),
  )?.fee
  const lines = feesOfProgram(program, officeDay(new Date())).map((each) => sayFee(each, texts, format))
  return (
    <Disclosure summary={texts.title}>
      <FeeLines ours={fee ? { label: texts.ours, fee } : null} lines={lines} officialPage={texts.officialPage} />
      <p className={styles.soft}>{texts.note}</p>
    </Disclosure>
  )
}
