import { randomUUID } from 'node:crypto'
import type { ApplicationStanding, ClientSentence } from '@rahnama/contract/applications.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { moveApplication, startApplication, submitFromForm, withdrawApplication } from '../applications/applications.ts'
import { type Account, findAccountByEmail } from '../auth/auth.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

const DAY_MS = 24 * 60 * 60_000

type PastMove = { daysAgo: number; standing: ApplicationStanding; dueInDays?: number; sentence?: ClientSentence }
type Story = { program: Program; startedDaysAgo: number; sentDaysAgo: number; steps: readonly PastMove[] }

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
    steps: [
      { daysAgo: 10, standing: { stage: 'inReview', turn: 'office', reason: 'underReview' } },
      {
        daysAgo: 2,
        standing: { stage: 'needsMore', turn: 'client', reason: 'answerAsked' },
        dueInDays: 12,
        sentence: {
          en: 'The university asks from which month on you can begin. Please tell us the month, and send the application again.',
          fa: 'دانشگاه پرسیده است از چه ماهی می‌توانید شروع کنید. لطفاً ماه شروع را به ما بگویید و درخواست را دوباره بفرستید.',
        },
      },
    ],
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
  await startApplication(daysAgo(deps, 3), { userId: client.id }, { program: 'FSW' })
}

async function isSeeded({ db }: Deps, { id }: Account): Promise<boolean> {
  const row = await db.row(sql`select 1 from applications where user_id = ${id} and program = 'FSW'`)
  return row !== undefined
}

async function tell(deps: Deps, client: Account, agent: Account, story: Story): Promise<void> {
  const { program, startedDaysAgo, sentDaysAgo, steps } = story
  await startApplication(daysAgo(deps, startedDaysAgo), { userId: client.id }, { program })
  const sending = { userId: client.id, program, idempotencyKey: randomUUID() }
  const { id } = await deps.db.transaction((tx) => submitFromForm(daysAgo(deps, sentDaysAgo), tx, sending))
  for (const { daysAgo: days, standing, dueInDays, sentence = null } of steps) {
    const row = await deps.db.row<{ version: number }>(sql`select version from applications where id = ${id}`)
    const dueOn = dueInDays === undefined ? null : dayFrom(deps, dueInDays)
    const current = { id, version: row?.version ?? 0 }
    const move = { standing, dueOn, sentence }
    await deps.db.transaction((tx) => moveApplication(daysAgo(deps, days), tx, { userId: agent.id }, current, move))
  }
}

async function giveUp(deps: Deps, client: Account): Promise<void> {
  const caller = { userId: client.id }
  const started = await startApplication(daysAgo(deps, 40), caller, { program: 'FAMILY' })
  if (started.result !== 'started') return
  const input = { id: started.application.id, reason: 'My sister has no permanent residence yet.' }
  await withdrawApplication(daysAgo(deps, 38), caller, input)
}

function daysAgo(deps: Deps, days: number): Deps {
  const then = new Date(deps.now().getTime() - days * DAY_MS)
  return { ...deps, now: () => then }
}

function dayFrom({ now }: Deps, days: number): string {
  return new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
}
