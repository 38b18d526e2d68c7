// Writes package-lock.json so that "npm ci" works from it everywhere.
// Where a registry lacks a foreign platform's package, npm leaves its entry out and then refuses the lockfile; we add the entry.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Lockfile, missingBindings, platformOf, platformPackages } from './platform-packages.ts'

const PATH = 'package-lock.json'

const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const lock = JSON.parse(readFileSync(PATH, 'utf8')) as Lockfile
const missing = platformPackages(lock).filter(({ entry }) => !entry)
for (const { name, range } of missing) {
  lock.packages[`node_modules/${name}`] = { version: range.replace(/^[\^~]/, ''), optional: true, ...platformOf(name) }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(PATH, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
console.log(`${missing.length} foreign platform packages added to ${PATH}`)

const bindings = missingBindings(lock)
if (bindings.length > 0) {
  console.error(`These packages are needed on Linux and missing: ${bindings.join(', ')}`)
  process.exit(1)
}
