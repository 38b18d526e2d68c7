const NAME = 'returnTo'

/** Only paths of our own: "//host", "/\host" and anything with a scheme would lead away. */
function isLocalPath(path: string | null | undefined): path is string {
  if (!path?.startsWith('/')) return false
  const here = 'http://local.invalid'
  try {
    return new URL(path, here).origin === here && !path.startsWith('//') && !path.includes('\\')
  } catch {
    return false
  }
}

export function withReturnTo(address: string, from: string): string {
  return isLocalPath(from) ? `${address}?${new URLSearchParams({ [NAME]: from })}` : address
}

export function readReturnTo(search: string): string | undefined {
  const path = new URLSearchParams(search).get(NAME)
  return isLocalPath(path) ? path : undefined
}
