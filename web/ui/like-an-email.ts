const LIKE_AN_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** It checks only what no address lacks. The server has the whole rule, whose schema would outweigh a public page. */
export function isLikeAnEmail(text: string): boolean {
  return LIKE_AN_EMAIL.test(text.trim())
}
