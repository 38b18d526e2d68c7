import { currentWording } from '@rahnama/contract/consents.ts'
import { studyOptions } from '@rahnama/contract/texts/fa/study-options.ts'
import type { studyForm as en } from '../en/study-form.ts'
import { common } from './assessment-words.ts'

export const studyForm: typeof en = {
  ...common,
  title: 'تحصیل در خارج',
  lead: 'بگویید می‌خواهید چه بخوانید، در کانادا یا چین. همان لحظه پیشنهاد می‌بینید و پاسخ ما هم می‌رسد.',
  complete: 'ارسال و دیدن پیشنهادها',
  completed: 'درخواست شما ارسال شد.',
  completeFailed: 'درخواست ارسال نشد',
  steps: {
    you: { title: 'دربارهٔ شما' },
    plan: { title: 'آنچه می‌خواهید بخوانید' },
    notes: { title: 'نکته‌های دیگر' },
  },
  fields: {
    fullName: { label: 'نام و نام خانوادگی' },
    gender: { label: 'جنسیت', options: studyOptions.gender },
    age: { label: 'سن شما', why: 'برخی دوره‌ها و بورسیه‌ها در چین محدودیت سنی دارند.' },
    phone: { label: 'تلفن یا واتساپ' },
    country: { label: 'کجا می‌خواهید تحصیل کنید؟', options: studyOptions.country },
    whatToStudy: { label: 'توضیح بیشتر، با کلمات خودتان', hint: 'فقط آنچه در پاسخ‌های دیگر نگفته‌اید' },
    levelOfStudy: {
      label: 'مقطع تحصیلی',
      options: studyOptions.levelOfStudy,
    },
    major: {
      label: 'رشته',
      options: studyOptions.major,
    },
    majorOther: { label: 'کدام رشته؟' },
    taughtIn: { label: 'به چه زبانی تدریس شود؟', options: studyOptions.taughtIn },
    chineseLanguageCourse: {
      label: 'دورهٔ زبان چینی',
      hint: 'پیش از دورهٔ اصلی یا به جای آن',
      options: studyOptions.chineseLanguageCourse,
    },
    wantsScholarship: { label: 'دنبال بورسیه هستید؟' },
    additionalNotes: { label: 'توضیحات بیشتر', hint: 'معدل، بودجه، تاریخ، شهر؛ هر چه به پاسخ ما کمک کند.' },
    privacy: { label: currentWording('privacy').text.fa },
  },
}
