/** Mail to this person comes back until they have given another address. */
export function addressAct(userId: string): string {
  return `address:${userId}`
}
