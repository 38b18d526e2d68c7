// Prints each figure beside its budget and ends non-zero when one is missed. `npm run bench -- pages rules` runs some only,
// `npm run bench -- lighthouse /contact /articles` some addresses only.
import { authBench } from './auth.ts'
import { backupBench } from './backup.ts'
import { deskBench } from './desk/desk.ts'
import { holdBench } from './hold.ts'
import { lighthouseBench } from './lighthouse.ts'
import { liveBench } from './live.ts'
import { messagesBench } from './messages/messages.ts'
import { neighbourBench } from './neighbour.ts'
import { pagesBench } from './pages.ts'
import { reportsBench } from './reports.ts'
import type { Bench, Row } from './row.ts'
import { rulesBench } from './rules.ts'
import { scriptsBench } from './scripts.ts'
import { uploadsBench } from './uploads.ts'
import { usersBench } from './users/users.ts'

const BENCHES: readonly Bench[] = [
  rulesBench,
  authBench,
  liveBench,
  uploadsBench,
  holdBench,
  reportsBench,
  backupBench,
  deskBench,
  messagesBench,
  usersBench,
  pagesBench,
  neighbourBench,
  scriptsBench,
  lighthouseBench,
]

const chosenPaths = process.argv.slice(2).filter((word) => word.startsWith('/'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('/'))
const chosen = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`There is no such bench. Choose from: ${BENCHES.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const rows: Row[] = []
for (const bench of chosen) {
  const found = await bench.run(chosenPaths)
  rows.push(...found)
  print(found)
}
const missed = rows.filter(({ ok }) => !ok)
console.log(`\n${rows.length - missed.length} of ${rows.length} budgets kept`)
process.exit(missed.length === 0 ? 0 : 1)

function print(found: readonly Row[]): void {
  for (const { what, budget, measured, ok } of found) {
    console.log(`${ok ? '✓' : '✗'} ${what.padEnd(72)} ${measured.padStart(24)}   budget ${budget}`)
  }
}
