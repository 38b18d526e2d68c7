import { describe, expect, test } from 'vitest'
import { toIssues, WITH_INPUT } from './to-issues.ts'
import { z } from './zod.ts'

const Person = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
  email: z.email(),
  age: z.number().check(z.minimum(18), z.maximum(99)),
  role: z.enum(['a', 'b']),
  code: z.string().check(z.minLength(4, 'INVALID')),
})

function issuesOf(value: object) {
  const parsed = Person.safeParse(value, WITH_INPUT)
  return parsed.success ? [] : toIssues(parsed.error)
}

const good = { name: 'Mina', email: 'mina@example.com', age: 30, role: 'a', code: '1234' }

describe('what is wrong with a field is told as a code', () => {
  test.each([
    ['a missing field', { ...good, name: undefined }, [{ field: 'name', fault: 'REQUIRED' }]],
    ['a field given as null', { ...good, name: null }, [{ field: 'name', fault: 'REQUIRED' }]],
    ['a number where text belongs', { ...good, name: 7 }, [{ field: 'name', fault: 'INVALID' }]],
    ['blank text', { ...good, name: '  ' }, [{ field: 'name', fault: 'REQUIRED', params: { min: 1 } }]],
    ['text over its limit', { ...good, name: 'Minoosh' }, [{ field: 'name', fault: 'TOO_LONG', params: { max: 5 } }]],
    ['no e-mail address', { ...good, email: 'mina' }, [{ field: 'email', fault: 'NOT_AN_EMAIL' }]],
    ['a number under its limit', { ...good, age: 17 }, [{ field: 'age', fault: 'TOO_SMALL', params: { min: 18 } }]],
    ['a number over its limit', { ...good, age: 100 }, [{ field: 'age', fault: 'TOO_LARGE', params: { max: 99 } }]],
    ['none of the choices', { ...good, role: 'c' }, [{ field: 'role', fault: 'NOT_A_CHOICE' }]],
    [
      'a fault the schema names itself',
      { ...good, code: '1' },
      [{ field: 'code', fault: 'INVALID', params: { min: 4 } }],
    ],
  ])('%s', (_, value, expected) => {
    expect(issuesOf(value)).toEqual(expected)
  })
})
