import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { ourFees } from '@rahnama/contract/our-fees.ts'
import { sayOfficialFee } from '@rahnama/contract/texts/texts.ts'
import { feesOfProgram } from '@rahnama/rules/fees/fees.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { FeeLines } from './fee-lines.tsx'
import styles from './fees.module.css'
import { useServices } from './use-services.ts'

/** What a program costs as of today: ours, then what tests, provinces and the government ask. */
export function ProgramFees({ program }: { program: Program }) {
  const texts = useTexts('officialFees')
  const format = formats(useLanguage().language)
  const services = useServices()
  const lines = feesOfProgram(program, officeDay(new Date())).map((each) => sayOfficialFee(each, texts, format))
  const ours = ourFees(services, [program]).map(({ fee }) => ({ label: texts.ours, fee }))
  return (
    <Disclosure summary={texts.title}>
      <FeeLines ours={ours} lines={lines} officialPage={texts.officialPage} />
      <p className={styles.soft}>{texts.note}</p>
    </Disclosure>
  )
}
