import type { ClaimView } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { LENGTH_CLAIMS, readConsultationMinutes } from './consultation-minutes.ts'
import { joinLatin } from './join-latin.ts'
import { readPublished } from './published.ts'
import type { Sayings } from './say-claims.ts'
import { sayFigure, showFigure } from './say-figure.ts'

export type Claims = {
  /** The claims stand in the order of the register. */
  views: ClaimView[]
  /** `{{key}}` in a text becomes the figure, or the sentence of a claim without one. */
  sayings: Sayings
}

/**
 * Where content is read, within a transaction or without, and the day it is read on. Sample figures are read only where
 * it is known that this is no production.
 */
export type Place = { db: Db; now: Deps['now']; config?: Pick<Config, 'mode'> }

/**
 * Reads only what somebody has vouched for lately: a claim past its review date is not said to the public, and a figure
 * that came with the software only where the product is tried out.
 */
export async function readClaims({ db, now, config }: Place, language: Language): Promise<Claims> {
  const today = officeDay(now())
  const showsSamples = config !== undefined && config.mode !== 'production'
  const claims: Claims = { views: [], sayings: new Map() }
  const minutes = await readConsultationMinutes(db)
  for (const { slug: key, facts, text, language: written } of await readPublished(db, 'claim', language)) {
    if (facts.reviewBy < today || (facts.isSample && !showsSamples)) continue
    const length = LENGTH_CLAIMS.get(key)
    const told = facts.figure && { ...facts.figure, ...(length && { from: minutes[length] }) }
    const figure = told && sayFigure(told, written)
    const sentence = joinLatin(text.sentence.replaceAll('{figure}', figure ?? ''))
    claims.views.push({
      key,
      language: written,
      figure: told && showFigure(told, written),
      label: text.label,
      sentence,
      source: text.source,
      isSample: facts.isSample,
    })
    claims.sayings.set(key, figure ?? sentence)
  }
  return claims
}
