import type { messageDesk } from '@rahnama/contract/message-desk.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { type Account, findAccountByEmail } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'
import {
  addThreadNote,
  beginThread,
  listCannedReplies,
  replyAsClient,
  replyAsOffice,
  saveCannedReply,
  settleThread,
} from '../messages/messages.ts'
import { as, daysAgo, REQUEST } from './acting.ts'

/** Fixed ids: a second start says the same again, and it arrives once. */
const idOf = (number: number) => `5f6a1c9e-0d53-4c55-9a0e-2a7b5f3a2${String(number).padStart(3, '0')}`

const LANGUAGE_TEST = { id: idOf(1), subject: 'Which English test should I take?' }
const FUNDS = { id: idOf(2), subject: 'تمکن مالی: نامهٔ بانک به چه زبانی باشد؟' }

const CANNED: readonly Omit<Input<typeof messageDesk.saveCannedReply>, 'version'>[] = [
  {
    id: idOf(101),
    name: { en: 'Thank you, we are looking at it', fa: 'تشکر، در حال بررسی هستیم' },
    body: {
      en: 'Dear {name}, thank you for your message. We are looking at it and will write to you by {date}.',
      fa: '{نام} گرامی، از پیام شما سپاسگزاریم. در حال بررسی آن هستیم و تا {تاریخ} برایتان می‌نویسیم.',
    },
  },
  {
    id: idOf(102),
    name: { en: 'A document is missing', fa: 'مدرکی کم است' },
    body: {
      en: 'Dear {name}, we still need {document} for your application {reference}. You can upload it under My documents.',
      fa: '{نام} گرامی، برای درخواست {کد پیگیری} هنوز به {مدرک} نیاز داریم. می‌توانید آن را در بخش «مدارک من» بارگذاری کنید.',
    },
  },
  {
    id: idOf(103),
    name: { en: 'Let us talk', fa: 'بیایید صحبت کنیم' },
    body: {
      en: 'Dear {name}, this is easier to explain in a call. Please book a consultation at a time that suits you.',
      fa: '{نام} گرامی، توضیح این موضوع در گفت‌وگو راحت‌تر است. لطفاً در زمانی که برایتان مناسب است وقت مشاوره رزرو کنید.',
    },
  },
]

/** Two conversations: one that was answered and read, one with an answer to read and a note of the team. */
export async function seedMessages(deps: Deps): Promise<void> {
  const [client, agent] = await Promise.all(
    ['client', 'agent'].map((name) => findAccountByEmail(deps.db, `${name}@rahnama.example`)),
  )
  if (!client || !agent) return
  await seedCannedReplies(deps, agent)
  const say = (days: number, threadId: string, messageId: string, body: string) =>
    replyAsClient(daysAgo(deps, days), as(client.id, deps), {
      ...{ id: threadId, messageId, body, uploads: [], asksNothing: false },
    })
  const answer = (days: number, threadId: string, messageId: string, body: string, seen: number) => {
    const input = { id: threadId, messageId, body, uploads: [], seen }
    return replyAsOffice(daysAgo(deps, days), as(agent.id, deps, 'case_review_agent'), input, REQUEST)
  }
  const begin = (
    days: number,
    thread: typeof FUNDS,
    kind: 'general' | 'immigration',
    messageId: string,
    body: string,
  ) => {
    const topic = { applicationId: null, questionId: null, document: null }
    const input = { ...thread, kind, messageId, body, uploads: [], ...topic }
    return beginThread(daysAgo(deps, days), { userId: client.id }, input)
  }
  await begin(6, LANGUAGE_TEST, 'general', idOf(11), 'IELTS General or CELPIP: does it matter which one I take?')
  const both = 'Both count the same. Take the one you can sit sooner; IELTS is offered in more cities.'
  await answer(5.9, LANGUAGE_TEST.id, idOf(12), both, 1)
  await say(5.8, LANGUAGE_TEST.id, idOf(13), 'Thank you, I have booked IELTS for next month.')
  const thanks = { id: LANGUAGE_TEST.id }
  await settleThread(daysAgo(deps, 5.7), as(agent.id, deps, 'case_review_agent'), thanks, REQUEST)
  await begin(1.2, FUNDS, 'immigration', idOf(21), 'سلام، نامهٔ بانک را به انگلیسی بگیرم یا فارسی هم قبول است؟')
  const note = { id: FUNDS.id, noteId: idOf(22), text: 'Her account in Tehran is a joint one: ask for both names.' }
  await addThreadNote(daysAgo(deps, 1.1), as(agent.id, deps, 'case_review_agent'), note, REQUEST)
  const english = 'سلام، لطفاً نامه را به انگلیسی بگیرید. اگر بانک فقط فارسی می‌دهد، ترجمهٔ رسمی هم قابل قبول است.'
  await answer(1, FUNDS.id, idOf(23), english, 1)
}

async function seedCannedReplies(deps: Deps, agent: Account): Promise<void> {
  const { replies } = await listCannedReplies(deps)
  if (replies.length > 0) return
  for (const reply of CANNED)
    await saveCannedReply(deps, as(agent.id, deps, 'case_review_agent'), { ...reply, version: 0 })
}
