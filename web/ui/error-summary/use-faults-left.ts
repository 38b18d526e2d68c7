import { useState } from 'react'

/**
 * Answers what the last attempt to go on found and is still wrong, as it is wrong now. A fault goes as soon as it is
 * put right; what else goes wrong while somebody types waits for the next attempt, so that nothing turns red under
 * their fingers and the summary never comes back to take the focus.
 */
export function useFaultsLeft<F>(
  placeOf: (fault: F) => string,
  check: () => readonly F[],
): [left: readonly F[], setFound: (found: readonly F[]) => void] {
  const [found, setFound] = useState<readonly F[]>([])
  const places = new Set(found.map(placeOf))
  const left = found.length > 0 ? check().filter((fault) => places.has(placeOf(fault))) : found
  const placesLeft = new Set(left.map(placeOf))
  if (placesLeft.size < places.size) setFound(left)
  return [left, setFound]
}
