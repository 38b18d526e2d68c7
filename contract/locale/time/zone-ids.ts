const CITY_ZONE = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/

/** A zone by its IANA name. An offset is none: it does not know when the clocks change. */
export function isTimeZone(text: string): boolean {
  if (!CITY_ZONE.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
