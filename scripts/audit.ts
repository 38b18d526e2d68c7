// Says what is known against our dependencies: seals, scripts and licences from the lockfile, advisories from the registry.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { askRegistry, auditPackages, type Packages } from './audit-dependencies.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()

const faults = auditPackages(packages)
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length === 0)
  console.log(`✓ ${Object.keys(packages).length} packages: sealed, without scripts, under known licences`)

const answer = await askRegistry(registry, packages)
if ('silence' in answer) console.warn(`! Advisories were not checked. ${answer.silence}.`)
else if (answer.advisories.length === 0) console.log('✓ the registry knows no advisory against them')
else for (const advisory of answer.advisories) console.error(`✗ ${advisory}`)

if (faults.length > 0 || ('advisories' in answer && answer.advisories.length > 0)) process.exit(1)
