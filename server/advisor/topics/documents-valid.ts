import { type DocumentKind, documentFacts, POLICE_FRESH_MONTHS } from '@rahnama/rules/checklist/checklist.ts'
import type { Composed, Context } from '../answers/answers.ts'
import { link, ruleSource } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'
import type { Topic } from './topic.ts'

/** What is named, and the document it is; whoever names none sees all of them. */
const ASKED: readonly (readonly [concept: string, kind: DocumentKind])[] = [
  ['police', 'policeCertificate'],
  ['medicalexam', 'medicalExam'],
  ['photograph', 'photo'],
  ['passport', 'passport'],
  ['eca', 'eca'],
  ['test', 'languageResult'],
]

const factsOf = ({ today }: Context, kind: DocumentKind) => documentFacts(kind, today)

function sayOne(context: Context, kind: DocumentKind): string {
  const { texts, formats } = context
  const t = texts.advisor.documents
  const { rule, months } = factsOf(context, kind).value.validity
  if (kind === 'policeCertificate') return t.policeValid(formats.months(POLICE_FRESH_MONTHS))
  return rule === 'monthsFromIssue' && months !== undefined
    ? t.validFor(texts.documentNames[kind], formats.months(months))
    : t.validUntilEnd(texts.documentNames[kind])
}

function cellOf(context: Context, kind: DocumentKind): string {
  const { texts, formats } = context
  const t = texts.advisor.documents
  const { rule, months } = factsOf(context, kind).value.validity
  if (kind === 'policeCertificate') return t.validPolice(formats.months(POLICE_FRESH_MONTHS))
  return rule === 'monthsFromIssue' && months !== undefined ? t.validMonths(formats.months(months)) : t.validPrinted
}

function sayValid(context: Context, { concepts }: Slots): Composed {
  const { texts } = context
  const named = ASKED.filter(([concept]) => concepts.includes(concept)).map(([, kind]) => kind)
  const kinds = named.length > 0 ? named : ASKED.map(([, kind]) => kind)
  const sources = [...new Set(kinds.map((kind) => factsOf(context, kind).source))]
  return {
    sentences: named.length > 0 ? named.map((kind) => sayOne(context, kind)) : [],
    ...(named.length === 0 && {
      table: {
        head: texts.advisor.documents.validHead,
        rows: kinds.map((kind) => [texts.documentNames[kind], cellOf(context, kind)]),
      },
    }),
    sources: sources.map((source) => ruleSource(context, source, context.today)),
    link: link(context, 'documents', 'documents'),
  }
}

function sayTranslated(context: Context): Composed {
  return {
    sentences: [context.texts.advisor.documents.translated],
    sources: [ruleSource(context, factsOf(context, 'degree').source, context.today)],
    link: link(context, 'documents', 'documents'),
  }
}

export const VALIDITY_TOPICS: readonly Topic[] = [
  {
    id: 'documents.valid',
    when: [
      'police valid',
      'police agelimit',
      'police takes',
      'medicalexam valid',
      'medicalexam agelimit',
      'photograph valid',
      'photograph agelimit',
      'photograph month',
      'passport valid',
      'documents valid',
    ],
    also: 'howmuch year month takes documents when last now accepted limit age need letter when deadline case test health',
    needs: ({ concepts }) => !concepts.includes('t:IELTS_GT'),
    compose: sayValid,
  },
  {
    id: 'documents.translation',
    when: ['documents translation', 'translation need', 'translation', 'passport translation', 'police translation'],
    also: 'documents case need letter bank passport police language how who cv workletter',
    needs: ({ concepts }) => !concepts.includes('eca'),
    compose: sayTranslated,
  },
]
