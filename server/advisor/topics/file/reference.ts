import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'
import { nextWithoutCase } from './file.ts'

/** Banks and embassies ask for it; whoever has no case hears so, and what comes first. */
function sayReference(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.file
  const references = file.applications.map(({ reference, program }) =>
    t.reference(formats.code(reference), texts.eligibility.programs[program].name),
  )
  return {
    sentences: references.length > 0 ? references : [t.noCase, nextWithoutCase(context)],
    sources: [fileSource(context, 'case')],
    link: link(context, 'applications', 'applications'),
  }
}

export const REFERENCE_TOPICS: readonly Topic[] = [{ id: 'file.reference', when: [], compose: sayReference }]
