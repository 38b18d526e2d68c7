import {
  CONSULTATION_TYPES,
  type ConsultationType,
  type WholeOwnersWords,
} from '@rahnama/contract/consultations/consultations.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Place } from './claims.ts'
import { createReader } from './reader.ts'
import { viewConsultations } from './view-items.ts'

/** Reads what the owner has published about each type, for readers of either language. */
export async function readConsultations(place: Place): Promise<Record<ConsultationType, WholeOwnersWords>> {
  const english = await readIn(place, 'en')
  const persian = await readIn(place, 'fa')
  const words = CONSULTATION_TYPES.map((type) => [type, { en: english(type), fa: persian(type) }])
  return Object.fromEntries(words) as Record<ConsultationType, WholeOwnersWords>
}

async function readIn(place: Place, language: Language) {
  const views = await viewConsultations(createReader(place, language))
  return (type: ConsultationType): WholeOwnersWords[Language] => {
    const view = views.find(({ consultation }) => consultation === type)
    if (!view) throw new Error(`Nothing is published about the consultation "${type}"`)
    return { language: view.language, title: view.title, fee: view.fee, text: view.text }
  }
}
