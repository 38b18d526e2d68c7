import { readFileSync } from 'node:fs'
import { type Lockfile, missingBindings, platformPackages } from './platform-packages.ts'

export function checkLock(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const left = platformPackages(lock).filter(({ entry }) => !entry)
  return [
    ...missingBindings(lock).map(
      (name) => `${name} is missing: an install on Linux would succeed and then fail to run`,
    ),
    ...left.map(({ name }) => `${name} has no entry: "npm ci" would refuse the lockfile; run "npm run lock"`),
  ]
}
