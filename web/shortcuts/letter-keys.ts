/** It outlives a sign-out, as the theme does; an id says nothing about anybody. */
const keyOf = (userId: string) => `letter-keys:${userId}`

export function readLetterKeys(userId: string): boolean {
  return localStorage.getItem(keyOf(userId)) !== 'off'
}

export function saveLetterKeys(userId: string, isOn: boolean): void {
  if (isOn) localStorage.removeItem(keyOf(userId))
  else localStorage.setItem(keyOf(userId), 'off')
}
