import type { Backup } from '@rahnama/contract/backups.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

const LOOK_AGAIN_MS = 2000

export const isUnderWay = ({ state, drill }: Backup) =>
  state === 'waiting' || state === 'making' || drill?.state === 'waiting' || drill?.state === 'drilling'

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: async ({ signal }) => (await call('GET /api/backups', {}, { signal })).backups,
  // How far it is stands in the list.
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  staleTime: 0,
})

export const planQuery = queryOptions({
  queryKey: ['site-settings', 'backup'],
  queryFn: ({ signal }) => call('GET /api/site-settings/backup', {}, { signal }),
})
