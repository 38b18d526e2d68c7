import { relative } from 'node:path'

/** What a runner came to: how many held, and each that did not, by name and with the beginning of its reason. */
export type Outcome = { passed: number; failures: string[] }

const LINES_OF_REASON = 6
// Reasons are written in colours: what stands between escape and "m" is no text.
const ESCAPE = String.fromCharCode(27)
const COLOURS = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g')

function withReason(name: string, reason = ''): string {
  const lines = reason.replaceAll(COLOURS, '').trim().split('\n').slice(0, LINES_OF_REASON)
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line.trimEnd()}`)].join('\n')
}

export type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

export function readVitestReport({ numPassedTests, testResults }: VitestReport, folder = process.cwd()): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name)
    const failed = assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => withReason(`${file} › ${fullName}`, failureMessages?.[0]))
    // A file may fail outside any test, e.g. where it is loaded.
    return failed.length === 0 && status === 'failed' ? [withReason(file, message)] : failed
  })
  return { passed: numPassedTests, failures }
}

type Suite = {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}
export type PlaywrightReport = {
  stats: { expected: number }
  suites: Suite[]
  /** What failed outside any journey, e.g. the server it needs. */
  errors: { message?: string }[]
}

export function readPlaywrightReport({ stats, suites, errors }: PlaywrightReport): Outcome {
  const inSuite = (suite: Suite, above: readonly string[]): string[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          withReason([`${file}:${line}`, ...above, title].join(' › '), results.at(-1)?.error?.message),
        ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...above, inner.title])),
  ]
  return {
    passed: stats.expected,
    failures: [
      ...errors.map(({ message }) => withReason('outside any journey', message)),
      ...suites.flatMap((suite) => inSuite(suite, [])),
    ],
  }
}
