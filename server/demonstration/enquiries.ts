import { currentWording } from '@rahnama/contract/consents.ts'
import type { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import { NOBODY } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { findEnquiryId, replyToEnquiry, submitEnquiry } from '../enquiries/enquiries.ts'

const HOUR_MS = 60 * 60_000

/** Fixed keys: a second start sends the same messages, and they arrive once. */
const WAITING: Input<typeof enquiries.submit> = {
  idempotencyKey: '5f6a1c9e-0d53-4c55-9a0e-2a7b5f3a1001',
  agreedTo: currentWording('enquiry').version,
  name: 'سیده نگار نمونه‌زاده',
  email: 'negar.nemooneh@example.com',
  phone: '+98 912 000 0001',
  country: 'IR',
  serviceType: 'studyInChina',
  message:
    'سلام. مدرک کارشناسی داروسازی دارم و می‌خواهم برای ارشد در چین درخواست بدهم. زبان چینی نمی‌دانم و مدرک آیلتس ۶٫۵ دارم. آیا رشته‌ای به زبان انگلیسی هست و برای بورسیه تا چه زمانی باید اقدام کنم؟',
  language: 'fa',
}
const ANSWERED: Input<typeof enquiries.submit> = {
  idempotencyKey: '5f6a1c9e-0d53-4c55-9a0e-2a7b5f3a1002',
  agreedTo: currentWording('enquiry').version,
  name: 'Sam Sample',
  email: 'sam.sample@example.com',
  country: 'CN',
  serviceType: 'expressEntry',
  message: 'My IELTS result is from May 2025. Will it still count if I am invited next spring?',
  language: 'en',
}
const ANSWER = `Thank you for asking before the date decides it for you.

A result counts for two years from the day of the test, and it has to be valid on the day you submit your application, not only on the day you are invited. Yours is good until May 2027.

If you would like us to look at the whole timing with you, the first consultation is free.`

/** One message that waits and one that was answered the same day. */
export async function seedEnquiries(deps: Deps): Promise<void> {
  const agent = await findAccountByEmail(deps.db, 'agent@rahnama.example')
  if (!agent) return
  const hoursAgo = (hours: number): Deps => {
    const at = new Date(deps.now().getTime() - hours * HOUR_MS)
    return { ...deps, now: () => at }
  }
  await submitEnquiry(hoursAgo(3), NOBODY, WAITING, { address: 'demonstration of a waiting message' })
  const { reference } = await submitEnquiry(hoursAgo(30), NOBODY, ANSWERED, {
    address: 'demonstration of an answered message',
  })
  const id = await findEnquiryId(deps.db, reference)
  if (!id) return
  const idempotencyKey = '5f6a1c9e-0d53-4c55-9a0e-2a7b5f3a1003'
  const by = { userId: agent.id, role: 'case_review_agent' } as const
  await replyToEnquiry(hoursAgo(26), by, { id, version: 1, idempotencyKey, body: ANSWER })
}
