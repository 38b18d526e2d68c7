import { LAST_READ_ON, type Note } from '../note.ts'

/** Work permits, and pilots for workers. */
export const NOTES_ON_WORK: readonly Note[] = [
  {
    id: 'work.permit',
    when: [],
    says: {
      en: 'Most work permits begin with a job offer from a Canadian employer. As a rule the employer first asks Employment and Social Development Canada (ESDC) for a Labour Market Impact Assessment (LMIA), a finding that hiring from abroad does not harm the labour market; where a job is exempt, the employer submits an offer of employment to IRCC instead. The employer applies for the LMIA, pays its fee and may not recover it from you. With the LMIA or the offer number you then apply for the permit yourself and pay the permit fee.',
      fa: 'بیشتر مجوزهای کار با پیشنهاد شغلی یک کارفرمای کانادایی شروع می‌شود. معمولاً کارفرما اول از وزارت کار کانادا (ESDC) ارزیابی بازار کار (LMIA) می‌گیرد، یعنی تأیید اینکه استخدام نیروی خارجی به بازار کار لطمه نمی‌زند؛ شغل‌هایی هم معاف‌اند و کارفرما به‌جای آن، پیشنهاد شغلی را نزد ادارهٔ مهاجرت ثبت می‌کند. درخواست و هزینهٔ LMIA با کارفرماست و حق ندارد آن را از شما بگیرد. بعد خودتان با LMIA یا شمارهٔ پیشنهاد شغلی برای مجوز کار درخواست می‌دهید و هزینهٔ مجوز را می‌پردازید.',
    },
    source: {
      en: 'IRCC and ESDC, work permits and LMIA; Immigration and Refugee Protection Regulations, section 203',
      fa: 'ادارهٔ مهاجرت و وزارت کار کانادا، مجوز کار و LMIA؛ آیین‌نامهٔ مهاجرت، مادهٔ ۲۰۳',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'work.bridging',
    when: [],
    says: {
      en: 'Yes, if you are in Canada and are the principal applicant for permanent residence through Express Entry, a provincial nomination that does not tie you to an employer, or certain other economic programs. The application itself must be in and have passed the completeness check, with its acknowledgement of receipt; a profile in the pool or an invitation is not enough. You also need a valid work permit, maintained status as a worker, or to be still within the time to restore it. Whether your application qualifies is for a consultant to say.',
      fa: 'بله، اگر در کانادا باشید و متقاضی اصلیِ اقامت دائم از راه اکسپرس اینتری، نامزدی استانیِ بدون محدودیت کارفرما یا چند برنامهٔ اقتصادی دیگر باشید. خود درخواست اقامت باید ثبت شده، از نظر کامل بودن پذیرفته شده و تأیید دریافت (AOR) آن آمده باشد؛ پروفایل در استخر یا دعوت‌نامه کافی نیست. همچنین باید مجوز کار معتبر داشته باشید، یا درخواست تمدید را به‌موقع فرستاده باشید، یا هنوز در مهلت احیای وضعیت باشید. اینکه درخواست شما شامل آن می‌شود یا نه را مشاور می‌گوید.',
    },
    source: { en: 'IRCC, bridging open work permits', fa: 'ادارهٔ مهاجرت کانادا، مجوز کار باز بریجینگ' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'work.extend',
    when: [],
    says: {
      en: 'Apply online to IRCC before the permit expires; IRCC advises at least 30 days before. A permit tied to an employer needs its basis again: a new LMIA or, where the job is exempt, a new offer of employment from the employer. An open permit is only renewed for those who still belong to a group that may have one. Who applied in time and stays in Canada may go on working under the same conditions until the decision. Since 23 December 2024 permits are no longer issued at the border to people who leave and come straight back (flagpoling), with few exceptions.',
      fa: 'پیش از پایان اعتبار مجوز، آنلاین به ادارهٔ مهاجرت درخواست بدهید؛ توصیهٔ این اداره دست‌کم ۳۰ روز زودتر است. مجوزی که به یک کارفرما وابسته است دوباره مبنا می‌خواهد: LMIA جدید یا، اگر شغل معاف باشد، پیشنهاد شغلی جدید کارفرما. مجوز کار باز فقط برای کسی تمدید می‌شود که هنوز جزو گروه‌های مشمول باشد. اگر به‌موقع درخواست داده باشید و در کانادا بمانید، تا آمدن جواب می‌توانید با همان شرایط کار کنید. از ۲۳ دسامبر ۲۰۲۴ دیگر، جز در موارد معدود، با خروج از مرز و برگشت فوری (فلگ‌پولینگ) مجوز نمی‌دهند.',
    },
    source: {
      en: 'IRCC, extending a work permit; CBSA, end of flagpoling',
      fa: 'ادارهٔ مهاجرت کانادا، تمدید مجوز کار؛ خدمات مرزی کانادا (CBSA)، پایان فلگ‌پولینگ',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'work.open-permit',
    when: [],
    says: {
      en: 'An open work permit lets you work for almost any employer; an employer-specific (closed) one only for the employer and the job written on it. An open permit needs no job offer and no LMIA, but it is not given on request: it is for certain groups, such as graduates of eligible Canadian programs, some partners of workers and students, sponsored partners in Canada, principal applicants who wait for permanent residence (bridging), refugee claimants and protected persons, and workers abused by their employer. A consultant tells you whether you belong to one of them.',
      fa: 'با مجوز کار باز می‌توانید تقریباً برای هر کارفرمایی کار کنید؛ با مجوز وابسته به کارفرما (بسته) فقط برای همان کارفرما و شغلی که روی آن نوشته شده است. مجوز باز پیشنهاد شغلی و LMIA نمی‌خواهد، ولی به هر کسی که بخواهد داده نمی‌شود و مخصوص چند گروه است: مانند فارغ‌التحصیلان دوره‌های مشمول در کانادا، بعضی همسران دانشجویان و شاغلان، همسران اسپانسرشدهٔ داخل کانادا، متقاضیان اصلی منتظر اقامت دائم (بریجینگ)، پناهجویان و پناهندگان پذیرفته‌شده، و کارگرانی که از کارفرما آزار می‌بینند. مشاور می‌گوید جزو این گروه‌ها هستید یا نه.',
    },
    source: { en: 'IRCC, open work permits', fa: 'ادارهٔ مهاجرت کانادا، مجوز کار باز' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'work.change-employer',
    when: [],
    says: {
      en: 'Only with a new application: an employer-specific permit is good for the employer written on it and no other. The new employer needs an LMIA or, where the job is exempt, submits an offer of employment, and you apply for a new permit. Under a temporary policy in force since 27 May 2025, workers in Canada with valid status who have applied may ask IRCC to let them start before the decision; they begin once IRCC has agreed, and the policy may end at any time. Who is abused at work can ask for an open permit for vulnerable workers.',
      fa: 'فقط با درخواست جدید: مجوز وابسته به کارفرما تنها برای همان کارفرمایی معتبر است که روی آن نوشته شده. کارفرمای جدید باید LMIA بگیرد یا، اگر شغل معاف باشد، پیشنهاد شغلی ثبت کند و شما برای مجوز جدید درخواست می‌دهید. طبق سیاست موقتی که از ۲۷ مه ۲۰۲۵ اجرا می‌شود، کسی که در کانادا وضعیت معتبر دارد و درخواستش را فرستاده، می‌تواند اجازه بخواهد که پیش از آمدن جواب در کار جدید شروع کند؛ شروع کار پس از موافقت ادارهٔ مهاجرت است و این سیاست هر زمان ممکن است لغو شود. کسی که در محل کار آزار می‌بیند می‌تواند مجوز باز کارگران آسیب‌پذیر بخواهد.',
    },
    source: {
      en: 'IRCC, changing jobs or employers; temporary public policy of 27 May 2025',
      fa: 'ادارهٔ مهاجرت کانادا، تغییر کارفرما؛ سیاست موقت ۲۷ مه ۲۰۲۵',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'work.paying-for-offer',
    when: [],
    says: {
      en: 'No. In Canada a worker may not be charged for a job, a job offer or an LMIA: the employer bears the LMIA fee and the cost of recruiting, and whoever sells them is acting unlawfully and is often a fraud. Immigration advice may be paid for, but only licensed consultants, lawyers of a Canadian law society and Quebec notaries may take money for it. Look a consultant up in the public register of the College (college-ic.ca): it must say Active and entitled to practise. Report such offers to the Canadian Anti-Fraud Centre or, about an employer, to Service Canada.',
      fa: 'نه. در کانادا گرفتن پول از نیروی کار بابت شغل، پیشنهاد شغلی یا LMIA غیرقانونی است: هزینهٔ LMIA و استخدام با کارفرماست و فروشندهٔ این‌ها اغلب کلاهبردار است. برای مشاورهٔ مهاجرتی می‌شود پول داد، ولی فقط به مشاور دارای مجوز، وکیل عضو کانون وکلای کانادا یا سردفتر کبک. نام مشاور را در فهرست عمومی کالج مشاوران (college-ic.ca) جستجو کنید: باید «Active» و مجاز به کار باشد. چنین پیشنهادی را به مرکز مبارزه با کلاهبرداری کانادا (Canadian Anti-Fraud Centre) و تخلف کارفرما را به Service Canada گزارش دهید.',
    },
    source: {
      en: 'College of Immigration and Citizenship Consultants, job offers for money and public register; ESDC, LMIA fee',
      fa: 'کالج مشاوران مهاجرت و شهروندی کانادا، فروش پیشنهاد شغلی و فهرست عمومی مشاوران؛ وزارت کار کانادا، هزینهٔ LMIA',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'programs.atlantic',
    when: [],
    says: {
      en: 'It leads to permanent residence through a job in New Brunswick, Nova Scotia, Prince Edward Island or Newfoundland and Labrador. It asks for a job offer from an employer the province has designated, 1,560 hours of paid work in the last five years (graduates of a school there are exempt), secondary school (TEER 0 and 1: a year of post-secondary), CLB 5 (CLB 4 for TEER 4 jobs), a settlement plan and the province’s endorsement; no LMIA. Each province limits places and occupations. The program is not among those on our site; a consultant tells you whether it fits you.',
      fa: 'این برنامه از راه کار در نیوبرانزویک، نوا اسکوشیا، جزیرهٔ پرنس ادوارد یا نیوفاندلند و لابرادور به اقامت دائم می‌رسد. پیشنهاد شغلی از کارفرمای مورد تأیید استان، ۱٬۵۶۰ ساعت کار با دستمزد در پنج سال اخیر (فارغ‌التحصیلان همان منطقه معاف‌اند)، دیپلم دبیرستان (برای TEER 0 و ۱ یک سال تحصیل پس از دبیرستان)، CLB 5 (برای مشاغل TEER 4، CLB 4)، برنامهٔ اسکان و تأیید استان را می‌خواهد؛ LMIA لازم نیست. هر استان ظرفیت و مشاغل را محدود می‌کند. این برنامه جزو برنامه‌های سایت ما نیست؛ مشاور می‌گوید برای شما مناسب است یا نه.',
    },
    source: { en: 'IRCC, Atlantic Immigration Program', fa: 'ادارهٔ مهاجرت کانادا، برنامهٔ مهاجرت آتلانتیک' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'programs.rural',
    when: [],
    says: {
      en: 'It is a federal pilot to permanent residence in 14 smaller communities, such as Thunder Bay, Sudbury, North Bay, Brandon, Moose Jaw and Claresholm; a francophone pilot works likewise in six communities outside Quebec. Both ask for a job offer from an employer the community has designated, its recommendation, a year of related work in the last three years and at least secondary school. The rural pilot asks for CLB 4 to 6, depending on the job, the francophone one for French at NCLC 5. Each community sets its own occupations and intake; a consultant tells you whether it fits you.',
      fa: 'پایلوت فدرالی است که در ۱۴ شهر و منطقهٔ کوچک‌تر، مانند تاندربی، سادبری، نورث‌بی، برندون، موس‌جا و کلرزهولم، به اقامت دائم می‌رسد؛ پایلوت فرانسوی‌زبان هم به همین شکل در شش منطقهٔ خارج از کبک است. هر دو پیشنهاد شغلی از کارفرمای مورد تأیید همان منطقه، توصیه‌نامهٔ آن، یک سال کار مرتبط در سه سال اخیر و دست‌کم دیپلم دبیرستان می‌خواهند. زبان در پایلوت روستایی بسته به شغل CLB 4 تا ۶ و در پایلوت فرانسوی‌زبان، فرانسه در سطح NCLC 5 است. مشاغل و زمان پذیرش را هر منطقه تعیین می‌کند؛ مشاور می‌گوید برای شما مناسب است یا نه.',
    },
    source: {
      en: 'IRCC, Rural and Francophone Community Immigration Pilots',
      fa: 'ادارهٔ مهاجرت کانادا، پایلوت‌های مهاجرت روستایی و فرانسوی‌زبان',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'programs.caregiver',
    when: [],
    says: {
      en: 'No. The two Home Care Worker Immigration Pilots, for child care and for home support, are not accepting new applications: they opened on 31 March 2025 and were full within hours, and by ministerial instructions none are accepted from 31 March 2026 to 30 March 2030. The stream for people outside Canada was closed without ever opening. Applications received before go on being processed. Other routes, such as a work permit with an LMIA or a provincial nomination, remain; a consultant tells you which one fits you.',
      fa: 'نه. دو پایلوت مراقبان خانگی، یکی برای نگهداری از کودک و دیگری برای مراقبت از سالمند و بیمار در خانه، درخواست جدید نمی‌پذیرند: ۳۱ مارس ۲۰۲۵ باز شدند و همان روز ظرفیتشان پر شد، و طبق دستورالعمل وزیر از ۳۱ مارس ۲۰۲۶ تا ۳۰ مارس ۲۰۳۰ هم هیچ درخواستی پذیرفته نمی‌شود. بخش متقاضیان خارج از کانادا هم بی‌آنکه باز شود بسته شد. بررسی درخواست‌های قبلی ادامه دارد. راه‌های دیگری مانند مجوز کار با LMIA یا نامزدی استانی هست؛ مشاور می‌گوید کدام برای شما مناسب است.',
    },
    source: {
      en: 'IRCC, Home Care Worker Immigration Pilots, notice of 19 December 2025',
      fa: 'ادارهٔ مهاجرت کانادا، پایلوت‌های مراقبان خانگی، اطلاعیهٔ ۱۹ دسامبر ۲۰۲۵',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]
