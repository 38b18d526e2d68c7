import {
  ADULT_YEARS,
  askedWhen,
  type DocumentKind,
  documentFacts,
  POLICE_FRESH_MONTHS,
  POLICE_MONTHS,
  POLICE_YEARS,
} from '@rahnama/rules/checklist/checklist.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'

import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'

/** What is named, and the document it is; whoever names none sees all of them. */
const ASKED: readonly (readonly [concept: string, kind: DocumentKind])[] = [
  ['police', 'policeCertificate'],
  ['medicalexam', 'medicalExam'],
  ['photograph', 'photo'],
  ['passport', 'passport'],
  ['eca', 'eca'],
  ['test', 'languageResult'],
  ['workletter', 'employmentLetter'],
  ['bank', 'proofOfFunds'],
  ['nomination', 'nominationCertificate'],
  ['joboffer', 'jobOffer'],
  ['idcard', 'nationalIdentity'],
  ['marriagepaper', 'marriageCertificate'],
  ['birthpaper', 'birthCertificate'],
]
/** Where nothing is named, those that go out of date. */
const OUT_OF_DATE: readonly DocumentKind[] = [
  'policeCertificate',
  'medicalExam',
  'photo',
  'passport',
  'eca',
  'languageResult',
]

const factsOf = ({ today }: Context, kind: DocumentKind) => documentFacts(kind, today)

function sayOne(context: Context, kind: DocumentKind): string {
  const { texts, formats } = context
  const t = texts.advisor.documents
  const { rule, months } = factsOf(context, kind).value.validity
  if (kind === 'policeCertificate') return t.policeValid(formats.months(POLICE_FRESH_MONTHS))
  const name = texts.documentNames[kind]
  if (rule === 'monthsFromIssue' && months !== undefined) return t.validFor(name, formats.months(months))
  return rule === 'noEnd' ? t.validAlways(name) : rule === 'fresh' ? t.validFresh(name) : t.validUntilEnd(name)
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
  const kinds = named.length > 0 ? named : OUT_OF_DATE
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

/** These wait for an invitation or a nomination; elsewhere the authority says when it wants them. */
const BY_INVITATION: readonly Program[] = ['FSW', 'CEC', 'FST', 'PNP']
const CHECKED = ['policeCertificate', 'medicalExam'] as const

function programOf({ file }: Context, { program }: Slots): Program {
  if (program && program !== 'EE') return program
  return program === 'EE' ? 'FSW' : (file.applications[0]?.program ?? 'FSW')
}

/** Whether to get it now or to wait, by the program that is named or one's own. */
function sayWhen(context: Context, slots: Slots): Composed {
  const { texts, formats, today } = context
  const t = texts.advisor.documents
  const program = programOf(context, slots)
  const named = ASKED.flatMap(([concept, kind]) =>
    CHECKED.filter((each) => each === kind && slots.concepts.includes(concept)),
  )
  const asked = (named.length > 0 ? named : CHECKED).flatMap((kind) => {
    const found = askedWhen(program, kind, today)
    return found ? [{ kind, ...found }] : []
  })
  const say = ({ kind, when }: (typeof asked)[number]) => {
    const name = texts.documentNames[kind]
    const programName = texts.eligibility.programs[program].name
    if (when === 'now') return t.askedNow(name, programName)
    return BY_INVITATION.includes(program)
      ? t.askedOnceInvited(name, programName)
      : t.askedWhenWanted(name, programName)
  }
  const ofCase = context.file.checklists.filter((each) => each.program === program)
  const isWanted = (kind: DocumentKind) =>
    ofCase.some(({ documents }) => documents.some((each) => each.kind === kind && each.isWithClient))
  const wanted = named
    .filter(isWanted)
    .map((kind) => t.wantedOfYou(texts.documentNames[kind], texts.eligibility.programs[program].name))
  const hasPolice = asked.some(({ kind }) => kind === 'policeCertificate')
  if (asked.length === 0) return { handOver: 'notInTables' }
  return {
    sentences: [
      ...wanted,
      ...asked.flatMap((each) => [say(each), sayOne(context, each.kind)]),
      ...(hasPolice
        ? [t.policeOf(formats.months(POLICE_MONTHS), formats.years(POLICE_YEARS), formats.number(ADULT_YEARS))]
        : []),
      ...(slots.concepts.includes('biometrics') ? [t.biometricsWhen] : []),
    ],
    sources: [
      ...(wanted.length > 0 ? [fileSource(context, 'documents')] : []),
      ...[...new Set(asked.map(({ source }) => source))].map((source) => ruleSource(context, source, today)),
    ],
    link: link(context, 'documents', 'documents'),
  }
}

/** The authority's own page has the measures; ours has how recent it must be and that it is digital. */
function sayPhoto(context: Context): Composed {
  return {
    sentences: [sayOne(context, 'photo'), context.texts.advisor.documents.photoSize],
    sources: [ruleSource(context, factsOf(context, 'photo').source, context.today)],
    link: link(context, 'documents', 'documents'),
  }
}

export const VALIDITY_TOPICS: readonly Topic[] = [
  {
    id: 'documents.valid',
    when: [
      'police valid',
      'police agelimit',
      'medicalexam valid',
      'medicalexam agelimit',
      'photograph valid',
      'photograph agelimit',
      'photograph month',
      'passport valid',
      'documents valid',
      'workletter valid',
      'bank letter valid',
      'idcard valid',
      'marriagepaper valid',
      'birthpaper valid',
      'nomination valid',
    ],
    also: 'company work p:PNP p:EE partner children howmuch year month takes documents when last now accepted limit age need letter when deadline case test health',
    // Whoever was invited asks how long they have, not how long it counts.
    needs: ({ concepts }) => !concepts.includes('t:IELTS_GT') && !concepts.includes('invited'),
    compose: sayValid,
  },
  {
    id: 'documents.photo',
    when: ['photograph size', 'photograph requirements', 'photograph need', 'photograph background', 'photograph how'],
    also: 'what documents pr p: visa passport howmuch people children accepted filetype upload need',
    needs: ({ concepts }) => !concepts.includes('valid') && !concepts.includes('scan'),
    compose: sayPhoto,
  },
  {
    id: 'documents.when',
    when: [
      'police when',
      'police invited',
      'police now',
      'medicalexam when',
      'medicalexam invited',
      'medicalexam now',
      'medicalexam biometrics status',
    ],
    also: 'biometrics human status now when invited documents case p: need first upload deadline if how nomination',
    needs: ({ concepts }) => !concepts.includes('valid'),
    compose: sayWhen,
  },
  {
    id: 'documents.translation',
    when: ['documents translation', 'translation need', 'translation', 'passport translation', 'police translation'],
    also: 'documents case need letter bank passport police language how who cv workletter',
    needs: ({ concepts }) => !concepts.includes('eca'),
    compose: sayTranslated,
  },
]
