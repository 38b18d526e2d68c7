import type { Backup } from '@rahnama/contract/backups.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'

const LOOK_AGAIN_MS = 2000

export const isUnderWay = ({ state, drill }: Backup) =>
  state === 'waiting' || state === 'making' || drill?.state === 'waiting' || drill?.state === 'drilling'

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: async ({ signal }) => (await call('GET /api/backups', {}, { signal })).backups,
  // How far it is stands in the list.
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  ...READ_WHEN_OPENED,
})

export const planQuery = queryOptions({
  queryKey: ['site-settings', 'backup'],
  queryFn: ({ signal }) => call('GET /api/site-settings/backup', {}, { signal }),
})
