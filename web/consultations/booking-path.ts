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
