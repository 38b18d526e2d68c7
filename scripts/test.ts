// Everything that must hold, in one run: checks, unit and API tests, journeys in a browser. Ends with "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { actsWithoutEntry } from '../server/test/audited-acts.ts'
import { checkSteps } from './check-steps.ts'
import { runSteps } from './steps.ts'
import { workInMemory } from './work-in-memory.ts'

type Count = { passed: number; failed: number }

workInMemory()
const scratch = mkdtempSync(join(tmpdir(), 'rahnama-run-'))

function runReporting(
  program: string,
  args: string[],
  report: string,
  env: Record<string, string>,
  count: (json: never) => Count,
): Count {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  try {
    const counted = count(JSON.parse(readFileSync(report, 'utf8')) as never)
    // A runner may fail outside any test, e.g. in its set-up.
    return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function check(): Count {
  const failed = runSteps(checkSteps).length
  return { passed: checkSteps.length - failed, failed }
}

function vitest(): Count {
  const report = join(scratch, 'vitest.json')
  const ledger = join(scratch, 'audit-ledger')
  writeFileSync(ledger, '')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  type Report = { numPassedTests: number; numFailedTests: number }
  const env = { AUDIT_LEDGER: ledger }
  const counted = runReporting('vitest', args, report, env, ({ numPassedTests, numFailedTests }: Report) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
  const silent = actsWithoutEntry(readFileSync(ledger, 'utf8'))
  for (const each of silent) console.error(`Audit: ${each}`)
  return silent.length === 0 ? { ...counted, passed: counted.passed + 1 } : { ...counted, failed: counted.failed + 1 }
}

function playwright(): Count {
  const report = join(scratch, 'e2e.json')
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_DATA_DIR: join(scratch, 'data'),
    // Node reads our TypeScript by itself, and here finds it compiled by the tests before.
    PW_DISABLE_TS_ESM: '1',
    NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  }
  type Report = { stats: { expected: number; unexpected: number } }
  return runReporting('playwright', ['test', '--reporter=list,json'], report, env, ({ stats }: Report) => ({
    passed: stats.expected,
    failed: stats.unexpected,
  }))
}

// Either leaves a part of the machine idle.
const built = once(spawn(process.execPath, ['scripts/prepare.mjs', 'build'], { stdio: 'inherit' }), 'exit')
const checked = check()
const [status] = await built
const isBuilt = status === 0
if (!isBuilt) console.error('\nWithout the web application no test can run.')
const counts = isBuilt ? [checked, vitest(), playwright()] : [checked, { passed: 0, failed: 1 }]
rmSync(scratch, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
