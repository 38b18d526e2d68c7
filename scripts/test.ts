// Everything that must hold, in one run: checks, unit and API tests, journeys in a browser. Ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { checkSteps } from './check-steps.ts'
import { runSteps } from './steps.ts'

type Count = { passed: number; failed: number }
type Runner = {
  program: string
  args: string[]
  report: string
  env?: Record<string, string>
  /** What it says is shown in one piece at its end, so that two that run side by side do not mix. */
  isQuiet?: boolean
  count: (report: never) => Count
}

async function run({ program, args, report, env, isQuiet = false, count }: Runner): Promise<Count> {
  const output = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const said = child.stdout && child.stderr ? Promise.all([text(child.stdout), text(child.stderr)]) : []
  const status = await ended
  for (const words of await said) process.stdout.write(words)
  try {
    const counted = count(JSON.parse(readFileSync(report, 'utf8')) as never)
    // A runner may fail outside any test, e.g. in its set-up.
    return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'rahnama-run-'))
const unitReport = join(scratch, 'vitest.json')
const journeyReport = join(scratch, 'e2e.json')

/** A machine that is busy with others may lose a race once; what fails twice fails. */
const retries = process.env.CI ? ['--retry=1'] : []

const unitTests: Runner = {
  program: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...retries],
  report: unitReport,
  isQuiet: true,
  count: ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }),
}

const journeys: Runner = {
  program: 'playwright',
  args: ['test', '--reporter=list,json'],
  report: journeyReport,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport, E2E_DATA_DIR: join(scratch, 'data') },
  count: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }),
}

const failedChecks = runSteps(checkSteps).length
const checks: Count = { passed: checkSteps.length - failedChecks, failed: failedChecks }
// Either waits a good part of its time; side by side they leave no core idle.
const counts = [checks, ...(await Promise.all([run(unitTests), run(journeys)]))]
rmSync(scratch, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
