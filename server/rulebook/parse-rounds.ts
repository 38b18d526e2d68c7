import { foldDigits, isIsoDate, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import type { RoundCategory } from '@rahnama/rules/draws/draws.ts'

/** What stood in a line or block; whatever could not be read is missing. */
export type ParsedRound = {
  original: string
  number?: number
  on?: string
  category?: RoundCategory
  invitations?: number
  cutOff?: number
  tieBreak?: string
  /** There was one, but it is no instant. */
  hasBadTieBreak?: true
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The authority renames its categories from year to year; these words stay. The first that is met counts. */
const CATEGORY_WORDS: readonly [RegExp, RoundCategory][] = [
  [/physician|doctor/i, 'PHYSICIANS_CANADIAN_EXPERIENCE'],
  [/research/i, 'RESEARCHERS_CANADIAN_EXPERIENCE'],
  [/senior manager/i, 'SENIOR_MANAGERS_CANADIAN_EXPERIENCE'],
  [/military/i, 'MILITARY_RECRUITS'],
  [/provincial|\bpnp\b/i, 'PNP'],
  [/canadian experience class|\bcec\b/i, 'CEC'],
  [/federal skilled worker|\bfsw\b/i, 'FSW'],
  [/federal skilled trades|\bfst\b/i, 'FST'],
  [/french/i, 'FRENCH'],
  [/health/i, 'HEALTH'],
  [/education/i, 'EDUCATION'],
  [/\bstem\b|science, technology/i, 'STEM'],
  [/trade/i, 'TRADES'],
  [/transport/i, 'TRANSPORT'],
  [/agricultur|agri-food/i, 'AGRICULTURE'],
  [/general|no program/i, 'GENERAL'],
]

const DAY = String.raw`\d{4}-\d{2}-\d{2}|[A-Za-z]{3,9}\.?\s+\d{1,2},?\s+\d{4}|\d{1,2}\s+[A-Za-z]{3,9}\.?\s+\d{4}`
const LABELS = {
  invitations: /number of invitations issued\s*:?\s*([\d,. ]+)/i,
  cutOff: /score of lowest-ranked candidate invited\s*:?\s*(\d+)/i,
  day: new RegExp(String.raw`date and time of round\s*:?\s*(${DAY})`, 'i'),
  tieBreak: /tie-?breaking rule\s*:?\s*(.+)/i,
}
const HEADING = /round type|invitations issued\s*$|^\s*#?\s*date\b/i

/** Reads rows copied from the official table, or the blocks in which the authority describes each round. */
export function parseRounds(text: string): ParsedRound[] {
  const clean = foldDigits(stripBidiControls(text))
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .replace(/[٬،]/g, ',')
  const lines = clean.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isOfBlocks = lines.some((line) => LABELS.day.test(line) || LABELS.cutOff.test(line))
  return isOfBlocks ? parseBlocks(lines) : lines.filter((line) => !HEADING.test(line)).map(parseRow)
}

/** A cell may itself hold digits, such as "(Version 2)": the last two numbers are invitations and score. */
const ROW = new RegExp(
  String.raw`^\s*#?\s*(?:(\d{1,4})\s*[|;]?\s+)?(${DAY})\s*[|;]?\s+(.+?)\s*[|;]?\s+(\d[\d,]*)\s*[|;]?\s+(-?\d[\d,]*)(?:\s*[|;]?\s+(.+))?$`,
)

function parseRow(line: string): ParsedRound {
  const original = line.trim()
  const [, number, day, type, invitations, cutOff, tieBreak] = ROW.exec(original.replace(/\t+/g, '  ')) ?? []
  if (!day) return { original }
  return {
    original,
    ...(number && { number: Number(number) }),
    ...readDay(day),
    ...readCategory(type),
    ...readCount('invitations', invitations),
    ...readCount('cutOff', cutOff),
    ...readTieBreak(tieBreak),
  }
}

function parseBlocks(lines: readonly string[]): ParsedRound[] {
  const blocks: string[][] = [[]]
  let seen = new Set<string>()
  for (const line of lines) {
    const label = Object.entries(LABELS).find(([, pattern]) => pattern.test(line))?.[0]
    // A label that comes a second time belongs to the next round, and so do the headings since the last label.
    if (label && seen.has(label)) {
      const last = blocks.at(-1) ?? []
      const from = last.findLastIndex((each) => Object.values(LABELS).some((pattern) => pattern.test(each))) + 1
      blocks.push(last.splice(from))
      seen = new Set()
    }
    if (label) seen.add(label)
    blocks.at(-1)?.push(line)
  }
  return blocks.map(parseBlock)
}

function parseBlock(lines: readonly string[]): ParsedRound {
  const original = lines.map((line) => line.trim()).join('\n')
  const headings = lines.filter((line) => !Object.values(LABELS).some((pattern) => pattern.test(line)))
  const type = headings.find((line) => readCategory(line).category !== undefined)
  const number = /#\s*(\d{1,4})/.exec(headings.join('\n'))?.[1]
  return {
    original,
    ...(number && { number: Number(number) }),
    ...readDay(LABELS.day.exec(original)?.[1] ?? ''),
    ...readCategory(type),
    ...readCount('invitations', LABELS.invitations.exec(original)?.[1]),
    ...readCount('cutOff', LABELS.cutOff.exec(original)?.[1]),
    ...readTieBreak(LABELS.tieBreak.exec(original)?.[1]),
  }
}

function readDay(text: string): { on?: string } {
  if (isIsoDate(text)) return { on: text }
  const [, first = '', second = '', year = ''] =
    /^([A-Za-z]+|\d{1,2})\.?\s+(\d{1,2}|[A-Za-z]+)\.?,?\s+(\d{4})$/.exec(text) ?? []
  const [name, day] = /\d/.test(first) ? [second, first] : [first, second]
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const on = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(on) ? { on } : {}
}

function readCategory(text = ''): { category?: RoundCategory } {
  const category = CATEGORY_WORDS.find(([words]) => words.test(text))?.[1]
  return category ? { category } : {}
}

function readCount<Name extends 'invitations' | 'cutOff'>(name: Name, text: string | undefined) {
  const digits = text?.replace(/[,\s.]/g, '') ?? ''
  return (/^-?\d+$/.test(digits) ? { [name]: Number(digits) } : {}) as { [Key in Name]?: number }
}

/** The authority writes it in UTC: "October 5, 2025 at 07:14:15 UTC". */
function readTieBreak(text: string | undefined): Pick<ParsedRound, 'tieBreak' | 'hasBadTieBreak'> {
  if (!text?.trim()) return {}
  const [, day = '', time = ''] = new RegExp(String.raw`(${DAY})\D+(\d{1,2}:\d{2}:\d{2})`).exec(text) ?? []
  const { on } = readDay(day)
  const at = on && new Date(`${on}T${time.padStart(8, '0')}Z`)
  return at && !Number.isNaN(at.getTime()) ? { tieBreak: at.toISOString() } : { hasBadTieBreak: true }
}
