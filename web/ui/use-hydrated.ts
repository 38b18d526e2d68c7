import { useEffect, useState } from 'react'

/** Says whether hydration is over: the script has taken over what the server drew. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
