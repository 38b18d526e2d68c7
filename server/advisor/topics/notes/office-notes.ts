import { type Note, READ_ON } from './note.ts'

const TERMS = { en: 'Our terms of use', fa: 'شرایط استفادهٔ ما' }
const PRIVACY = { en: 'Our privacy page', fa: 'صفحهٔ حریم خصوصی ما' }
const TIPS = { en: 'Our tips for applicants', fa: 'نکته‌های ما برای متقاضیان' }

/** What the firm has published about how it works, and what it tells everybody about documents. */
export const NOTES_ON_OFFICE: readonly Note[] = [
  {
    id: 'documents.work-letter',
    when: [
      'workletter',
      'workletter what',
      'workletter income',
      'workletter need',
      'workletter hours',
      'workletter company',
    ],
    also: 'what need documents income hours work company how letter accepted when year',
    says: {
      en: 'A work letter needs your duties, hours, salary and dates, on the company’s letterhead and signed. It is easiest to get while you still work there.',
      fa: 'گواهی سابقهٔ کار باید روی سربرگ شرکت و با امضا باشد و شرح وظایف، ساعت کار، حقوق و تاریخ‌ها را بگوید. تا وقتی آنجا کار می‌کنید گرفتنش آسان‌تر است.',
    },
    source: TIPS,
    from: READ_ON,
    page: 'documents',
  },
  {
    id: 'documents.clear-scan',
    when: ['scan', 'scan documents', 'scan filetype', 'scan passport', 'scan accepted', 'filetype clear'],
    also: 'documents how filetype accepted need passport police upload degree case clear size what people',
    says: {
      en: 'All four corners must be in the picture, without a thumb or a flash, and the back page too. Make one clear file for each document.',
      fa: 'هر چهار گوشه باید پیدا باشد، بدون انگشت و بازتاب نور، و پشت برگه هم لازم است. برای هر مدرک یک فایل خوانا بسازید.',
    },
    source: TIPS,
    from: READ_ON,
    page: 'documents',
  },
  {
    id: 'documents.name-spelling',
    when: [
      'spelling',
      'spelling myname',
      'spelling documents',
      'myname passport',
      'myname documents',
      'myname degree',
      'myname translation',
      'myname compare',
      'myname t:',
    ],
    also: 'documents passport compare degree translation t: test profile mistake if accepted police what myname letter spelling',
    says: {
      en: 'Use the spelling of your passport in every form, test booking and translation. If an older document spells your name differently, keep it and tell us; it can be explained, but not overlooked.',
      fa: 'در همهٔ فرم‌ها، ثبت‌نام آزمون و ترجمه‌ها نامتان را همان‌طور بنویسید که در گذرنامه آمده است. اگر مدرکی قدیمی املای دیگری دارد، نگهش دارید و به ما بگویید؛ می‌شود توضیحش داد، اما نباید نادیده‌اش گرفت.',
    },
    source: TIPS,
    from: READ_ON,
    page: 'documents',
  },
  {
    id: 'money.agreement',
    when: [
      'agreement',
      'agreement ourfee',
      'agreement when',
      'agreement what',
      'ourfee translation',
      'agreement start',
      'agreement end',
    ],
    also: 'fee ourfee when start end consultant contact translation funds need before what how refund thefirm free',
    says: {
      en: 'Before we act for you, you and we sign an agreement that says what we will do, what it costs, what is refunded and how it can be ended. Fees of governments, universities, test centres and translators are not ours and are listed separately.',
      fa: 'پیش از آنکه کاری برایتان بکنیم، با هم قراردادی امضا می‌کنیم که می‌گوید چه می‌کنیم، هزینه‌اش چقدر است، چه چیزی برگردانده می‌شود و چطور می‌توان آن را پایان داد. هزینه‌های دولت، دانشگاه، مرکز آزمون و مترجم جزو دستمزد ما نیست و جداگانه نوشته می‌شود.',
    },
    source: TERMS,
    from: READ_ON,
    page: 'contact',
  },
  {
    id: 'contact.complaint-where',
    when: ['complaintwhere', 'complaintwhere consultant', 'complaintwhere data'],
    also: 'consultant who where thefirm data contact documents licensed privacy how',
    says: {
      en: 'Please tell us first; most things can be settled in a conversation. You can complain about a licensed consultant to the College of Immigration and Citizenship Consultants, and about your data to the Office of the Privacy Commissioner of Canada.',
      fa: 'لطفاً اول به خود ما بگویید؛ بیشتر مشکلات با گفتگو حل می‌شود. از مشاور دارای مجوز می‌توانید به کالج مشاوران مهاجرت و شهروندی کانادا (CICC) شکایت کنید و دربارهٔ اطلاعاتتان به دفتر کمیسر حریم خصوصی کانادا.',
    },
    source: TERMS,
    from: READ_ON,
    page: 'contact',
  },
  {
    id: 'booking.prepare',
    when: [
      'consultation prepare',
      'appointment prepare',
      'consultation documents',
      'appointment documents',
      'prepare first',
    ],
    also: 'first documents passport partner need what consultation degree consultant upload sponsor',
    says: {
      en: 'Have your passport at hand, and your spouse’s if you move together, degrees, language results and a credential assessment if you have them, letters of any refusal, and your most important question. If you can, fill in your profile before.',
      fa: 'گذرنامهٔ خودتان، و اگر با همسرتان می‌روید گذرنامهٔ او، مدارک تحصیلی، مدرک زبان و ارزیابی مدرک اگر دارید، نامهٔ هر درخواست ردشده و مهم‌ترین سؤالتان را آماده داشته باشید. اگر شد، قبل از آن پروفایلتان را پر کنید.',
    },
    source: { en: 'Our article on the first consultation', fa: 'مقالهٔ ما دربارهٔ مشاورهٔ اول' },
    from: '2026-09-07',
    page: 'profile',
  },
  {
    id: 'privacy.log',
    when: ['openedlog', 'openedlog see', 'openedlog see who', 'openedlog who', 'openedlog case', 'openedlog documents'],
    also: 'who case documents see when last passport data where how people privacy',
    says: {
      en: 'Each time our staff open your file it is recorded. In Your data, in your settings, you read who it was, when and why.',
      fa: 'هر بار که کارکنان ما پرونده‌تان را باز کنند ثبت می‌شود. در تنظیمات، بخش «اطلاعات شما»، می‌بینید چه کسی، کی و چرا آن را باز کرده است.',
    },
    source: PRIVACY,
    from: READ_ON,
    page: 'privacySettings',
  },
  {
    id: 'privacy.consent',
    when: ['consent', 'consent where', 'consent how', 'consent change'],
    also: 'where how data change see account neg list delete what move',
    says: {
      en: 'In your settings you see your consents, each purpose separately, and can withdraw any of them. When you withdraw one, our office is told at once.',
      fa: 'در تنظیمات، رضایت‌هایتان را برای هر منظور جداگانه می‌بینید و می‌توانید هر کدام را پس بگیرید. همان لحظه به دفتر ما خبر داده می‌شود.',
    },
    source: PRIVACY,
    from: READ_ON,
    page: 'settings',
  },
]
