const KEPT_MOST = 200

/** A question and its parts are looked at many times over: what was made of a text is kept for a while. */
export function keeping<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const found = kept.get(text)
    if (found !== undefined) return found
    if (kept.size >= KEPT_MOST) kept.clear()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}
