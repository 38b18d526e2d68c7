import { type ConsultationType, consultations } from '@rahnama/contract/consultations/consultations.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { RouterContextProvider } from 'react-router'
import { renderContext } from '../app/render-context.ts'

/** Loads what the owner says of a type and how long it lasts, for a page that is rendered on the server. */
export async function loadOffer(context: Readonly<RouterContextProvider>, type: ConsultationType) {
  const { call, language } = context.get(renderContext)
  const { types } = await call(consultations.options, {})
  const offer = types.find((each) => each.type === type)
  if (!offer) throw new Error(`Nothing is offered as "${type}"`)
  const words = offer.words[language]
  return { type, ...words, length: formats(words.language).minutes(offer.minutes) }
}
