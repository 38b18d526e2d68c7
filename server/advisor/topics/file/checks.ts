import { ADULT_YEARS, POLICE_FRESH_MONTHS, POLICE_MONTHS, POLICE_YEARS } from '@rahnama/rules/checklist/checklist.ts'
import { officialFee } from '@rahnama/rules/fees/fees.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { type InBoth, LAST_READ_ON } from '../note.ts'
import type { Topic } from '../topic.ts'

const BIOMETRICS: InBoth = { en: 'IRCC, biometrics', fa: 'ادارهٔ مهاجرت کانادا، انگشت‌نگاری و عکس' }
const MEDICAL: InBoth = {
  en: 'IRCC, medical exam, panel physicians',
  fa: 'ادارهٔ مهاجرت کانادا، معاینهٔ پزشکی و پزشکان معتمد',
}
const POLICE: InBoth = { en: 'IRCC, police certificates', fa: 'ادارهٔ مهاجرت کانادا، گواهی عدم سوءپیشینه' }

/** Whose fingerprints, within how many days after the letter, and for how many years they count. */
const ASKED_OF = { from: 14, to: 79, days: 30, years: 10 }

const said = (context: Context, source: InBoth, sentences: readonly string[]): Composed => ({
  sentences: [...sentences],
  sources: [{ key: source.en, title: source[context.language], asOf: LAST_READ_ON, href: null }],
  link: link(context, 'documents', 'documents'),
})

function sayBiometrics(context: Context): Composed {
  const { formats, today } = context
  const t = context.texts.advisor.checks
  const { known } = officialFee('biometrics', today)
  return said(context, BIOMETRICS, [
    t.biometricsWhere,
    t.biometricsWho({
      from: formats.number(ASKED_OF.from),
      to: formats.number(ASKED_OF.to),
      days: formats.days(ASKED_OF.days),
    }),
    ...(known ? [t.biometricsFee(formats.money(known.low, 'CAD'))] : []),
    t.biometricsValid(formats.years(ASKED_OF.years)),
  ])
}

/** Of Iran our own list of documents says how; whether it is still wanted stands in the case. */
function sayPolice(context: Context, { concepts }: Slots): Composed {
  const { file, formats, texts } = context
  const { policeOf, policeValid, wantedOfYou } = texts.advisor.documents
  const wanted = file.checklists.flatMap(({ program, documents }) =>
    documents.some(({ kind, isWithClient }) => kind === 'policeCertificate' && isWithClient)
      ? [wantedOfYou(texts.documentNames.policeCertificate, texts.eligibility.programs[program].name)]
      : [],
  )
  const isOfIran = concepts.includes('iran')
  const answer = said(context, POLICE, [
    ...(isOfIran ? [texts.advisor.checks.policeIran, ...wanted] : []),
    policeOf(formats.months(POLICE_MONTHS), formats.years(POLICE_YEARS), formats.number(ADULT_YEARS)),
    texts.advisor.checks.policeHow,
    policeValid(formats.months(POLICE_FRESH_MONTHS)),
  ])
  return isOfIran && 'sentences' in answer
    ? { ...answer, sources: [...answer.sources, fileSource(context, wanted.length > 0 ? 'documents' : 'firm')] }
    : answer
}

/** What is checked of a person by others: where that is done, and how. */
export const CHECK_TOPICS: readonly Topic[] = [
  {
    id: 'process.biometrics',
    when: ['biometrics', 'biometrics when', 'biometrics where', 'biometrics valid', 'biometrics how'],
    also: 'when where how takes valid documents people children number iran year fee howmuch neg',
    covers: ['process.move-country'],
    compose: sayBiometrics,
  },
  {
    id: 'process.medical',
    when: ['medicalexam where', 'medicalexam who', 'medicalexam how', 'medicalexam iran'],
    also: 'where who how what need documents passport iran upload p: children list bodies accepted',
    needs: ({ concepts }) => !concepts.includes('valid') && !concepts.includes('fee'),
    covers: ['process.move-country'],
    compose: (context) => {
      const { medical, medicalBring, medicalHow } = context.texts.advisor.checks
      return said(context, MEDICAL, [medical, medicalBring, medicalHow])
    },
  },
  {
    id: 'process.police',
    when: ['police how', 'police where', 'police who', 'police othercountry', 'police how othercountry'],
    also: 'how where who need documents othercountry iran live year partner children p: letter elsewhere',
    needs: ({ concepts }) => !concepts.includes('valid') && !concepts.includes('translation'),
    covers: ['process.move-country', 'documents.valid'],
    compose: sayPolice,
  },
]
