import { type Note, READ_ON, TRANSFER } from '../note.ts'

export const NOTES_ON_TRANSFERS: readonly Note[] = [
  {
    id: 'transfer.multinational',
    when: ['p:ICT multinational', 'multinational company', 'multinational', 'multinational move'],
    also: 'number company iran eligible need open p:ICT move if accepted people year othercountry manager',
    says: {
      en: 'Since the guidance of 3 October 2024 the company must already be a multinational that earns revenue in at least two countries; a company active in a single country can no longer use C61 to become one.',
      fa: 'از دستورالعمل ۱۲ مهر ۱۴۰۳ (۳ اکتبر ۲۰۲۴) شرکت باید از قبل چندملیتی باشد و دست‌کم در دو کشور درآمد داشته باشد؛ شرکتی که فقط در یک کشور فعال است دیگر نمی‌تواند با C61 چندملیتی شود.',
    },
    source: TRANSFER,
    from: '2024-10-03',
    page: 'transfer',
  },
  {
    id: 'transfer.who',
    when: ['p:ICT positions', 'p:ICT who', 'positions', 'positions company', 'p:ICT work eligible'],
    also: 'what company manager eligible accepted p:ICT list number work need who',
    says: {
      en: 'Executives, senior managers and functional managers (C62), people with specialized knowledge of the company (C63), and staff who set up a new Canadian enterprise (C61); it is not meant for moving ordinary staff. The two companies must be parent, subsidiary, branch or affiliate of each other, and both must keep doing business.',
      fa: 'مدیران اجرایی، مدیران ارشد و مدیران بخش‌ها (C62)، دارندگان دانش تخصصی شرکت (C63) و کسانی که شرکت جدید در کانادا راه می‌اندازند (C61)؛ این مسیر برای جابه‌جایی کارکنان عادی نیست. دو شرکت باید شرکت مادر، تابعه، شعبه یا وابستهٔ یکدیگر باشند و هر دو فعال بمانند.',
    },
    source: TRANSFER,
    from: '2024-10-03',
    page: 'transfer',
  },
  {
    id: 'transfer.residence',
    when: ['p:ICT pr', 'p:ICT pr workpermit', 'p:ICT nextstep', 'p:ICT p:CEC', 'p:ICT pr p:CEC'],
    also: 'workpermit company how eligible live year p:CEC nomination p:PNP manager when immigrate takes visa now',
    says: {
      en: 'No. An intra-company transfer gives a work permit, not permanent residence. A year of skilled work in Canada can then open the Canadian Experience Class or a provincial nomination.',
      fa: 'نه. انتقال درون‌شرکتی مجوز کار می‌دهد، نه اقامت دائم. یک سال کار تخصصی در کانادا بعداً می‌تواند راه تجربهٔ کانادایی (CEC) یا نامزدی استانی را باز کند.',
    },
    source: TRANSFER,
    from: READ_ON,
    page: 'transfer',
  },
  {
    id: 'transfer.lmia',
    when: ['p:ICT lmia', 'p:ICT joboffer', 'lmia company move'],
    also: 'need neg company work workpermit eligible manager joboffer canada',
    says: {
      en: 'No. An intra-company transfer belongs to the International Mobility Program and needs no LMIA.',
      fa: 'نه. انتقال درون‌شرکتی جزو برنامهٔ International Mobility است و LMIA نمی‌خواهد.',
    },
    source: TRANSFER,
    from: READ_ON,
    page: 'transfer',
  },
]
