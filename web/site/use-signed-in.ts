import { isSessionKept } from '../api/api.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** The page is cached for everybody, so whoever is signed in is known only once the script has taken over. */
export function useSignedIn(): boolean {
  return useHydrated() && isSessionKept()
}
