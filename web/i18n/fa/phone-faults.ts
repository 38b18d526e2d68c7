import type { phoneFaults as en } from '../en/phone-faults.ts'

export const phoneFaults: typeof en = {
  NOT_A_PHONE: 'شماره را با کد کشور بنویسید، مثلاً ‎+98 912 345 6789',
  TOO_SHORT: 'این شماره کامل نیست؛ ببینید رقمی جا نیفتاده باشد',
  TOO_LONG: 'تعداد رقم‌های این شماره زیاد است',
}
