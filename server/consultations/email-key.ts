const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * One key per mailbox. What follows a plus is a label everywhere we know of; dots count for nothing at Gmail alone, so
 * elsewhere they stay: two people must never become one.
 */
export function emailKey(email: string): string {
  const lower = email.toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1)
  const local = lower.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
