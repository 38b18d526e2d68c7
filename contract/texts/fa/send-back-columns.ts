import type { sendBackColumns as en } from '../en/send-back-columns.ts'

export const sendBackColumns: typeof en = {
  name: 'دلیل',
  sentence: 'متنی که مراجع می‌خواند',
  sentenceIn: { en: 'متن انگلیسی برای مراجع', fa: 'متن فارسی برای مراجع' },
  remedy: 'کاری که مراجع می‌تواند بکند',
  remedies: {
    newPicture: 'عکس یا اسکن جدید از همان مدرک',
    otherDocument: 'مدرک دیگر',
    final: 'هیچ؛ مدرک دیگری جای آن را نمی‌گیرد',
  },
  since: 'تاریخ این متن',
  state: 'وضعیت',
  states: { offered: 'فعال', retired: 'غیرفعال' },
}
