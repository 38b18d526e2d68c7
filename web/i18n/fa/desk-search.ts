import type { deskSearch as en } from '../en/desk-search.ts'

export const deskSearch: typeof en = {
  open: 'جست‌وجو',
  button: 'جست‌وجو',
  title: 'جست‌وجو',
  label: 'شمارهٔ پرونده، نام، ایمیل، تلفن یا برنامه',
  placeholder: 'شمارهٔ پرونده، نام، ایمیل، تلفن یا برنامه',
  recent: 'پرونده‌هایی که اخیراً باز کرده‌اید',
  found: 'نتایج',
  hint: 'نام را به هر دو خط و تلفن را به هر شکل پیدا می‌کنیم.',
  none: 'چیزی پیدا نشد. چهار رقم آخر تلفن یا بخشی از نام را امتحان کنید.',
  results: (count) => `${count} نتیجه`,
  closed: 'بسته',
  retry: 'تلاش دوباره',
  kinds: { case: 'پرونده', enquiry: 'درخواست اطلاعات', appointment: 'وقت مشاوره' },
  matches: {
    folio: 'شمارهٔ پرونده',
    authorityNumber: 'شمارهٔ مرجع رسمی',
    email: 'ایمیل',
    phone: 'تلفن',
    name: 'نام',
    soundsLike: 'نام مشابه',
    program: 'برنامه',
  },
}
