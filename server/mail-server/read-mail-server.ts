import type { mailServer } from '@rahnama/contract/mail-server.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../deps.ts'

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

export type SmtpPlace = { host: string; port: number; isSecure: boolean; user: string; password: string }

export function placeOf(url: string): SmtpPlace {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || PORTS[isSecure ? 'smtps:' : 'smtp:'],
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}

export async function readMailServer({ config }: Pick<Deps, 'config'>): Promise<Output<typeof mailServer.read>> {
  const place = config.smtpUrl === undefined ? undefined : placeOf(config.smtpUrl)
  return {
    server: place
      ? {
          host: place.host,
          port: place.port,
          encryption: place.isSecure ? 'tls' : 'starttls',
          user: place.user ? mask(place.user) : null,
        }
      : null,
    from: config.mailFrom,
  }
}

/** Enough to recognise it: the first letter, and the host of an address. */
function mask(user: string): string {
  const [name = '', host] = user.split('@')
  return `${name.slice(0, 1)}•••${host ? `@${host}` : ''}`
}
