import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { RequestInfo } from '../caller.ts'

export function requestInfo(context: Context, trustedProxies: number): RequestInfo {
  return {
    requestId: context.get('requestId'),
    address: addressOf(context, trustedProxies),
    userAgent: context.req.header('user-agent') ?? '',
    language: languageOf(context),
  }
}

/** Each trusted proxy appends one address on the right; anything further left is the caller's own claim. */
export function addressOf(context: Context, trustedProxies: number): string {
  const socket: string = context.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return socket
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || socket
}

/** The server's share of the detection order: query, cookie, browser, and what the owner chose for everybody else. */
export function languageOf(context: Context, otherwise: Language = FALLBACK_LANGUAGE): Language {
  const asked = context.req.query(LANGUAGE_KEY)
  if (isLanguage(asked)) return asked
  const remembered = getCookie(context, LANGUAGE_KEY)
  if (isLanguage(remembered)) return remembered
  return preferredLanguage(context.req.header('accept-language') ?? '') ?? otherwise
}

function preferredLanguage(acceptLanguage: string): Language | undefined {
  const wishes = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { language: tag.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wishes.map((wish) => wish.language).find(isLanguage)
}
