import { GIVEN_NAMES } from '../lexicon/lexicon.ts'
import { stemsOf } from './endings.ts'
import { readingsOf } from './lexicon.ts'
import type { Mark } from './recognise.ts'
import { distance } from './spelling/typos.ts'
import { wordsOf } from './words.ts'

const NAMES = new Set(GIVEN_NAMES.flatMap(wordsOf))
/** With the words after it: "for donkey's years" speaks of nobody. */
const OWNER = /(\p{L}{2,})['’]s(?!\p{L})((?:\s+[\p{L}\d]+){0,3})/giu
const OWNED = new Set(
  'score scores points crs file files case documents papers status profile application appointment visa permit result results ielts celpip degree message messages chance chances consultant passport letter report'.split(
    ' ',
  ),
)

/** "Friday's meeting", "this year's round": a day has no file. */
const DAYS = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december today tomorrow yesterday tonight week weekend month year summer winter spring autumn`.split(
    /\s+/,
  ),
)
/** "A maser's degree" is nobody's. */
const DEGREES = ['master', 'bachelor', 'associate']

/** "Sara's score": whoever owns what is asked about is nobody we have a word for, so it is somebody else. */
function owners(text: string): string[] {
  const named = [...text.matchAll(OWNER)].flatMap(([, owner = '', after = '']) =>
    wordsOf(after).some((word) => OWNED.has(word)) || NAMES.has(owner.toLowerCase()) ? [owner.toLowerCase()] : [],
  )
  const isDegree = (owner: string) => DEGREES.some((degree) => distance(owner, degree, 1) <= 1)
  return named.filter(
    (owner) => !DAYS.has(owner) && !isDegree(owner) && stemsOf(owner).every((stem) => readingsOf(stem) === undefined),
  )
}

const THIRD = /(?<!\p{L})(?:he|she|hes|shes|his|hers?|him|او|ایشون|ایشان|khodesh|خودش)(?!\p{L})/iu
/** A Persian ending says so only where it stands on what a file has. */
const ON_FILE =
  /(?:پرونده|پروند|امتیاز|مدارک|مرحله|مشاور|دعوتنامه|دعوت‌نامه|پروفایل)‌?(?:اش|ش)(?:و|ه|ون)?(?!\p{L})|(?<!\p{L})(?:emtiaz|parvand|madarek|marhal|profil)\p{L}{0,2}sh(?!\p{L})/iu
const ON_MORE =
  /(?:مدرک|وضعیت|نمره|ویزا|وقت|کار)‌?(?:اش|ش)(?:و|ه)?(?!\p{L})|(?<!\p{L})(?:madrak|vaziat|nomr|viza|vaght)\p{L}{0,2}sh(?!\p{L})/iu

const CLIENT_OF_YOURS =
  /(?<!\p{L})(?:(?:clients?|customers?) of yours|your (?:clients?|customers?)|(?:is|are|was|were|registered|signed up|applying|applies|applied) (?:also |already )?(?:with|through) (?:you|your (?:office|firm|company))|has (?:an? |his |her )?(?:file|case|account|profile) (?:here|with you)|(?:hired|hires|uses) (?:you|this site|your (?:office|firm|site)))(?!\p{L})|مشتری(?:ه)?‌?\s?شما|مشتری‌?(?:ها|ا)?‌?تون|موکل شما|پیش شما(?:ست|س)|پیش شما (?:پرونده|ثبت)|(?:اینجا|سایتتون|سایت شما) (?:هم )?(?:پرونده|پروفایل|حساب|اکانت)|moshtari\p{L}* (?:e )?shoma|pish\p{L}* shomas|pish\p{L}* shoma parvand/iu
const WITH_YOU = /پیش شما|pish\p{L}* shoma|(?<!\p{L})with (?:you|your (?:office|firm))(?!\p{L})/iu

/** Whoever asks is the client, or is to become one. */
const MINE_TO_TELL =
  /(?<!\p{L})(?:i am|i['’]m|im|i was|we are|as|become|becoming|wants? to be)(?!\p{L})[^.?!؟]*(?:client|customer)|(?<!\p{L})(?:دارم|داریم|هستم|هستیم|کردم|کردیم|بشه|بشم|بشن|شوم|شود|daram|hastam|kardam)(?!\p{L})/iu

/** A partner, a child and a parent have their own place in a file. */
const OF_MY_FAMILY = ['partner', 'children', 'parents', 'couple']
const OF_OTHERS = ['otherperson', 'sibling', 'relative']
const FILE_WORDS =
  'score points crs file case documents papers status profile application appointment امتیاز پرونده مدارک وضعیت پروفایل نمره وقت emtiaz emtiaze parvande parvandeye madarek madareke vaghte'
const OF_FILE = new Set(FILE_WORDS.split(' ').flatMap(wordsOf))
const TITLED = /(?<!\p{L})(?:mr|mrs|ms|آقای|اقای|خانم|خانوم|agaye|aghaye|khanome?|khanoome?) \p{L}{3,}/iu
const TITLES = new Set(
  'mr mrs ms آقای خانم خانوم agaye aghaye khanom khanome khanoom khanoome'.split(' ').flatMap(wordsOf),
)
const NEAR = 3

/** «مدارک سارا», «پرونده خواهرم ندا», «وقت مشاوره آقای کریمی»: a name or a title right after what a file has. */
function isFileOfNamed(words: readonly string[]): boolean {
  return words.some((word, place) => {
    if (!NAMES.has(word) && !TITLES.has(word)) return false
    return words.slice(Math.max(0, place - NEAR), place).some((each) => OF_FILE.has(each))
  })
}

/** It speaks of somebody by "her" and "his", or of a client of ours. */
export const isOfThem = (text: string) => [THIRD, ON_FILE, ON_MORE, CLIENT_OF_YOURS].some((words) => words.test(text))

/** Marks for whoever the question is about, where that is neither the asker nor a family of theirs. */
export function otherPeopleIn(text: string, marks: readonly Mark[]): Mark[] {
  const found: Mark[] = owners(text).map((word) => ({ word, readings: ['otherperson'] }))
  const words = wordsOf(text)
  const isTitled = TITLED.test(text)
  const isOf = (concepts: readonly string[]) =>
    marks.some(
      ({ word, readings }) => readings.some((each) => concepts.includes(each)) && !(isTitled && TITLES.has(word)),
    )
  const isMyFamily = isOf(OF_MY_FAMILY)
  const isClient = CLIENT_OF_YOURS.test(text) && !MINE_TO_TELL.test(text)
  const isSaidOfThem = THIRD.test(text) || ON_FILE.test(text) || ON_MORE.test(text)
  const isNamed = isTitled || words.some((word) => NAMES.has(word))
  const isWithYou = isClient || (WITH_YOU.test(text) && !MINE_TO_TELL.test(text))
  const isTheirFile = (isClient && isSaidOfThem) || (!isMyFamily && isNamed && isWithYou)
  const isTheirs = !isMyFamily && (isClient || (isNamed && isSaidOfThem) || isFileOfNamed(words))
  if (isTheirFile) found.push({ word: 'client', readings: ['otherclient'] })
  else if (isTheirs || (isOf(OF_OTHERS) && ON_FILE.test(text)))
    found.push({ word: 'client', readings: ['otherperson'] })
  return found
}

/** The words without names, which sound like other words. */
export const withoutNames = (words: readonly string[]) => words.filter((word) => !NAMES.has(word))
