import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time as it is compared with, to the minute: what becomes late while one looks says so. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
