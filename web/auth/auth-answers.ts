const REFRESH = 'grant_type=refresh_token'

let retryAfterSeconds: number | undefined
const refusalListeners = new Set<() => void>()

/** The library drops what the headers say and what a failed renewal means; both are noted on the way. */
export function watchAnswers(send: typeof fetch): typeof fetch {
  return async (request, options) => {
    const response = await send(request, options)
    const wait = Number(response.headers.get('Retry-After'))
    retryAfterSeconds = response.status === 429 && wait > 0 ? wait : undefined
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429
    if (isRefused && String(request).includes(REFRESH)) for (const tell of refusalListeners) tell()
    return response
  }
}

/** Answers when the last refused act may be tried again. */
export function lastRetryAfterSeconds(): number | undefined {
  return retryAfterSeconds
}

/** The server will not renew this session: it ends when its token does. */
export function onRenewalRefused(listener: () => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}
