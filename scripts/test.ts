// Everything that must hold, in one run: checks, unit and API tests, journeys in a browser. Ends with what failed and "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { actsWithoutEntry } from '../server/test/audited-acts.ts'
import { checkSteps } from './check-steps.ts'
import { type Outcome, readPlaywrightReport, readVitestReport, type VitestReport } from './read-reports.ts'
import { runSteps } from './steps.ts'
import { workInMemory } from './work-in-memory.ts'

workInMemory()
const scratch = mkdtempSync(join(tmpdir(), 'rahnama-run-'))

function runReporting(
  [program, ...args]: [string, ...string[]],
  report: string,
  env: Record<string, string>,
  read: (json: never) => Outcome,
): Outcome {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const outside = `${program} ended with ${status}`
  try {
    const outcome = read(JSON.parse(readFileSync(report, 'utf8')) as never)
    // A runner may fail outside any test, e.g. in its set-up.
    return status === 0 || outcome.failures.length > 0 ? outcome : { ...outcome, failures: [outside] }
  } catch {
    return { passed: 0, failures: [`${outside} and left no report`] }
  }
}

async function check(): Promise<Outcome> {
  const failures = await runSteps(checkSteps)
  return { passed: checkSteps.length - failures.length, failures }
}

function vitest(): Outcome {
  const report = join(scratch, 'vitest.json')
  const ledger = join(scratch, 'audit-ledger')
  writeFileSync(ledger, '')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { passed, failures } = runReporting(
    ['vitest', ...args],
    report,
    { AUDIT_LEDGER: ledger },
    (json: VitestReport) => readVitestReport(json),
  )
  const silent = actsWithoutEntry(readFileSync(ledger, 'utf8')).map((each) => `Audit: ${each}`)
  return { passed: silent.length === 0 ? passed + 1 : passed, failures: [...failures, ...silent] }
}

function playwright(): Outcome {
  const report = join(scratch, 'e2e.json')
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_DATA_DIR: join(scratch, 'data'),
    // Node reads our TypeScript by itself, and here finds it compiled by the tests before.
    PW_DISABLE_TS_ESM: '1',
    NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  }
  return runReporting(['playwright', 'test', '--reporter=list,json'], report, env, readPlaywrightReport)
}

// Either leaves a part of the machine idle.
const built = once(spawn(process.execPath, ['scripts/prepare.mjs', 'build'], { stdio: 'inherit' }), 'exit')
const checked = await check()
const [status] = await built
const isBuilt = status === 0
const notBuilt: Outcome = { passed: 0, failures: ['Without the web application no test can run.'] }
const outcomes = isBuilt ? [checked, vitest(), playwright()] : [checked, notBuilt]
rmSync(scratch, { recursive: true, force: true })
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n\n'))
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
