import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Somebody who comes to change a setting must see the one that holds now. */
const fresh = { refetchOnMount: 'always' } as const

export const generalQuery = queryOptions({
  queryKey: ['site-settings', 'general'],
  queryFn: ({ signal }) => call('GET /api/site-settings/general', {}, { signal }),
  ...fresh,
})

export const securityQuery = queryOptions({
  queryKey: ['site-settings', 'security'],
  queryFn: ({ signal }) => call('GET /api/site-settings/security', {}, { signal }),
  ...fresh,
})

export const themeQuery = queryOptions({
  queryKey: ['site-settings', 'theme'],
  queryFn: ({ signal }) => call('GET /api/site-settings/theme', {}, { signal }),
  ...fresh,
})

export const emailQuery = queryOptions({
  queryKey: ['site-settings', 'email'],
  queryFn: ({ signal }) => call('GET /api/site-settings/email', {}, { signal }),
  ...fresh,
})

export const mailServerQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: ({ signal }) => call('GET /api/mail-server', {}, { signal }),
})

export const officeQuery = queryOptions({
  queryKey: ['site-settings', 'office'],
  queryFn: ({ signal }) => call('GET /api/site-settings/office', {}, { signal }),
  ...fresh,
})

export const retentionQuery = queryOptions({
  queryKey: ['site-settings', 'retention'],
  queryFn: ({ signal }) => call('GET /api/site-settings/retention', {}, { signal }),
  ...fresh,
})

export const retentionRunsQuery = queryOptions({
  queryKey: ['privacy', 'retention-runs'],
  queryFn: async ({ signal }) => (await call('GET /api/privacy/retention/runs', {}, { signal })).runs,
  ...fresh,
})

export const deskQuery = queryOptions({
  queryKey: ['site-settings', 'desk'],
  queryFn: ({ signal }) => call('GET /api/site-settings/desk', {}, { signal }),
  ...fresh,
})
