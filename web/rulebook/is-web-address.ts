/** As the contract asks for it: a whole address, safely transported. */
export function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/.test(text.trim())
}
