import { type Dated, type IsoDate, inForce } from '../dated.ts'
import { known, type Profile } from '../profile/profile.ts'
import type { Program } from '../programs/programs.ts'
import type { Cause } from './causes.ts'
import type { Demand } from './demand.ts'
import { documentFacts } from './document-facts.ts'
import { type DocumentKind, placeOf } from './document-kinds.ts'
import { CEC_DOCUMENTS, FST_DOCUMENTS, FSW_DOCUMENTS } from './express-entry.ts'
import type { ChecklistItem, Validity } from './item.ts'
import { type Reader, translationFor } from './languages.ts'
import { FAMILY_CLASS_DOCUMENTS, ICT_DOCUMENTS, PNP_DOCUMENTS, SUV_DOCUMENTS } from './other-immigration.ts'
import { STUDY_CANADA_DOCUMENTS, STUDY_CHINA_DOCUMENTS } from './study.ts'

const DEMANDS: Record<Program, readonly Dated<readonly Demand[]>[]> = {
  FSW: FSW_DOCUMENTS,
  CEC: CEC_DOCUMENTS,
  FST: FST_DOCUMENTS,
  SUV: SUV_DOCUMENTS,
  ICT: ICT_DOCUMENTS,
  PNP: PNP_DOCUMENTS,
  FAMILY: FAMILY_CLASS_DOCUMENTS,
  STUDY_CA: STUDY_CANADA_DOCUMENTS,
  STUDY_CN: STUDY_CHINA_DOCUMENTS,
}

export const POLICE_FRESH_MONTHS = 6

/** The documents a program asks of this person on this day, in filing order. No document is asked twice for one subject. */
export function checklistFor(program: Program, profile: Profile, on: IsoDate): ChecklistItem[] {
  const table = DEMANDS[program]
  const demands = inForce(table, on)?.value ?? table[0]?.value ?? []
  const items = new Map<string, ChecklistItem>()
  for (const demand of demands) {
    for (const cause of demand.causes(profile, on)) {
      const key = `${demand.kind} ${cause.subject}`
      const known = items.get(key)
      if (!known) items.set(key, toItem(demand, cause, { profile, program, on }))
      else if (demand.necessity === 'hard') known.necessity = 'hard'
    }
  }
  return [...items.values()].sort((a, b) => placeOf(a.kind) - placeOf(b.kind))
}

/** When a program asks for a kind of document: at once, or only after an invitation, a nomination or an admission. */
export function askedWhen(
  program: Program,
  kind: DocumentKind,
  on: IsoDate,
): { when: 'now' | 'later'; source: string } | undefined {
  const entry = inForce(DEMANDS[program], on)
  const asked = entry?.value.filter((demand) => demand.kind === kind) ?? []
  if (!entry || asked.length === 0) return undefined
  return { when: asked.every(({ isLater }) => isLater === true) ? 'later' : 'now', source: entry.source }
}

type Setting = { profile: Profile; program: Program; on: IsoDate }

function toItem(demand: Demand, cause: Cause, { profile, program, on }: Setting): ChecklistItem {
  const { kind, necessity, isLater = false } = demand
  const { source, value } = documentFacts(kind, on)
  const into: Reader = program === 'STUDY_CN' ? 'englishOrChinese' : 'englishOrFrench'
  const country = cause.country ?? known(profile.citizenship)
  return {
    kind,
    subject: cause.subject,
    necessity,
    isLater,
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

/**
 * A certificate of the country somebody still lives in must be new; of a country they left, one issued after they left
 * stays good.
 */
function policeValidity({ why }: Cause): Validity {
  return why === 'LIVES_IN' ? { rule: 'monthsBeforeFiling', months: POLICE_FRESH_MONTHS } : { rule: 'afterLeaving' }
}
