import { type Dated, type IsoDate, inForce } from '../dated.ts'
import { known, type Profile } from '../profile/profile.ts'
import type { Programme } from '../programmes/programmes.ts'
import type { Cause } from './causes.ts'
import type { Demand } from './demand.ts'
import { CEC_PAPERS, FST_PAPERS, FSW_PAPERS } from './express-entry.ts'
import type { ChecklistItem, Validity } from './item.ts'
import { type Reader, translationFor } from './languages.ts'
import { FAMILY_CLASS_PAPERS, ICT_PAPERS, PNP_PAPERS, SUV_PAPERS } from './other-immigration.ts'
import { placeOf } from './paper-kinds.ts'
import { paperFacts } from './papers.ts'
import { STUDY_CANADA_PAPERS, STUDY_CHINA_PAPERS } from './study.ts'

const DEMANDS: Record<Programme, readonly Dated<readonly Demand[]>[]> = {
  FSW: FSW_PAPERS,
  CEC: CEC_PAPERS,
  FST: FST_PAPERS,
  SUV: SUV_PAPERS,
  ICT: ICT_PAPERS,
  PNP: PNP_PAPERS,
  FAMILY: FAMILY_CLASS_PAPERS,
  STUDY_CA: STUDY_CANADA_PAPERS,
  STUDY_CN: STUDY_CHINA_PAPERS,
}

const POLICE_FRESH_MONTHS = 6

/** The papers a programme asks of this person on this day, in filing order. No paper is asked twice for one subject. */
export function checklistFor(programme: Programme, profile: Profile, on: IsoDate): ChecklistItem[] {
  const table = DEMANDS[programme]
  const demands = inForce(table, on)?.value ?? table[0]?.value ?? []
  const items = new Map<string, ChecklistItem>()
  for (const demand of demands) {
    for (const cause of demand.causes(profile, on)) {
      const key = `${demand.kind} ${cause.subject}`
      const known = items.get(key)
      if (!known) items.set(key, toItem(demand, cause, { profile, programme, on }))
      else if (demand.necessity === 'hard') known.necessity = 'hard'
    }
  }
  return [...items.values()].sort((a, b) => placeOf(a.kind) - placeOf(b.kind))
}

type Setting = { profile: Profile; programme: Programme; on: IsoDate }

function toItem(demand: Demand, cause: Cause, { profile, programme, on }: Setting): ChecklistItem {
  const { kind, necessity } = demand
  const { source, value } = paperFacts(kind, on)
  const into: Reader = programme === 'STUDY_CN' ? 'englishOrChinese' : 'englishOrFrench'
  const country = cause.country ?? known(profile.citizenship)
  return {
    kind,
    subject: cause.subject,
    necessity,
    why: cause.why,
    ...(cause.answer !== undefined && { answer: cause.answer }),
    ...(country !== undefined && { country }),
    issuer: value.issuer,
    forms: value.forms,
    translation: value.writing === 'accepted' ? { need: 'no', into } : translationFor(country, into),
    validity: kind === 'policeCertificate' ? policeValidity(cause) : (demand.validity ?? value.validity),
    source,
  }
}

/** Where somebody still lives it must be new; of a country they left, one issued after they left stays good. */
function policeValidity({ why }: Cause): Validity {
  return why === 'LIVES_IN' ? { rule: 'monthsBeforeFiling', months: POLICE_FRESH_MONTHS } : { rule: 'afterLeaving' }
}
