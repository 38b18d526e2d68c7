import type { MiddlewareHandler } from 'hono'

const PERMISSIONS = [
  'camera=(self)',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'interest-cohort=()',
  'browsing-topics=()',
]

/** This policy is for everything that is not a page; pages replace it with their own. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const isSecure = publicUrl.startsWith('https:')
  const always: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', PERMISSIONS.join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ...(isSecure
      ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of always) headers.set(name, value)
    // Pictures of emails are shown by other sites and say so themselves.
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NO_CONTENT_POLICY)
  }
}

type PagePolicy = { scripts: readonly string[]; styles: readonly string[] }

/** Scripts and styles are named by a nonce or by hashes. Positioned elements (menus, charts) need style attributes. */
export function pagePolicy({ scripts, styles }: PagePolicy): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src-elem': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
