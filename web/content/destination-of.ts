import type { Destination } from '../ui/link/link.tsx'

/** Our own pages are opened in place; everything else leaves. */
export function destinationOf(href: string): Destination {
  return href.startsWith('/') || href.startsWith('#') ? { to: href } : { href }
}
