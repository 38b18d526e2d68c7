import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'

/** What waits for the client, whoever's turn the case is. */
export function owedDocuments({ file, texts, formats }: Context): string[] {
  const t = texts.advisor.documents
  const owed = file.checklists.flatMap(({ documents }) => documents.filter(({ isWithClient }) => isWithClient))
  const names = (isBack: boolean) => [
    ...new Set(
      owed.filter(({ state }) => (state === 'sentBack') === isBack).map(({ kind }) => texts.documentNames[kind]),
    ),
  ]
  const [back, open] = [names(true), names(false)]
  return [
    ...(open.length > 0 ? [t.owed(formats.list(open))] : []),
    ...(back.length > 0 ? [t.owedAgain(formats.list(back))] : []),
  ]
}

/** What is still owed, and who may say whether the rest goes on meanwhile: no rule of ours does. */
function sayMeanwhile(context: Context): Composed {
  const { file, texts } = context
  const owed = owedDocuments(context)
  const t = texts.advisor
  return {
    sentences: file.applications.length > 0 ? [...owed, t.documents.meanwhile] : [t.file.noCase, t.documents.meanwhile],
    sources: [fileSource(context, 'documents')],
    link: link(context, 'documents', 'documents'),
  }
}

/** Its examples alone tell it from whether a document may be left out. */
export const MEANWHILE_TOPIC: Topic = { id: 'documents.meanwhile', when: [], compose: sayMeanwhile }
