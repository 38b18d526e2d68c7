import type { IntakeId } from '@rahnama/rules/programs/programs.ts'
import { eligibility } from './eligibility.ts'

const { programs, provinces } = eligibility
const province = (code: keyof typeof provinces) => `Provincial nominee, ${provinces[code]}`

/** What the ledger of programs calls each of its lines. */
export const intakeNames: Record<IntakeId, string> = {
  FSW: programs.FSW.name,
  CEC: programs.CEC.name,
  FST: programs.FST.name,
  SUV: programs.SUV.name,
  ICT: programs.ICT.name,
  FAMILY: programs.FAMILY.name,
  FAMILY_PARENTS: 'Parents and grandparents',
  STUDY_CA: programs.STUDY_CA.name,
  STUDY_CN: programs.STUDY_CN.name,
  PNP_AB: province('AB'),
  PNP_BC: province('BC'),
  PNP_MB: province('MB'),
  PNP_NB: province('NB'),
  PNP_NL: province('NL'),
  PNP_NS: province('NS'),
  PNP_NT: province('NT'),
  PNP_NU: province('NU'),
  PNP_ON: province('ON'),
  PNP_PE: province('PE'),
  PNP_QC: province('QC'),
  PNP_SK: province('SK'),
  PNP_YT: province('YT'),
}
