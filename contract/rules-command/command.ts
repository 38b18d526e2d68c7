import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { isIsoDate } from '@rahnama/rules/dates.ts'
import { type Answer, answerAll, isKind, type Kind } from './answers.ts'
import type { InputFault } from './faults.ts'

const USAGE = 'usage: rules crs|clb|fsw|eligibility [--on YYYY-MM-DD] [--explain] < input.json'
const BAD_INPUT = 2

type Arguments = { kind: Kind; on: IsoDate | undefined; explain: boolean }

const given = readArguments(process.argv.slice(2))
if (typeof given === 'string') refuse([given])
else reply(answerText(given, await text(process.stdin)))

function readArguments(words: string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { on: { type: 'string' }, explain: { type: 'boolean', default: false } },
    })
    const [kind, ...rest] = positionals
    if (!isKind(kind) || rest.length > 0) return USAGE
    if (values.on !== undefined && !isIsoDate(values.on)) return `--on: NOT_A_DATE: ${values.on}`
    return { kind, on: values.on, explain: values.explain }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function answerText({ kind, on, explain }: Arguments, json: string): Answer {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch {
    return { faults: [{ path: '', code: 'NOT_JSON' }] }
  }
  return answerAll(kind, read, { on, today: today(), explain })
}

function reply(answer: Answer): void {
  if ('faults' in answer) refuse(answer.faults.map(lineOf))
  else process.stdout.write(`${JSON.stringify(answer.output, null, 2)}\n`)
}

function refuse(lines: string[]): void {
  for (const line of lines) console.error(line)
  process.exitCode = BAD_INPUT
}

function lineOf({ path, code, details }: InputFault): string {
  return [path || 'input', code, ...(details === undefined ? [] : [details])].join(': ')
}

/** The only clock: a day to answer for when none was named. */
function today(): IsoDate {
  return new Date().toISOString().slice(0, 10)
}
