import { expect, test } from 'vitest'
import { profile as en } from '../i18n/en/profile.ts'
import { profile as fa } from '../i18n/fa/profile.ts'

const PERSONAL = ['birthDate', 'maritalStatus', 'fundsCad', 'hasRefusals'] as const

test('questions about age, family, money and refusals say why they are asked', () => {
  for (const { fields } of [en.form, fa.form])
    for (const name of PERSONAL) expect([name, fields[name].why]).toEqual([name, expect.stringMatching(/\S/)])
})
