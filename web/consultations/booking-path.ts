import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { pathsOf } from '../site-map.ts'

/** The types stand in the order of the site map's paths. */
export const TYPES: readonly ConsultationType[] = ['initial', 'comprehensive', 'followUp']

export function bookingPath(type: ConsultationType): string {
  return pathsOf('booking')[TYPES.indexOf(type)] ?? '/'
}

export function typeAt(path: string): ConsultationType {
  return TYPES.find((type) => path.startsWith(bookingPath(type))) ?? 'initial'
}

/** A type is named so at the end of its address. */
export function slugOf(type: ConsultationType): string {
  return bookingPath(type).split('/').at(-1) ?? ''
}

export function typeOfSlug(slug: string | undefined): ConsultationType | undefined {
  return TYPES.find((type) => slugOf(type) === slug)
}
