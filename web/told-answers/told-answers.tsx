import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { LongForm, Value } from '@rahnama/contract/long-form/long-form.ts'
import { loadList } from '@rahnama/contract/profile/lists/lists.ts'
import { use } from 'react'
import { loadTexts, type Texts, useLanguage } from '../i18n/i18n.tsx'
import { type AnyFormTexts, findQuestion, idOf, ListsContext, ValueText } from '../long-form/long-form.tsx'
import { href } from '../site-map.ts'
import { type FormName, isFormName, loadForm, PAGES } from './forms.ts'

export { type FormName, isFormName } from './forms.ts'

/** An answer as it is kept: where it was given, and what was said. */
export type ToldAnswer = { form: string; path: string; value: unknown }

const LISTS = {
  fieldsOfStudy: (language: Language) => loadList('fieldsOfStudy', language),
  occupations: (language: Language) => loadList('occupations', language),
  spokenLanguages: (language: Language) => loadList('spokenLanguages', language),
}

const TEXTS = {
  'startup-assessment': 'startupAssessmentForm',
  'startup-business': 'startupBusinessForm',
  transfer: 'transferForm',
  study: 'studyForm',
} as const satisfies Record<Exclude<FormName, 'profile'>, keyof Texts>

type ToldForm = {
  form: LongForm
  texts: AnyFormTexts
  /** The question as its client reads it. */
  labelOf: (path: string) => string
}

/** The definition and the words of the form in which a client was asked, in the reader's language or another; suspends while they load. */
export function useToldForm(name: FormName, language?: Language): ToldForm {
  const own = useLanguage().language
  const form = use(loadForm(name))
  const words = use(loadTexts(language ?? own, name === 'profile' ? 'profile' : TEXTS[name]))
  const texts = ('form' in words ? words.form : words) as unknown as AnyFormTexts
  return { form, texts, labelOf: (path) => findQuestion(form, texts, path)?.texts.label ?? path }
}

/** What was said, in the words of the form it was said in. */
export function AnswerText({ form: name, path, value }: ToldAnswer) {
  if (!isFormName(name)) return <bdi>{String(value)}</bdi>
  return <TextOf form={name} path={path} value={value} />
}

function TextOf({ form: name, path, value }: ToldAnswer & { form: FormName }) {
  const { form, texts } = useToldForm(name)
  const question = findQuestion(form, texts, path)
  if (!question || question.field.kind === 'group') return <bdi>{String(value)}</bdi>
  return (
    <ListsContext value={LISTS}>
      <ValueText field={question.field} texts={question.texts} value={value as Value} />
    </ListsContext>
  )
}

/** In the order in which they were asked, without the places of entries, which nobody was asked for. */
export function inOrder<Answer extends ToldAnswer>({ steps }: LongForm, answers: readonly Answer[]): Answer[] {
  const order = new Map(
    steps
      .flatMap(({ fields }) =>
        fields.flatMap((field) => [
          field.name,
          ...(field.kind === 'group' ? field.fields.map((inner) => `${field.name}.${inner.name}`) : []),
        ]),
      )
      .map((name, place) => [name, place]),
  )
  const placeOf = ({ path }: Answer) => order.get(nameOf(path)) ?? order.size
  return answers
    .filter(({ path }) => path.split('.').length !== 2)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** `jobs.k3f9.title` is asked as `jobs.title`. */
function nameOf(path: string): string {
  const [root = '', , inner] = path.split('.')
  return inner === undefined ? root : `${root}.${inner}`
}

/** Where the client can change an answer, and then returns to the application that asked about it. */
export function useAnswerPlace(name: FormName): (path: string, applicationId: string) => string {
  const { form, texts } = useToldForm(name)
  return (path, applicationId) => {
    const step = findQuestion(form, texts, path)?.step
    const page = href(PAGES[name])
    return step === undefined ? page : `${page}/${step}?from=${applicationId}#${idOf(path.split('.')[0] ?? path)}`
  }
}
