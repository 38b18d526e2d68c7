import type { Seed } from './seed-shape.ts'

const ACHIEVEMENTS = ['clients', 'success-rate', 'partner-universities', 'experience', 'countries', 'student-visas']

export const ABOUT_US_PAGE: Seed<'page'> = {
  slug: 'about-us',
  facts: { isInFooter: false },
  en: {
    title: 'About us',
    description:
      'Who we are, what we stand for and what we have achieved: an immigration and study consultancy in Toronto.',
    blocks: [
      {
        type: 'hero',
        title: 'Guides, not gatekeepers',
        lead: 'Rahnama means “guide” in Persian. We know the road, we say where it is steep, and we walk it with you.',
        actions: [{ label: 'Meet the team', href: '/our-team' }],
      },
      {
        type: 'prose',
        title: 'Our story',
        prose: `The office opened in {{founded}} with one desk, two chairs and a kettle. The first clients were families who had been told ten different things by ten different people, and who mostly needed someone to read the rules with them, line by line.

That is still our work. The rules have grown longer and change more often, so we record each one with its date and its source. We also wrote our own software, so that every client sees the same calculation that we see.

Today people from more than {{countries}} countries come to us. Some are on their way to Canada, some to a university in China, and some have to hear from us that they do not qualify for now. They come back, too.`,
      },
      { type: 'values', title: 'What we stand for', lead: 'Four things you can expect from each of us.' },
      {
        type: 'stats',
        title: 'In figures',
        lead: 'Someone answers for each figure, and each has a date by which it is checked again.',
        claims: ACHIEVEMENTS,
      },
      {
        type: 'cards',
        title: 'Our mission',
        lead: 'To make one of the biggest decisions of your life an informed one.',
        cards: [
          {
            title: 'Global reach',
            text: 'Canada and China, two languages in our office and clients from many countries. Wherever your documents come from, we have probably seen others like them.',
          },
          {
            title: 'Personal touch',
            text: 'One consultant, one file. You write to a person, and a person answers.',
          },
          {
            title: 'Proven results',
            text: 'We record every decision, approvals and refusals alike, and learn from both.',
          },
        ],
      },
      {
        type: 'call-to-action',
        title: 'Sit down with us',
        text: 'The initial consultation is free: by video, by phone or at our office in Toronto.',
        actions: [{ label: 'Book a consultation', href: '/consultations/initial' }],
      },
    ],
  },
  fa: {
    title: 'دربارهٔ ما',
    description: 'ما که هستیم، به چه پایبندیم و کارنامه‌مان چیست: دفتر مشاورهٔ مهاجرت و تحصیل در تورنتو.',
    blocks: [
      {
        type: 'hero',
        title: 'راه را نشان می‌دهیم، نمی‌بندیم',
        lead: 'کار ما همان نام ماست: راهنما. مسیر را می‌شناسیم، سختی‌هایش را پنهان نمی‌کنیم و کنار شما هستیم.',
        actions: [{ label: 'آشنایی با تیم', href: '/our-team' }],
      },
      {
        type: 'prose',
        title: 'داستان ما',
        prose: `دفتر در سال {{founded}} میلادی با یک میز، دو صندلی و یک کتری باز شد. اولین مراجعان خانواده‌هایی بودند که از ده نفر ده حرف مختلف شنیده بودند و بیش از هر چیز کسی را می‌خواستند که متن قانون را خط‌به‌خط با آن‌ها بخواند.

کار ما هنوز همین است. قوانین مفصل‌تر شده‌اند و زودبه‌زود تغییر می‌کنند؛ برای همین هر یک را با تاریخ و منبعش ثبت می‌کنیم. نرم‌افزار خودمان را هم نوشته‌ایم تا هر مراجع همان محاسبه‌ای را ببیند که ما می‌بینیم.

امروز مراجعان ما از بیش از {{countries}} کشور می‌آیند. بعضی به کانادا می‌روند، بعضی به دانشگاهی در چین، و به بعضی باید بگوییم فعلاً راهی ندارند. آن‌ها هم باز سراغ ما می‌آیند.`,
      },
      { type: 'values', title: 'به چه پایبندیم', lead: 'چهار چیزی که می‌توانید از هر یک از ما انتظار داشته باشید.' },
      {
        type: 'stats',
        title: 'به زبان اعداد',
        lead: 'هر عدد یک مسئول دارد و تا تاریخ مشخصی دوباره بررسی می‌شود.',
        claims: ACHIEVEMENTS,
      },
      {
        type: 'cards',
        title: 'هدف ما',
        lead: 'می‌خواهیم یکی از بزرگ‌ترین تصمیم‌های زندگی‌تان را با آگاهی بگیرید.',
        cards: [
          {
            title: 'تجربهٔ بین‌المللی',
            text: 'کانادا و چین، دو زبان در دفتر ما و مراجعانی از کشورهای مختلف. مدارکتان از هر کجا باشد، به احتمال زیاد نمونهٔ آن را دیده‌ایم.',
          },
          {
            title: 'همراهی شخصی',
            text: 'یک مشاور، یک پرونده. یک نفر مشخص پاسخ شما را می‌دهد.',
          },
          {
            title: 'نتایج اثبات‌شده',
            text: 'نتیجهٔ هر درخواست را ثبت می‌کنیم، چه موافقت باشد و چه رد، و از هر دو یاد می‌گیریم.',
          },
        ],
      },
      {
        type: 'call-to-action',
        title: 'با هم صحبت کنیم',
        text: 'مشاورهٔ اولیه رایگان است؛ تصویری، تلفنی یا در دفتر ما در تورنتو.',
        actions: [{ label: 'رزرو وقت مشاوره', href: '/consultations/initial' }],
      },
    ],
  },
}
