/** Names that machines give themselves; Cubot makes phones, and people read inside Telegram. One that claims to be a person's browser is counted as a person. */
const BOTS =
  /(?<!cu)bot|crawl|spider|slurp|preview|fetch|monitor|lighthouse|headless|curl|wget|python|^java|go-http|okhttp|axios|undici|facebookexternalhit|^whatsapp/i

export function isBot(userAgent: string): boolean {
  return userAgent === '' || BOTS.test(userAgent)
}
