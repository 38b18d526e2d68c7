import type { rulebookColumns as en } from '../en/rulebook-columns.ts'

export const rulebookColumns: typeof en = {
  states: {
    shipped: 'همراه نرم‌افزار',
    entered: 'ثبت‌شده توسط ما',
    replaced: 'همراه نرم‌افزار؛ با ثبت ما جایگزین شده',
    withdrawn: 'پس‌گرفته‌شده',
  },
  number: 'دور',
  on: 'تاریخ',
  category: 'دسته',
  invitations: 'تعداد دعوت‌نامه',
  cutOff: 'حد نصاب',
  tieBreak: 'زمان تعیین‌کننده در امتیاز برابر',
  source: 'منبع',
  state: 'ثبت',
  program: 'برنامه',
  status: 'وضعیت',
  from: 'از تاریخ',
  since: 'از',
  next: 'تغییر بعدی',
  notice: 'توضیح',
  enteredAt: 'تاریخ ثبت',
}
