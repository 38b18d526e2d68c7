import { randomUUID } from 'node:crypto'
import type { ApplicationStanding } from '@rahnama/contract/applications.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { moveApplication, startApplication, submitFromForm, withdrawApplication } from '../applications/applications.ts'
import { type Account, findAccountByEmail } from '../auth/auth.ts'
import { askClient } from '../cases/cases.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { as, daysAgo, REQUEST } from './acting.ts'

type PastMove = { daysAgo: number; standing: ApplicationStanding }
type Story = {
  program: Program
  startedDaysAgo: number
  sentDaysAgo: number
  steps: readonly PastMove[]
  question?: { daysAgo: number; text: string }
}

/** There is one of each turn: with the client, with us, with the government; and one that is over. */
const STORIES: readonly Story[] = [
  {
    program: 'PNP',
    startedDaysAgo: 160,
    sentDaysAgo: 150,
    steps: [
      { daysAgo: 146, standing: { stage: 'inReview', turn: 'office', reason: 'formsPrepared' } },
      { daysAgo: 120, standing: { stage: 'filed', turn: 'government', reason: 'awaitsDecision' } },
    ],
  },
  {
    program: 'STUDY_CN',
    startedDaysAgo: 30,
    sentDaysAgo: 12,
    steps: [{ daysAgo: 10, standing: { stage: 'inReview', turn: 'office', reason: 'underReview' } }],
    question: { daysAgo: 2, text: 'The university asks from which month on you can begin. Which month suits you?' },
  },
]

/** The stories go through the same operations as anybody's, on clocks of days before. */
export async function seedApplications(deps: Deps): Promise<void> {
  const [client, agent] = await Promise.all(
    ['client', 'agent'].map((name) => findAccountByEmail(deps.db, `${name}@rahnama.example`)),
  )
  if (!client || !agent || (await isSeeded(deps, client))) return
  for (const story of STORIES) await tell(deps, client, agent, story)
  await giveUp(deps, client)
  await startApplication(daysAgo(deps, 3), { userId: client.id }, { program: 'FSW', knowing: true })
}

async function isSeeded({ db }: Deps, { id }: Account): Promise<boolean> {
  const row = await db.row(sql`select 1 from applications where user_id = ${id} and program = 'FSW'`)
  return row !== undefined
}

async function tell(deps: Deps, client: Account, agent: Account, story: Story): Promise<void> {
  const { program, startedDaysAgo, sentDaysAgo, steps, question } = story
  await startApplication(daysAgo(deps, startedDaysAgo), { userId: client.id }, { program, knowing: true })
  const sending = { userId: client.id, program, idempotencyKey: randomUUID() }
  const { id, reference: folio } = await deps.db.transaction((tx) =>
    submitFromForm(daysAgo(deps, sentDaysAgo), tx, sending),
  )
  for (const { daysAgo: days, standing } of steps) {
    const row = await deps.db.row<{ version: number }>(sql`select version from applications where id = ${id}`)
    const current = { id, version: row?.version ?? 0 }
    const move = { standing, dueOn: null, sentence: null }
    await deps.db.transaction((tx) => moveApplication(daysAgo(deps, days), tx, { userId: agent.id }, current, move))
  }
  if (!question) return
  const asking = { folio, id: randomUUID(), form: null, path: null, text: question.text }
  await askClient(daysAgo(deps, question.daysAgo), as(agent.id, deps, 'case_review_agent'), asking, REQUEST)
}

async function giveUp(deps: Deps, client: Account): Promise<void> {
  const caller = { userId: client.id }
  const started = await startApplication(daysAgo(deps, 40), caller, { program: 'FAMILY', knowing: true })
  if (started.result !== 'started') return
  const input = { id: started.application.id, reason: 'My sister has no permanent residence yet.' }
  await withdrawApplication(daysAgo(deps, 38), caller, input)
}
