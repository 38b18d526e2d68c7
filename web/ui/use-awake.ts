import { useEffect, useState } from 'react'

/** Whether the script has taken over what the server drew. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}
