import type { IsoDate } from '../dated.ts'
import { all, known, not, type Truth } from './answers.ts'
import { dayNumber, windowsOf } from './calendar.ts'
import type { Job, Teer } from './model.ts'

/** More hours in a week do not make a year pass faster. */
export const HOURS_PER_WEEK_COUNTED = 30

/** A job laid on the calendar: from its first day to before `to`, within the last ten years. */
export type Spell = {
  job: Job
  from: number
  to: number
  hoursPerWeek: number
  /** Dates and hours are known and proven; otherwise the spell is the longest the job can have been. */
  sure: boolean
  /** Skilled, authorised employment in Canada. */
  canadian: Truth
  /** Skilled work outside Canada. */
  foreign: Truth
  /** Skilled work anywhere; in Canada it must have been authorised. */
  skilled: Truth
}

export type Spells = { list: readonly Spell[]; overlap: boolean }

export function spellsOf(jobs: Job[], on: IsoDate): Spells {
  const list: Spell[] = []
  for (const job of jobs) {
    const spell = spellOf(job, on)
    if (spell) list.push(spell)
  }
  return { list, overlap: overlap(list) }
}

function spellOf(job: Job, on: IsoDate): Spell | undefined {
  const { today, tenYearsAgo } = windowsOf(on)
  const start = known(job.startedOn)
  const lastDay = job.current ? undefined : known(job.endedOn)
  const from = start === undefined ? tenYearsAgo : Math.max(tenYearsAgo, dayNumber(start))
  const to = lastDay === undefined ? today : Math.min(today, dayNumber(lastDay) + 1)
  if (from >= to) return undefined
  const hours = known(job.hoursPerWeek)
  const dated = start !== undefined && (job.current === true || lastDay !== undefined)
  const skilled = isSkilled(job)
  const inCanada = isInCanada(job)
  return {
    job,
    from,
    to,
    hoursPerWeek: Math.min(HOURS_PER_WEEK_COUNTED, hours ?? HOURS_PER_WEEK_COUNTED),
    sure: dated && hours !== undefined && !job.unproven,
    canadian: inCanada === false ? false : all(inCanada, skilled, isEmployedWithPermission(job)),
    foreign: all(not(inCanada), skilled),
    skilled: all(skilled, isAuthorisedInCanada(job)),
  }
}

export function teerOf(job: Pick<Job, 'noc' | 'teer'>): Teer | undefined {
  const teer = known(job.teer)
  if (teer !== undefined) return teer
  const noc = known(job.noc)
  // The second digit of a NOC 2021 code is its TEER category.
  return noc === undefined ? undefined : (Number(noc.charAt(1)) as Teer)
}

/** Work in a category up to this one is skilled. */
export const MOST_SKILLED_TEER: Teer = 3

function isSkilled(job: Job): Truth {
  const teer = teerOf(job)
  return all(teer === undefined ? undefined : teer <= MOST_SKILLED_TEER, known(job.paid ?? true))
}

export function isInCanada(job: Job): Truth {
  const country = known(job.country)
  return country === undefined ? undefined : country === 'CA'
}

export function isAuthorisedInCanada(job: Job): Truth {
  return isInCanada(job) === false ? true : known(job.authorised)
}

function isEmployedWithPermission(job: Job): Truth {
  return all(known(job.authorised), not(known(job.selfEmployed)), not(known(job.whileStudying)))
}

function overlap(spells: Spell[]): boolean {
  for (let later = 1; later < spells.length; later++) {
    const a = spells[later]
    for (let earlier = 0; earlier < later; earlier++) {
      const b = spells[earlier]
      if (a && b && a.from < b.to && b.from < a.to) return true
    }
  }
  return false
}
