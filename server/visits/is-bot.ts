/** Names that machines give themselves. One that claims to be a person's browser is counted as a person. */
const BOTS =
  /bot|crawl|spider|slurp|preview|fetch|monitor|lighthouse|headless|curl|wget|python|java\/|go-http|okhttp|axios|node|facebookexternalhit|whatsapp|telegram/i

export function isBot(userAgent: string): boolean {
  return userAgent === '' || BOTS.test(userAgent)
}
