import type { Field, LongForm } from '../long-form/long-form.ts'
import { href } from '../page-paths.ts'
import { profileForm } from './form.ts'

/** A question of the profile, by its path: `birthDate`, or `credentials.k3f9.hasEca` inside an entry. */
export type QuestionPlace = { step: string; question: string }

/**
 * Finds where an answer of the rules is given. A fact inside another, such as `partner.birthDate`, is asked as
 * `partnerBirthDate`. A list or a matter that is named as a whole is asked with the question that opens it.
 */
export function questionPlace(answer: string): QuestionPlace | undefined {
  const path = answer.replaceAll(/\[\d+\]/g, '')
  const isPlain = path === answer
  const [root = '', inner = '', ...rest] = path.split('.')
  return (
    (isPlain ? placeOf(({ opens }) => opens === path) : undefined) ??
    placeOf(({ name }) => name === joined(root, inner), isPlain ? rest : []) ??
    placeOf(({ name }) => name === root, isPlain ? [inner, ...rest] : []) ??
    placeOf(({ opens }) => opens === root)
  )
}

/** The address of the question, or of the form, in which an answer of the rules is given. */
export function questionHref(answer: string): string {
  const [root = '', inner = ''] = answer.split('.')
  if (root === 'startup') return href(FIRST_SCREEN.includes(inner) ? 'startupAssessment' : 'startupVisa')
  if (root === 'transfer') return href('transfer')
  if (root === 'studyCanada' || root === 'studyChina') return href('studyAbroad')
  const place = questionPlace(answer)
  if (!place) return href('profile')
  return `${href('profileStep', { step: place.step })}#q-${place.question.replaceAll('.', '-')}`
}

const FIRST_SCREEN = ['ieltsOverall', 'toeflTotal', 'toeflScale']

function placeOf(isAsked: (field: Field) => boolean, [id, name]: string[] = []): QuestionPlace | undefined {
  const { steps }: LongForm = profileForm
  for (const step of steps) {
    const field = step.fields.find(isAsked)
    if (field) return { step: step.name, question: [field.name, ...inEntry(field, id, name)].join('.') }
  }
  return undefined
}

function inEntry(field: Field, id: string | undefined, name: string | undefined): string[] {
  if (field.kind !== 'group' || id === undefined || name === undefined) return []
  const asked = field.fields.find(({ opens }) => opens === name) ?? field.fields.find((each) => each.name === name)
  return asked ? [id, asked.name] : []
}

function joined(root: string, inner: string): string {
  return inner.startsWith(root) ? inner : `${root}${inner.charAt(0).toUpperCase()}${inner.slice(1)}`
}
