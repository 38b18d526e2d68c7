import { AUTH_PATH, PASSWORD_MIN_CHARS } from '@rahnama/contract/auth.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

const settingsQuery = queryOptions({
  queryKey: ['auth-settings'],
  queryFn: async ({ signal }): Promise<{ password_min_length: number }> =>
    (await fetch(`${AUTH_PATH}/settings`, { signal })).json(),
})

/** How long a new password must be here. Until we know, and where we cannot ask, nobody may have a shorter one than this. */
export function usePasswordMin(): number {
  return useQuery(settingsQuery).data?.password_min_length ?? PASSWORD_MIN_CHARS
}
