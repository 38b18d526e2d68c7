import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['seven77', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234567890', 'weak'],
  ['qwertyuiopasdfghjkl', 'weak'],
  ['nava.example', 'weak'],
  ['lantern7', 'weak'],
  ['Lantern7!', 'fair'],
  ['sea lanterns', 'fair'],
  ['seven lanterns by the sea', 'strong'],
  ['چراغ‌های کنار دریا روشن است', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 'nava.example@example.com', 8)).toBe(strength)
})
