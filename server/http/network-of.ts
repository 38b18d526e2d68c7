import { isIPv4, isIPv6 } from 'node:net'

const NETWORK_GROUPS = 4

/** A whole IPv6 network is one caller: its owner has more addresses than we have buckets. */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
  if (!isIPv6(plain)) return plain
  const groups = expand(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')
}

/** Some proxies write the caller's port, too: a new one with each connection. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  return v6 ?? v4 ?? address
}

/** Answers all eight groups as numbers, however the address is written. */
function expand(address: string): number[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const [before, after] = [readGroups(head), readGroups(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function readGroups(text: string): number[] {
  return text.split(':').filter(Boolean).flatMap(readGroup)
}

function readGroup(group: string): number[] {
  if (!isIPv4(group)) return [Number.parseInt(group, 16)]
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
  return [(a << 8) | b, (c << 8) | d]
}
