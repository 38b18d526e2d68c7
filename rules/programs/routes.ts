import type { SponsoredAs, StudyLevelChina } from '../profile/profile.ts'
import type { StreamId } from './pnp-streams.ts'

export const TRANSFER_CODES = ['C61', 'C62', 'C63'] as const
export type TransferCode = (typeof TRANSFER_CODES)[number]

export type RouteId = TransferCode | SponsoredAs | StudyLevelChina | StreamId
