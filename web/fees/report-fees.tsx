import type { ProgramStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { ourFees } from '@rahnama/contract/our-fees.ts'
import { sayOfficialFee } from '@rahnama/contract/texts/texts.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { FEE_KINDS, feesOfPrograms } from '@rahnama/rules/fees/fees.ts'
import { offeredOf } from '@rahnama/rules/program-order/program-order.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { FeeLines } from './fee-lines.tsx'
import styles from './fees.module.css'
import { useServices } from './use-services.ts'

type ReportFeesProps = { programs: readonly ProgramStanding[]; on: IsoDate }

/** What the programs put before a person cost on a day. Ours are today's, so an older report names them only on paper. */
export function ReportFees({ programs, on }: ReportFeesProps) {
  const texts = useTexts('officialFees')
  const format = formats(useLanguage().language)
  const services = useServices()
  const offered = offeredOf(programs).map(({ program }) => program)
  const ours = on === officeDay(new Date()) ? ourFees(services, offered) : []
  const official = feesOfPrograms(offered, on)
  return (
    <>
      <p className={styles.soft}>{texts.note}</p>
      {ours.length > 0 && (
        <>
          <h3 className={styles.kind}>{texts.ours}</h3>
          <FeeLines ours={ours} lines={[]} officialPage={texts.officialPage} />
        </>
      )}
      {FEE_KINDS.map((kind) => {
        const lines = official.filter((fee) => fee.kind === kind)
        if (lines.length === 0) return null
        return (
          <section key={kind}>
            <h3 className={styles.kind}>{texts.kinds[kind]}</h3>
            <FeeLines
              lines={lines.map((each) => sayOfficialFee(each, texts, format))}
              officialPage={texts.officialPage}
            />
          </section>
        )
      })}
    </>
  )
}
