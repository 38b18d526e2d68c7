import { currentWording } from '@rahnama/contract/consents.ts'
import type { ConsultationType, Schedule, Slot } from '@rahnama/contract/consultations/consultations.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import { type Account, findAccountByEmail } from '../auth/auth.ts'
import { bookSlot, findSlots, holdSlot, recordOutcome, updateSchedule } from '../consultations/consultations.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

const DAY_MS = 24 * 60 * 60_000
const BOOKED_DAYS_AHEAD = 4

const MORNINGS: Schedule = {
  isBookable: true,
  spans: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '13:00' })),
  bufferMinutes: 15,
  noticeHours: 24,
  dailyCap: 4,
  types: ['initial', 'comprehensive', 'followUp'],
  meetingUrl: null,
}
const WHOLE_DAYS: Schedule = {
  ...MORNINGS,
  spans: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:30' },
    { weekday, from: '13:30', to: '18:00' },
  ]),
  dailyCap: 6,
  meetingUrl: 'https://meet.rahnama.example/robin',
}

type Visit = {
  type: ConsultationType
  /** Days from now; the nearest free time on or after it. */
  inDays: number
  name: string
  email: string
  phone?: string
  language: Language
  timeZone: string
  topic: string
  outcome?: { state: 'attended' | 'missed'; note: string }
}

const VISITS: readonly Visit[] = [
  {
    type: 'initial',
    inDays: -13,
    name: 'Parnian Nemooneh',
    email: 'client@rahnama.example',
    language: 'en',
    timeZone: 'Asia/Tehran',
    topic: 'I have five years as a pharmacist. Is Express Entry or a province the better way?',
    outcome: { state: 'attended', note: 'Strong profile. Next: credential assessment, then a second IELTS attempt.' },
  },
  {
    type: 'initial',
    inDays: -12,
    name: '王小示 (Xiaoshi Wang)',
    email: 'xiaoshi.wang@example.com',
    language: 'en',
    timeZone: 'Asia/Shanghai',
    topic: 'My company wants to open an office in Vancouver and send me.',
    outcome: { state: 'missed', note: 'Wrote afterwards: wrong time zone in the phone. Offer another time.' },
  },
  {
    type: 'comprehensive',
    inDays: 0,
    name: 'سید محمدحسین نمونه‌ای‌پور اصفهانی',
    email: 'mohammadhossein.nemooneh@example.com',
    phone: '+98 913 000 0002',
    language: 'fa',
    timeZone: 'Asia/Tehran',
    topic: 'می‌خواهم بدانم با رد شدن درخواست قبلی ویزای تحصیلی، از کجا باید دوباره شروع کنم.',
  },
  {
    type: 'initial',
    inDays: 1,
    name: 'Ana Muster',
    email: 'ana.muster@example.com',
    language: 'en',
    timeZone: 'Europe/Berlin',
    topic: 'Can my husband and I apply as one family although we married this year?',
  },
  {
    type: 'followUp',
    inDays: 5,
    name: 'Parnian Nemooneh',
    email: 'client@rahnama.example',
    language: 'en',
    timeZone: 'Asia/Tehran',
    topic: 'The credential assessment has arrived. What now?',
  },
]

/** Working hours of the two who consult, and visits of the past, of these days and to come. */
export async function seedAppointments(deps: Deps): Promise<void> {
  const { db } = deps
  if (await db.row(sql`select 1 from consultants limit 1`)) return
  const [agent, admin, client] = await Promise.all(
    ['agent', 'admin', 'client'].map((name) => findAccountByEmail(db, `${name}@rahnama.example`)),
  )
  if (!agent || !admin || !client) return
  await giveHours(deps, agent, WHOLE_DAYS)
  await giveHours(deps, admin, MORNINGS)
  for (const visit of VISITS) await arrange(deps, agent, client, visit)
}

async function giveHours(deps: Deps, { id }: Account, schedule: Schedule): Promise<void> {
  await updateSchedule(deps, { userId: id, role: 'admin' }, { consultantId: id, version: 0, schedule })
}

/** The appointment goes through the same operations as anybody's, on a clock of some days before. */
async function arrange(deps: Deps, consultant: Account, client: Account, visit: Visit): Promise<void> {
  const { type, inDays, outcome, ...person } = visit
  const now = deps.now().getTime()
  const day = now + inDays * DAY_MS
  const bookedAt = new Date(Math.min(now, day - BOOKED_DAYS_AHEAD * DAY_MS))
  const then = { ...deps, now: () => bookedAt }
  const place = { address: `demonstration of ${type} in ${inDays} days` }
  const slot = await nextSlot(deps.db, { type, consultantId: consultant.id, from: new Date(day) }, bookedAt)
  if (!slot) return
  // Those without an account called, and staff booked for them.
  const by =
    person.email === client.email
      ? { userId: client.id, role: DEFAULT_ROLE, owesSecondFactor: false }
      : { userId: consultant.id, role: 'admin' as const, owesSecondFactor: false }
  const held = await holdSlot(then, by, { type, startsAt: slot.startsAt, consultantId: consultant.id }, place)
  if (held.result !== 'held') return
  const booked = await bookSlot(
    then,
    by,
    { ...person, holdId: held.holdId, agreedTo: currentWording('booking').version },
    place,
  )
  if (booked.result !== 'booked' || !outcome) return
  const { reference } = booked.appointment
  const row = await deps.db.row<{ id: string }>(sql`select id from consultations where reference = ${reference}`)
  if (row) await recordOutcome(deps, { userId: consultant.id, role: 'case_review_agent' }, { id: row.id, ...outcome })
}

async function nextSlot(
  db: Db,
  wanted: { type: ConsultationType; consultantId: string; from: Date },
  now: Date,
): Promise<Slot | undefined> {
  const [slot] = await findSlots(db, { ...wanted, to: new Date(wanted.from.getTime() + 7 * DAY_MS) }, now)
  return slot
}
