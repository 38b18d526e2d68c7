import type { Seed } from './seed-shape.ts'

const ACHIEVEMENTS = ['clients', 'success-rate', 'partner-universities', 'experience', 'countries', 'student-visas']

export const ABOUT_US_PAGE: Seed<'page'> = {
  slug: 'about-us',
  facts: { isInFooter: false },
  en: {
    title: 'About us',
    description:
      'Who we are, what we believe in, and what we have to show for it: an immigration and study consultancy in Toronto.',
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
        prose: `The office opened in {{founded}} with one desk, two chairs and a kettle. The first clients were families who had been told ten different things by ten different people, and who mostly needed somebody to read the rule with them, line by line.

That is still our work. The rules have grown longer and change more often, so we keep them dated and with their source; and we wrote our own software, so that every client sees the same calculation that we see.

Today people from more than {{countries}} countries come to us. Some are on their way to Canada, some to a university in China, and some we have to tell that their road is closed for now. They come back, too.`,
      },
      { type: 'values', title: 'What we hold to', lead: 'Four things you may expect of each of us.' },
      {
        type: 'stats',
        title: 'In figures',
        lead: 'Each figure has an owner and a date by which it is checked again.',
        claims: ACHIEVEMENTS,
      },
      {
        type: 'cards',
        title: 'Our mission',
        lead: 'To make one of the largest decisions of a life an informed one.',
        cards: [
          {
            title: 'Global reach',
            text: 'Canada and China, two languages at our desks and clients on every continent. Where your papers come from, we have probably seen one like them.',
          },
          {
            title: 'Personal touch',
            text: 'One consultant, one file, one plan. You write to a person, and a person answers.',
          },
          {
            title: 'Proven results',
            text: 'We keep count of every decision, the good ones and the others, and learn from both.',
          },
        ],
      },
      {
        type: 'call-to-action',
        title: 'Sit down with us',
        text: 'The first conversation is free: by video, by phone or at our office in Toronto.',
        actions: [{ label: 'Book a consultation', href: '/contact' }],
      },
    ],
  },
  fa: {
    title: 'دربارهٔ ما',
    description: 'ما که هستیم، به چه پایبندیم و کارنامه‌مان چیست: دفتر مشاورهٔ مهاجرت و تحصیل در تورنتو.',
    blocks: [
      {
        type: 'hero',
        title: 'راهنما هستیم، نه دروازه‌بان',
        lead: 'نام ما کار ماست. راه را می‌شناسیم، سربالایی‌هایش را می‌گوییم و همراهتان می‌آییم.',
        actions: [{ label: 'آشنایی با تیم', href: '/our-team' }],
      },
      {
        type: 'prose',
        title: 'داستان ما',
        prose: `دفتر در سال {{founded}} میلادی با یک میز، دو صندلی و یک کتری باز شد. نخستین مراجعان خانواده‌هایی بودند که از ده نفر ده حرف گوناگون شنیده بودند و بیش از هر چیز کسی را می‌خواستند که متن قانون را خط‌به‌خط با آن‌ها بخواند.

کار ما هنوز همین است. قوانین بلندتر شده‌اند و زودتر تغییر می‌کنند؛ برای همین آن‌ها را با تاریخ و منبع نگه می‌داریم. نرم‌افزار خودمان را هم نوشته‌ایم تا هر مراجع همان محاسبه‌ای را ببیند که ما می‌بینیم.

امروز از بیش از {{countries}} کشور به ما سر می‌زنند. برخی راهی کانادا هستند، برخی راهی دانشگاهی در چین، و به برخی باید بگوییم راهشان فعلاً بسته است. آن‌ها هم برمی‌گردند.`,
      },
      { type: 'values', title: 'به چه پایبندیم', lead: 'چهار چیز که می‌توانید از تک‌تک ما بخواهید.' },
      {
        type: 'stats',
        title: 'به زبان عدد',
        lead: 'هر عدد مسئولی دارد و تاریخی که تا آن روز باید دوباره سنجیده شود.',
        claims: ACHIEVEMENTS,
      },
      {
        type: 'cards',
        title: 'هدف ما',
        lead: 'یکی از بزرگ‌ترین تصمیم‌های زندگی، با آگاهی گرفته شود.',
        cards: [
          {
            title: 'گسترهٔ جهانی',
            text: 'کانادا و چین، دو زبان در دفتر ما و مراجعانی از همهٔ قاره‌ها. مدارکتان از هر کجا باشد، به احتمال زیاد مانندش را دیده‌ایم.',
          },
          {
            title: 'همراهی شخصی',
            text: 'یک مشاور، یک پرونده، یک برنامه. برای یک آدم می‌نویسید و یک آدم پاسخ می‌دهد.',
          },
          {
            title: 'نتیجهٔ آزموده',
            text: 'حساب هر تصمیم را نگه می‌داریم، چه خوب و چه جز آن، و از هر دو می‌آموزیم.',
          },
        ],
      },
      {
        type: 'call-to-action',
        title: 'کنار هم بنشینیم',
        text: 'گفت‌وگوی نخست رایگان است؛ تصویری، تلفنی یا در دفتر ما در تورنتو.',
        actions: [{ label: 'رزرو وقت مشاوره', href: '/contact' }],
      },
    ],
  },
}
