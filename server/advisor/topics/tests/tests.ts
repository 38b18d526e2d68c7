import {
  ABILITIES,
  type Ability,
  explainLevels,
  type LanguageResult,
  languageOf,
  NOT_ACCEPTED_TESTS,
  type NotAcceptedTest,
  validUntil,
} from '@rahnama/rules/language/language.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { articleSource, fileSource, ruleSource, sayQuestion, saySection } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { READ_ON } from '../note.ts'
import type { Topic } from '../topic.ts'
import { isOnCertificate } from './certificate.ts'
import { isTest, sayLeast } from './least.ts'
import { sayLevel } from './level-asked.ts'
import { sayValid } from './test-notes.ts'
import { isOfSeveral, refusedAmong } from './tests-named.ts'

export { isOnCertificate }

const ARTICLE = 'clb-and-language-tests'
const FRENCH: readonly NotAcceptedTest[] = ['DELF', 'DALF']
const isRefused = (value: string | undefined): value is NotAcceptedTest =>
  value !== undefined && value in NOT_ACCEPTED_TESTS

function sayAccepted(context: Context): Composed {
  const t = context.texts.advisor.tests
  return {
    sentences: [t.acceptedHead, t.english, t.frenchTests],
    sources: [articleSource(context, ARTICLE)],
    link: { href: '/articles/clb-and-language-tests', label: context.texts.advisor.links.article },
  }
}

function sayOne(context: Context, slots: Slots): Composed {
  const test = refusedAmong(slots) ?? slots.test
  const { texts } = context
  const t = texts.advisor.tests
  const more = {
    sources: [articleSource(context, ARTICLE)],
    link: { href: '/articles/clb-and-language-tests', label: texts.advisor.links.article },
  }
  if (isTest(test)) return { sentences: [t.yes(texts.score.language.tests[test])], ...more }
  if (!isRefused(test)) return { handOver: 'notInTables' }
  const { notAcceptedTests, refusals } = texts.score.language
  const { reason } = NOT_ACCEPTED_TESTS[test]
  const isFrench = FRENCH.includes(test) || slots.concepts.includes('french')
  return {
    sentences: [
      // That it is not accepted is said already; any other reason says more.
      reason === 'NOT_DESIGNATED'
        ? t.no(notAcceptedTests[test])
        : `${t.no(notAcceptedTests[test])} ${refusals[reason]}`,
      isFrench ? t.insteadFrench : t.instead,
    ],
    ...more,
  }
}

/** Marks in order of the certificate: listening, reading, writing, speaking; one mark with its ability alone. */
function sayConvert(context: Context, slots: Slots): Composed {
  const { test = 'IELTS_GT', marks } = slots
  const named = ABILITIES.filter((each) => slots.scores[each] !== undefined)
  const ability = named.length > 1 ? undefined : slots.ability
  // No table turns its scores into levels: that it is not accepted is what whoever names it has to know.
  if (!isTest(test)) return sayOne(context, slots)
  const { texts, formats } = context
  const isOne = marks.length === 1
  const [only] = marks
  // "L8 R6.5 W6.5 S7, everyone says 'oh a 7'": each ability has its own, whatever else is said.
  const isNamed = named.length > 1 && (named.length === marks.length || named.length === ABILITIES.length)
  if (!isOne && !isNamed && (named.length > 1 || marks.length !== ABILITIES.length)) return { handOver: 'unknown' }
  const inOrder = Object.fromEntries(ABILITIES.map((each, place) => [each, isOne ? only : marks[place]]))
  const scores: Partial<Record<Ability, number>> = isNamed ? slots.scores : inOrder
  // A figure no certificate of this test shows is meant otherwise: «تف ۷» is a level, "IELTS 85" a slip.
  const fits = (each: Ability) => isOnCertificate(test, each, scores[each])
  const wanted = (ability ? [ability] : ABILITIES).filter(fits)
  if (wanted.length === 0 || (!isOne && !isNamed && wanted.length < marks.length)) {
    return isOne && only !== undefined ? sayLeast(context, { ...slots, clb: only }) : { handOver: 'notInTables' }
  }
  const levels = explainLevels({ test, scores } as LanguageResult).filter((each) => wanted.includes(each.ability))
  const name = (level: number) =>
    level === 0 ? texts.advisor.tests.underFour : texts.score.language.levelNames[languageOf(test)](String(level))
  const t = texts.advisor.tests
  const source = levels[0]?.source ?? ''
  const more = {
    sources: [ruleSource(context, source, READ_ON)],
    link: { href: '/articles/clb-and-language-tests', label: texts.advisor.links.article },
  }
  const abilityName = (each: (typeof ABILITIES)[number]) => texts.score.language.abilities[each]
  const [first] = levels
  if (ability && first) {
    return {
      sentences: [
        t.level(
          texts.score.language.tests[test],
          abilityName(ability),
          formats.code(String(first.score)),
          name(first.level),
        ),
        t.eachAlone,
      ],
      ...more,
    }
  }
  return {
    sentences: [t.inTest(texts.score.language.tests[test]), t.eachAlone],
    table: {
      head: t.levelHead,
      rows: levels.map((each) => [abilityName(each.ability), formats.code(String(each.score)), name(each.level)]),
    },
    ...more,
  }
}

function sayMine(context: Context): Composed {
  const { file, texts, formats, today } = context
  const t = texts.advisor.tests
  const tests = (file.profile.tests ?? []).flatMap(({ test, takenOn }) => {
    if (!isTest(test) || typeof takenOn !== 'string') return []
    const until = validUntil(takenOn)
    const say = until < today ? t.mineEnded : t.mine
    return [say(texts.score.language.tests[test], formats.date(until))]
  })
  return {
    sentences: tests.length > 0 ? tests : [t.noneYet],
    sources: [fileSource(context, 'profile')],
    link: { href: '/profile/language', label: texts.advisor.links.profile },
  }
}

const LEAST_MARK = 3
const ABILITY = 'listening/reading/writing/speaking'

/** All of them count alike: which suits somebody is for them to try. */
function sayCompared(context: Context): Composed {
  const { compared, comparedVersions } = context.texts.advisor.tests
  const said = sayAccepted(context)
  return 'sentences' in said ? { ...said, sentences: [compared, comparedVersions] } : said
}

export const TEST_TOPICS: readonly Topic[] = [
  { id: 'tests.compare', when: [], compose: sayCompared },
  {
    id: 'tests.needed',
    when: ['t:IELTS_GT need', 'test need', 't:IELTS_GT', 't:IELTS_GT neg', 'test neg', 'language neg eligible'],
    also: 'p:EE programs language eligible',
    needs: ({ marks }) => marks.length === 0,
    compose: (context) =>
      sayQuestion(context, 'ielts-need', {
        link: { href: '/profile/language', label: context.texts.advisor.links.profile },
      }),
  },
  {
    id: 'tests.accepted',
    when: ['test accepted', 'test programs', 'french test', 'french accepted'],
    also: 'p:EE p:FSW language list french accepted',
    compose: sayAccepted,
  },
  {
    id: 'tests.one',
    when: [
      't: accepted',
      't:TOEFL_IBT',
      't:TOEFL_ESSENTIALS',
      't:CELPIP_G_LS',
      't:DUOLINGO',
      't:DELF',
      't:DALF',
      't:CAMBRIDGE',
      't:IELTS_ACADEMIC',
      't:CELPIP_G',
      't:PTE_CORE',
      't:TEF_CANADA',
      't:TCF_CANADA',
      't:PTE_ACADEMIC',
      't: p:EE accepted',
      't: compare accepted',
    ],
    also: 'p:EE p:FSW p:CEC test t: language compare french',
    // "TOEFL 100": what is not accepted is so with any score.
    needs: (slots) => slots.marks.length === 0 || refusedAmong(slots) !== undefined,
    compose: (context, slots) => (isOfSeveral(slots) ? sayAccepted(context) : sayOne(context, slots)),
  },
  {
    id: 'tests.convert',
    when: [
      `t: number`,
      `${ABILITY} number`,
      `${ABILITY} number clb`,
      't: number clb',
      `t: number ${ABILITY}`,
      `t: number ${ABILITY} clb`,
    ],
    also: `${ABILITY.replaceAll('/', ' ')} clb level howmuch language test mark t: allabilities score equals`,
    // Nobody asks what a band under three is: "two tests" are two.
    needs: ({ marks }) => marks.length > 0 && marks.every((mark) => mark >= LEAST_MARK),
    compose: sayConvert,
  },
  {
    id: 'tests.least',
    when: ['clb number', 'clb number t:', 'clb number t: howmuch', 'clb number mark', 'level number t:'],
    also: 'howmuch t: mark language test level number score equals allabilities',
    needs: ({ clb, marks }) => clb !== undefined && marks.length === 0,
    compose: sayLeast,
  },
  {
    id: 'tests.valid',
    when: ['test valid', 't: valid', 'language valid', 'test takes valid', 't: agelimit', 'test agelimit'],
    also: 'howmuch year takes test t: language documents degree now number mark score last accepted',
    compose: sayValid,
  },
  {
    id: 'tests.mine',
    when: [
      'test valid when',
      't: valid when',
      'language valid when',
      'test valid deadline',
      't: valid deadline',
      'language valid deadline',
      'test valid now',
      't: valid now',
      'language valid now',
    ],
    also: 'documents degree test',
    compose: sayMine,
  },
  {
    id: 'tests.level',
    when: [
      'p: language level',
      'p: level',
      'p: clb',
      'p: language',
      'p: clb level',
      'p: test level',
      'p: language requirements',
      'p: t: limit',
      'p: t: level',
      'p: t: howmuch',
    ],
    also: 'howmuch level language requirements clb limit test mark score t:',
    // What a school asks for stands in no table of levels.
    needs: ({ clb, marks, program }) => clb === undefined && marks.length === 0 && program !== 'STUDY_CA',
    compose: sayLevel,
  },
  {
    id: 'tests.article',
    when: ['clb'],
    also: 'level explain how language',
    needs: ({ clb }) => clb === undefined,
    compose: (context) => saySection(context, { article: ARTICLE }),
  },
]
