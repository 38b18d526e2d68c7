const NAME = 'returnTo'

const HERE = 'http://local.invalid'

/**
 * Only paths of our own are followed, as a browser reads them: "//host", "/\host", "/.//host" and anything with a
 * scheme would lead away (an open redirect).
 */
function localPath(path: string | null | undefined): string | undefined {
  const url = path?.startsWith('/') ? URL.parse(path, HERE) : null
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

export function withReturnTo(address: string, from: string): string {
  const path = localPath(from)
  return path ? `${address}?${new URLSearchParams({ [NAME]: path })}` : address
}

export function readReturnTo(search: string): string | undefined {
  return localPath(new URLSearchParams(search).get(NAME))
}
