import { LAST_READ_ON, type Note } from '../note.ts'

const TRANSLATED = { en: 'IRCC, translation of documents', fa: 'ادارهٔ مهاجرت کانادا، ترجمهٔ مدارک' }
const RELATIVE = {
  en: 'IRCC, Express Entry, proof of a relative in Canada',
  fa: 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری، اثبات خویشاوند در کانادا',
}
const LANGUAGE_TESTS = { en: 'IRCC, language tests', fa: 'ادارهٔ مهاجرت کانادا، آزمون‌های زبان' }

/** How papers are proven and put in order, and where a test is sat. */
export const NOTES_ON_PROOF: readonly Note[] = [
  {
    id: 'documents.attestation',
    when: ['attestation', 'attestation documents', 'attestation translation', 'attestation need'],
    also: 'documents translation need degree upload accepted passport police letter people if how china iran b:',
    covers: ['documents.translation', 'eca.translation', 'documents.clear-scan'],
    says: {
      en: 'For Canada, no stamp of a ministry and no apostille is in our tables: what counts is a colour scan of the original and, where it is in neither English nor French, a certified translation with it. Bodies that assess degrees, and Chinese universities and embassies, have rules of their own: they may want sealed envelopes, notarized copies or legalized translations, so look at their list first.',
      fa: 'در جدول‌های ما برای کانادا مهر وزارتخانه یا آپوستیل نیامده است: آنچه لازم است اسکن رنگی اصل مدرک است و اگر به انگلیسی یا فرانسه نباشد، ترجمهٔ رسمی همراه آن. نهادهای ارزیابی مدرک و دانشگاه‌ها و سفارتخانه‌های چین قوانین خودشان را دارند و ممکن است پاکت مهرشده، رونوشت برابر اصل یا ترجمه با مهر تأیید بخواهند؛ اول فهرست خودشان را ببینید.',
    },
    source: TRANSLATED,
    from: LAST_READ_ON,
    page: 'documents',
  },
  {
    id: 'documents.relative',
    when: [
      'prove relative',
      'prove sibling',
      'prove relative pv:',
      'prove sibling pv:',
      'prove sibling documents',
      'prove relative documents',
    ],
    also: 'documents need who what sibling relative parents sponsor points score citizen pr canada how upload partner',
    covers: ['family.birth-certificate'],
    says: {
      en: 'Two things have to be shown. That you are related: birth certificates (or tazkiras) of both that name the same parents; for an uncle or aunt also the birth certificate of your parent. And that they live in Canada as a citizen or permanent resident: their Canadian passport, citizenship certificate or both sides of the permanent resident card, with recent proof of address such as a lease, a bill or a pay slip.',
      fa: 'دو چیز باید نشان داده شود. اینکه خویشاوندید: شناسنامه، تذکره یا گواهی تولد هر دو که نام پدر و مادر مشترک در آن باشد؛ برای عمو، دایی، عمه و خاله شناسنامهٔ پدر یا مادرتان هم لازم است. و اینکه او به‌عنوان شهروند یا مقیم دائم در کانادا زندگی می‌کند: گذرنامهٔ کانادایی، گواهی شهروندی یا هر دو روی کارت اقامت دائم، همراه مدرک جدیدی از نشانی‌اش مانند اجاره‌نامه، قبض یا فیش حقوق.',
    },
    source: RELATIVE,
    from: LAST_READ_ON,
    page: 'documents',
  },
  {
    id: 'documents.first',
    when: ['whichfirst', 'whichfirst start', 'whichfirst documents', 'whichfirst documents start'],
    also: 'when how what need test eca takes p:EE p: now case profile police medicalexam which',
    covers: ['documents.translation', 'eca.translation', 'tests.needed', 'eca.what'],
    says: {
      en: 'Begin with what takes longest and what the rest waits for. For Express Entry that is the language test: without it there is no profile. A degree from abroad counts only with a credential assessment (ECA), so order that too. Ask employers for reference letters and your university for transcripts now. The medical exam, police certificates and the bank’s letter belong to the complete application after the invitation; only find out early how long your countries take to issue a police certificate.',
      fa: 'از چیزی شروع کنید که بیشتر طول می‌کشد و بقیهٔ کارها به آن بسته است. در اکسپرس اینتری این آزمون زبان است که بدون آن پروفایل ساخته نمی‌شود. مدرک تحصیلی خارج از کانادا فقط با ارزیابی (ECA) حساب می‌شود، پس آن را هم سفارش دهید. گواهی سابقهٔ کار و ریزنمرات را همین حالا از کارفرما و دانشگاه بخواهید. معاینهٔ پزشکی، گواهی عدم سوءپیشینه و نامهٔ بانک بعد از دعوت‌نامه و همراه درخواست کامل لازم می‌شود؛ فقط زودتر بپرسید صدور گواهی عدم سوءپیشینه در کشورهای شما چقدر طول می‌کشد.',
    },
    source: {
      en: 'IRCC, Express Entry, documents you will need',
      fa: 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری، مدارک لازم',
    },
    from: LAST_READ_ON,
    page: 'documents',
  },
  {
    id: 'tests.where',
    when: ['test where', 't: where', 't: where iran', 'test where iran'],
    also: 'test t: language accepted how iran appointment p:EE if when takes canada',
    says: {
      en: 'The result counts wherever you sit the test, as long as it is an official centre of that test; many travel to another country for it. As far as we know IELTS has centres in Iran; not every other test has one in every country. Centres and dates are on the test’s own site, where you also book, with the passport you apply with.',
      fa: 'نتیجهٔ آزمون هر جا داده باشید معتبر است، به شرط اینکه مرکز رسمی همان آزمون باشد؛ خیلی‌ها برای آن به کشور دیگری سفر می‌کنند. تا جایی که می‌دانیم آیلتس در ایران مرکز دارد؛ آزمون‌های دیگر در همهٔ کشورها مرکز ندارند. فهرست مراکز و تاریخ‌ها در سایت خود آزمون است و ثبت‌نام هم همان‌جا، با گذرنامه‌ای که با آن اقدام می‌کنید.',
    },
    source: LANGUAGE_TESTS,
    from: LAST_READ_ON,
  },
]
