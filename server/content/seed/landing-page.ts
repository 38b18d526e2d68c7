import type { Seed } from './seed-shape.ts'

export const LANDING_PAGE: Seed<'page'> = {
  slug: 'landing',
  facts: { isInFooter: false },
  en: {
    title: 'Immigrate to Canada, study in Canada or China',
    description:
      'Honest advice on immigrating to Canada and studying in Canada or China, in English and Persian. Find out what you qualify for, and why.',
    blocks: [
      {
        type: 'hero',
        title: 'A clear road to your new home',
        lead: 'We help people immigrate to Canada and study in Canada or China. Tell us about yourself once; we show you what you qualify for, why, and what to do next. We have been doing this since {{founded}}.',
        actions: [
          { label: 'Get started', href: '/self-check' },
          { label: 'Book a free consultation', href: '/consultations/initial' },
        ],
      },
      {
        type: 'stats',
        title: 'Our record in figures',
        claims: ['clients', 'success-rate', 'experience', 'partner-universities'],
      },
      {
        type: 'services',
        title: 'Immigrate to Canada',
        lead: 'Five programs, each with its status today. If one is closed, we say so.',
        area: 'canada',
      },
      {
        type: 'services',
        title: 'Study in Canada',
        lead: 'From the letter of acceptance to the study permit.',
        area: 'study-canada',
      },
      {
        type: 'services',
        title: 'Study in China',
        lead: 'From choosing a university to your first week in the dormitory.',
        area: 'china',
      },
      {
        type: 'steps',
        title: 'How it works',
        lead: 'You always know whose turn it is.',
        steps: [
          {
            title: 'Tell us about yourself',
            text: 'Your profile is short and asks only what matters. You can stop at any time and finish it later.',
          },
          {
            title: 'See your score and your options',
            text: 'Your Express Entry score (CRS), the programs you qualify for and the reason behind each answer, with the date of the rules.',
          },
          {
            title: 'Talk to a consultant',
            text: 'The initial consultation is free. It lasts {{consultation-initial}}, and you leave knowing what to do next.',
          },
          {
            title: 'Collect your documents',
            text: 'One list, made for your case: what is needed, why, who issues it, and what is still missing.',
          },
          {
            title: 'Apply, and stay informed',
            text: 'We check your application before it goes out and tell you about every step that follows.',
          },
        ],
      },
      {
        type: 'cards',
        title: 'Why people stay with us',
        cards: [
          {
            title: 'Licensed consultants',
            text: 'Immigration advice comes from Regulated Canadian Immigration Consultants (RCIC). You can look each of them up in the public register.',
            link: { label: 'Meet the team', href: '/our-team' },
          },
          {
            title: 'Answers with reasons',
            text: 'Nothing is hidden: for every point of your score you see the rule, its source and the answer it came from.',
          },
          {
            title: 'Your data is yours',
            text: '{{pipeda}} Files are stored with {{encryption}} encryption. You can download all your documents at any time.',
            link: { label: 'How we protect it', href: '/pages/privacy' },
          },
        ],
      },
      {
        type: 'stories',
        title: 'How it went for others',
        lead: 'Different countries, different programs, one thing in common: they asked before they paid.',
        note: 'These stories are examples; the people in them are not real.',
        atMost: 3,
      },
      { type: 'articles', title: 'Worth reading first', atMost: 3 },
      {
        type: 'call-to-action',
        title: 'Which requirements do you meet today?',
        text: 'The self-check takes a few questions and no account. It is free and commits you to nothing.',
        actions: [
          { label: 'Get started', href: '/self-check' },
          { label: 'Ask us a question', href: '/contact' },
        ],
      },
    ],
  },
  fa: {
    title: 'مهاجرت به کانادا، تحصیل در کانادا و چین',
    description:
      'مشاورهٔ صادقانه برای مهاجرت به کانادا و تحصیل در کانادا و چین، به فارسی و انگلیسی. ببینید شرایط کدام برنامه‌ها را دارید و چرا.',
    blocks: [
      {
        type: 'hero',
        title: 'مسیری روشن تا زندگی جدید',
        lead: 'ما در مهاجرت به کانادا و تحصیل در کانادا و چین همراه شما هستیم. یک بار شرایطتان را بگویید؛ ما می‌گوییم شرایط کدام برنامه‌ها را دارید، چرا، و گام بعدی چیست. از سال {{founded}} میلادی کارمان همین است.',
        actions: [
          { label: 'شروع کنید', href: '/self-check' },
          { label: 'رزرو مشاورهٔ رایگان', href: '/consultations/initial' },
        ],
      },
      {
        type: 'stats',
        title: 'کارنامهٔ ما در چند عدد',
        claims: ['clients', 'success-rate', 'experience', 'partner-universities'],
      },
      {
        type: 'services',
        title: 'مهاجرت به کانادا',
        lead: 'پنج برنامه، هر یک با وضعیت امروزش. اگر برنامه‌ای بسته باشد، همین را می‌گوییم.',
        area: 'canada',
      },
      {
        type: 'services',
        title: 'تحصیل در کانادا',
        lead: 'از گرفتن پذیرش تا مجوز تحصیل.',
        area: 'study-canada',
      },
      {
        type: 'services',
        title: 'تحصیل در چین',
        lead: 'از انتخاب دانشگاه تا هفتهٔ اول در خوابگاه.',
        area: 'china',
      },
      {
        type: 'steps',
        title: 'مراحل کار',
        lead: 'همیشه می‌دانید گام بعدی با کیست.',
        steps: [
          {
            title: 'از خودتان بگویید',
            text: 'پروفایل کوتاه است و فقط چیزهای لازم را می‌پرسد. هر وقت خواستید می‌توانید بعداً ادامه دهید.',
          },
          {
            title: 'وضعیت خود را ببینید',
            text: 'امتیاز شما در اکسپرس اینتری (CRS)، برنامه‌هایی که شرایطشان را دارید و دلیل هر پاسخ، همراه با تاریخ قوانین.',
          },
          {
            title: 'با مشاور گفت‌وگو کنید',
            text: 'مشاورهٔ اولیه رایگان است. {{consultation-initial}} طول می‌کشد و در پایان می‌دانید چه باید بکنید.',
          },
          {
            title: 'مدارکتان را آماده کنید',
            text: 'یک فهرست ویژهٔ پروندهٔ شما: چه لازم است، چرا، چه کسی صادرش می‌کند و چه چیزی هنوز کم است.',
          },
          {
            title: 'درخواست بدهید و باخبر بمانید',
            text: 'درخواستتان را پیش از ارسال بررسی می‌کنیم و هر گام بعدی را به شما خبر می‌دهیم.',
          },
        ],
      },
      {
        type: 'cards',
        title: 'چرا مراجعان با ما می‌مانند',
        cards: [
          {
            title: 'مشاوران دارای مجوز',
            text: 'مشاورهٔ مهاجرتی را مشاوران رسمی مهاجرت کانادا (RCIC) انجام می‌دهند و می‌توانید مجوز هر یک را در فهرست عمومی ببینید.',
            link: { label: 'آشنایی با تیم', href: '/our-team' },
          },
          {
            title: 'پاسخ با دلیل',
            text: 'هیچ چیز پنهان نیست: کنار هر امتیاز می‌بینید از کدام قانون، کدام منبع و کدام پاسخ شما آمده است.',
          },
          {
            title: 'اطلاعات شما متعلق به خودتان است',
            text: '{{pipeda}} فایل‌ها با رمزنگاری {{encryption}} نگهداری می‌شوند. هر زمان بخواهید می‌توانید همهٔ مدارکتان را دانلود کنید.',
            link: { label: 'چگونه از آن محافظت می‌کنیم', href: '/pages/privacy' },
          },
        ],
      },
      {
        type: 'stories',
        title: 'تجربهٔ دیگران',
        lead: 'از کشورهای مختلف و با برنامه‌های مختلف، اما با یک ویژگی مشترک: پیش از پرداخت پول، پرسیدند.',
        note: 'این داستان‌ها برای نمونه نوشته شده‌اند و افراد آن‌ها واقعی نیستند.',
        atMost: 3,
      },
      { type: 'articles', title: 'پیش از هر چیز بخوانید', atMost: 3 },
      {
        type: 'call-to-action',
        title: 'امروز شرایط کدام برنامه‌ها را دارید؟',
        text: 'ارزیابی رایگان چند سؤال دارد و حساب کاربری نمی‌خواهد. نه هزینه‌ای دارد و نه تعهدی می‌آورد.',
        actions: [
          { label: 'شروع کنید', href: '/self-check' },
          { label: 'سؤالی دارم', href: '/contact' },
        ],
      },
    ],
  },
}
