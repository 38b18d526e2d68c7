// The API tests on the server at DATABASE_URL instead of an embedded one.
import { spawnSync } from 'node:child_process'

const { DATABASE_URL, ...env } = process.env
if (!DATABASE_URL) {
  console.error('Set DATABASE_URL to a PostgreSQL 15 or newer whose user may create databases.')
  process.exit(1)
}
const { status } = spawnSync('vitest', ['run', '--project', 'node', 'server'], {
  stdio: 'inherit',
  env: { ...env, TEST_DATABASE_URL: DATABASE_URL },
})
process.exit(status ?? 1)
