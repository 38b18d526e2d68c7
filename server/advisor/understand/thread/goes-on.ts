import type { Reading } from '../read-question.ts'
import type { Mark } from '../recognise.ts'
import { wordsOf } from '../words.ts'
import { ASKED, type Ask } from './asked-of-it.ts'

/** What was answered holds it. */
const SAME = 'same'

/**
 * After an answer to `after`, of which the question named `of`, what is asked so is answered by the topic beside it; `adds`
 * is what goes without saying there.
 */
const GOES_ON: readonly (readonly [
  after: RegExp,
  asked: Partial<Record<Ask, string>>,
  of?: string | undefined,
  adds?: string,
])[] = [
  [
    /^(?:booking\.|money\.consultation$)/,
    {
      move: 'booking.move',
      cancel: 'booking.move',
      withWhom: 'booking.mine',
      bring: 'booking.prepare',
      online: 'booking.way',
      another: 'booking.new',
      costs: 'money.consultation',
      amount: 'money.consultation',
      takes: 'booking.length',
      when: 'booking.mine',
    },
  ],
  [
    /^eca\./,
    {
      valid: 'eca.valid',
      takes: 'eca.time',
      costs: 'money.test-fee',
      amount: 'money.test-fee',
      who: 'eca.bodies',
      how: 'eca.sending',
      translated: 'eca.translation',
      ofProfession: 'eca.bodies',
    },
  ],
  ...['medicalexam', 'police', 'photograph', 'passport'].map(
    (of) => [/^(?:documents|process)\./, { valid: 'documents.valid' }, of] as const,
  ),
  ...['documents', 'passport', 'police', 'workletter', 'scan', 'degree', 'cv', 'photograph', 'idcard'].map(
    (of) => [/^(?:documents|privacy)\./, { remove: 'documents.remove' }, of] as const,
  ),
  [/^documents\.(?:sent-back|state|upload|replace|reviewed)$/, { remove: 'documents.remove' }, undefined, 'documents'],
  [/^documents\./, { inside: 'documents.work-letter' }, 'workletter'],
  [/^score\.(?:cut-off|history)/, { ofRound: SAME }],
  [/^(?:study\.cap|provinces\.places)$/, { ofShare: SAME }],
  [/^score\.enough$/, { gap: SAME }],
  [/^documents\./, { mine: 'documents.missing', lacking: 'documents.missing' }],
  [/^score\.(?:grid|told-grid|grid-needed|grid-factors)$/, { mine: 'score.grid' }],
  [/^score\./, { mine: 'score.total', ownScore: 'score.total' }],
  [/^hard\.(?:future|odds)$/, { mine: 'score.total' }, 'score'],
  [/^hard\.(?:future|odds)$/, { mine: 'score.total' }, 'cutoff'],
  [/^hard\.other/, { mine: 'score.total' }, 'score'],
  [/^hard\.other/, { mine: 'documents.missing' }, 'documents'],
  [/^hard\.other/, { mine: 'booking.mine' }, 'appointment'],
  [/^hard\.other/, { mine: 'file.status' }],
  [/^(?:file\.|process\.time$|hard\.other)/, { mine: 'file.status', ownCase: 'file.status' }],
  [/^booking\./, { mine: 'booking.mine' }],
  [/^tests\.valid$/, { mine: 'tests.mine' }],
  [/^(?:china\.|study\.china)/, { highestAge: 'china.age' }, undefined, 'china'],
  [/^china\.medicine/, { practise: 'china.medicine.licence' }, undefined, 'china'],
  [/^score\.nomination$/, { elsewhere: 'provinces.intent', live: 'provinces.intent' }, undefined, 'nomination'],
  [/^programs\.invited$/, { deadline: 'programs.invited', takes: 'programs.invited' }],
  [/^china\.insurance$/, { amount: 'china.insurance', costs: 'china.insurance' }],
  [/^tests\./, { valid: 'tests.valid', costs: 'money.test-fee' }],
  [/^money\.test-fee$/, { valid: 'eca.valid', takes: 'eca.time', who: 'eca.bodies' }, 'eca'],
  [/^study\.hours$/, { next: 'study.afterwards' }],
  [/^transfer\.(?:length|who|employment)$/, { next: 'transfer.residence' }],
  [
    /^documents\.(?:missing|list|state|sent-back|when|reviewed|upload)$/,
    {
      cannotGet: 'documents.cannot-get',
      how: 'documents.upload',
      send: 'documents.upload',
      deadline: 'file.deadlines',
      why: 'documents.sent-back',
      wrong: 'documents.sent-back',
    },
  ],
  [
    /^(?:file\.(?:consultant|messages)|contact\.(?:message|person|reach))$/,
    { reply: 'contact.reply', write: 'contact.message', another: 'booking.new' },
  ],
  [/^file\.status$/, { next: 'file.deadlines', deadline: 'file.deadlines' }],
  [/^file\.(?:deadlines|after-sending)$/, { next: 'file.after-sending', deadline: 'file.deadlines' }],
  [/^programs\.(?:startup-investors|open|explain)$/, { instead: 'programs.startup-instead' }, 'p:SUV'],
  [/^site\.account$/, { update: 'site.account' }],
  [/^file\.profile$/, { failing: 'file.profile' }],
  [/^family\.partner-test$/, { ofDegree: 'score.partner-degree' }],
  [/^documents\./, { sendNew: 'documents.upload' }],
  [/^documents\.(?:upload|formats|replace|clear-scan)$/, { size: 'documents.formats' }],
  [/^programs\.quebec$/, { instead: 'provinces.quebec-program' }],
  [/^file\.report$/, { asFile: 'file.report' }],
  [/^family\.(?:parents|parent-income)$/, { instead: 'family.super-visa', visit: 'family.super-visa' }],
  [/^(?:score\.(?:french|second-language)|tests\.french)$/, { whichTest: 'tests.accepted' }],
  [/^score\.(?:raise|total|why)$/, { ofMaster: 'score.what-if.masters', ofDoctorate: 'score.what-if.doctorate' }],
  [/^score\.(?:if-canadian-work|factor\.work)$/, { manyYears: 'score.if-canadian-work' }, 'canadianwork'],
  [/^score\.partner-degree$/, { ofTest: 'family.partner-test' }],
  [
    /^family\.(?:spouse|parents|sponsor|child|inside-outside|undertaking|partner-income)$/,
    { takes: 'process.time' },
    undefined,
    'p:FAMILY',
  ],
  [
    /^family\.super-visa$/,
    {
      insurance: 'family.super-visa',
      stay: 'family.super-visa',
      takes: 'family.super-visa',
      longest: 'family.super-visa',
    },
  ],
  [/^privacy\.remove$/, { takes: 'privacy.remove', deadline: 'privacy.remove' }],
  [
    /^transfer\./,
    { residence: 'transfer.residence', longest: 'transfer.length', stay: 'transfer.length', valid: 'transfer.length' },
  ],
  [/^(?:programs\.province|provinces\.)/, { offer: 'provinces.ontario-offer' }, 'pv:ON'],
  [
    /^(?:programs\.province|provinces\.)/,
    { live: 'provinces.intent', offer: 'provinces.offer', takes: 'process.time' },
    undefined,
    'nomination',
  ],
  [/^process\.time$/, { offer: 'provinces.offer', live: 'provinces.intent' }, 'nomination'],
  [/^(?:study\.|money\.study$)/, { takes: 'process.time' }, undefined, 'study'],
  [/^china\.scholarship/, { apply: 'china.scholarship', deadline: 'china.scholarship', pays: 'china.scholarship' }],
  [/^money\.(?:our-fee|agreement)$/, { included: 'money.agreement' }],
  [/^score\.age-(?:limit|loss|at)$/, { atAge: 'score.age-at' }],
  [/^programs\.compare$/, { which: 'programs.mine' }],
  [
    /^score\.(?:grid|told-grid|grid-needed|grid-factors)$/,
    { parts: 'score.grid-factors', far: 'score.grid', raise: 'score.grid-factors', why: 'score.grid' },
  ],
  [/^score\.(?:cut-off|needed|history|enough|total|why|factor)/, { far: 'score.enough' }],
  [/^score\.(?:total|why|enough|cut-off|needed|factor|raise)/, { why: 'score.why', raise: 'score.raise' }],
  [/^programs\.(?:standing|mine)$/, { why: 'programs.why-not', failing: 'programs.why-not' }],
]

/** They say how the thing is treated, and are no other thing. */
const OF_THE_ASK = new Set(
  `move change book add reply message write contact human upload missing raise low enough lose appointment consultation consultant
video hours minutes deadline nextstep cannotget fee funds dollar free valid pr case status start sentback score points documents
aftersending future keepdata live unread see report letter month year number booking office phone order faroff grid
limit howmuch open delete language test degree education profile filetype download joboffer translation eligible sponsor prepare overall allabilities takes when who where why how what need now last if first neg explain list accepted andwhat correct together alternative soon age agelimit tooold requirements`.split(
    /\s+/,
  ),
)

/** What is asked so may name these besides; elsewhere each of them is another thing. */
const MAY_NAME: readonly (readonly [Ask, RegExp])[] = [
  ['included', /^government$/],
  ['ofMaster', /^(?:master|degree|education)$/],
  ['ofDoctorate', /^(?:doctorate|degree|education)$/],
  ['elsewhere', /^pv:/],
  ['practise', /^(?:iran|canada|practise|medicine|work|licensed|after)$/],
  ['insurance', /^insurance$/],
  ['wrong', /^mistake$/],
  ['ofShare', /^(?:quota|nomineequota|province$|pv:)/],
  ['longest', /^extend$/],
  ['update', /^website$/],
  ['ofProfession', /^(?:profession|partner|medicine|healthjob|degree)$/],
]

const OF_MONEY = new Set(['funds', 'dollar', 'bank'])

const isProvinceBut = (province: string) => (each: string) => each.startsWith('pv:') && each !== province

/** They ask for more care and for nothing else. */
const FILLERS = new Set('exactly actually really precisely دقیقا دقیقاً اصلا واقعا daghighan aslan vaghean'.split(' '))

const MOST_WORDS = 12
const LEAST_OF_WORD = 4

/** What a short question asks of what was answered before, if it is one of the things that are asked of it. */
export function goesOn(
  { text, marks, leftover }: Reading,
  topics: readonly string[],
  before: readonly Mark[],
): { topic: string; adds: string | undefined; isOfNamed: boolean } | undefined {
  const words = wordsOf(text)
  if (topics.length === 0 || words.length > MOST_WORDS) return undefined
  const isSpokenOf = (reading: string) => before.some(({ readings }) => readings.includes(reading))
  const said = words.filter((word) => !FILLERS.has(word)).join(' ')
  const named = MAY_NAME.filter(([ask]) => ASKED[ask].test(said))
  const isOfAsk = (each: string) => OF_THE_ASK.has(each) || named.some(([, concepts]) => concepts.test(each))
  if (!marks.every(({ readings }) => readings.some((each) => isOfAsk(each) || isSpokenOf(each)))) return undefined
  for (const topic of topics) {
    for (const [after, asked, of, adds] of GOES_ON) {
      if (!after.test(topic) || (of !== undefined && !isSpokenOf(of))) continue
      // What holds of one province does not of the other that was named with it.
      if (of?.startsWith('pv:') && before.some(({ readings }) => readings.some(isProvinceBut(of)))) continue
      const found = Object.entries(asked).find(([ask]) => {
        const [words] = ASKED[ask as Ask].exec(said) ?? []
        // A word that nobody knows is at least one it is asked with.
        return words !== undefined && leftover.every((word) => words.includes(word.slice(0, LEAST_OF_WORD)))
      })
      // "Do I have enough money?" after one's score asks of money.
      if (found?.[0] === 'far' && marks.some(({ readings }) => readings.some((each) => OF_MONEY.has(each)))) continue
      // What the body of a profession charges is not what the general ones do.
      if (found?.[1] === 'money.test-fee' && isSpokenOf('profession')) continue
      if (found) return { topic: found[1] === SAME ? topic : found[1], adds, isOfNamed: of !== undefined }
    }
  }
  return undefined
}
