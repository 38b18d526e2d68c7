import { ABILITIES, type Ability, scoreInput, TEST_IDS } from '@rahnama/rules/language/language.ts'
import fc from 'fast-check'
import {
  checkForm,
  type FlatAnswers,
  type LongForm,
  nest,
  type SimpleField,
  UNKNOWN,
  type Value,
} from '../long-form/long-form.ts'
import { ON } from './people.test-data.ts'
import { profileForm } from './profile.ts'

type Pick = (count: number) => number

/** A whole profile, answered question by question until the form has nothing left to ask. */
export const randomAnswers: fc.Arbitrary<FlatAnswers> = fc
  .infiniteStream(fc.nat({ max: 10_000 }))
  .map((numbers) => answerAll((count) => (numbers.next().value ?? 0) % count))

function answerAll(pick: Pick): FlatAnswers {
  let answers: FlatAnswers = {}
  for (let open = missing(answers); open.length > 0; open = missing(answers)) {
    for (const path of open) answers = { ...answers, ...answerTo(path, answers, pick) }
  }
  return answers
}

function missing(answers: FlatAnswers): string[] {
  const issues = checkForm(profileForm, nest(profileForm, answers), ON)
  return issues.filter(({ fault }) => fault === 'REQUIRED').map(({ field }) => field)
}

function answerTo(path: string, answers: FlatAnswers, pick: Pick): FlatAnswers {
  const [group = '', id, name] = path.split('.')
  const field = (profileForm as LongForm).steps.flatMap((step) => step.fields).find((each) => each.name === group)
  if (!field) throw new Error(`no field for ${path}`)
  if (field.kind !== 'group') return { [path]: toKept(fittingValue(field, answers, '', pick)) }
  if (id === undefined) return { [`${group}.only-one`]: 0 }
  const inner = field.fields.find((each) => each.name === name)
  if (!inner) throw new Error(`no field for ${path}`)
  return { [path]: toKept(fittingValue(inner, answers, `${group}.${id}.`, pick)) }
}

/** Values that fit together where the form wants them to. */
function fittingValue(field: SimpleField, answers: FlatAnswers, entry: string, pick: Pick): Value {
  if (field.name === 'numberOfChildren') return 1
  if (field.name === 'level')
    return answers[entry.startsWith('partner') ? 'partnerHighestLevel' : 'highestLevel'] as Value
  if (field.name === 'startedOn') return '2019-02-01'
  if (field.name === 'graduationYear') return 2010
  if (field.name === 'canadianWorkYears') return Math.min(1, Number(answers.totalWorkYears))
  if (isAbility(field.name)) return scoreFor(field.name, answers[`${entry}test`], pick)
  if (field.mayBeUnknown && pick(4) === 0) return UNKNOWN
  return anyOf(field, pick)
}

function anyOf(field: SimpleField, pick: Pick): Value {
  switch (field.kind) {
    case 'choice':
      return field.options[pick(field.options.length)] ?? ''
    case 'choices':
      return [field.options[pick(field.options.length)] ?? '']
    case 'yesNo':
      return pick(2) === 0
    case 'number':
      return field.min < 1 && pick(3) === 0 ? field.min : Math.max(field.min, pick(Math.min(field.max, 60)))
    case 'date':
      return `20${20 + pick(5)}-0${1 + pick(9)}-1${pick(9)}`
    case 'year':
      return 2000 + pick(24)
    case 'country':
      return ['CA', 'IR', 'AF', 'CN'][pick(4)] ?? 'IR'
    case 'province':
      return ['ON', 'QC', 'BC'][pick(3)] ?? 'ON'
    case 'listed':
      return 'other'
    default:
      return 'Some words'
  }
}

function scoreFor(ability: Ability, test: unknown, pick: Pick): number {
  const known = TEST_IDS.find((id) => id === test)
  const { min, max } = known ? scoreInput(known, ability, '2019-10-01') : { min: 0, max: 9 }
  return min + pick(max - min + 1)
}

function isAbility(name: string): name is Ability {
  return ABILITIES.some((ability) => ability === name)
}

const toKept = (value: Value) => (Array.isArray(value) ? [...value] : value) as FlatAnswers[string]
