import { LAST_READ_ON, type Note } from '../note.ts'

/** Getting into a Canadian school, and staying while one studies. */
export const NOTES_ON_ADMISSION: readonly Note[] = [
  {
    id: 'study.extend',
    when: [],
    says: {
      en: 'You extend a study permit online, from inside Canada, with a letter of enrolment or transcripts from your school, proof of funds and a passport that is valid long enough: the new permit cannot run past the passport. The department asks for it at least 30 days before the permit ends, and schools advise three to four months. If you applied before the end date and stay in Canada, you may go on studying on the same terms until the decision. The visa for re-entering Canada is a separate application.',
      fa: 'تمدید مجوز تحصیل آنلاین و از داخل کانادا انجام می‌شود، با نامهٔ اشتغال به تحصیل یا ریزنمرات، مدرک تمکن مالی و گذرنامه‌ای که به اندازهٔ کافی اعتبار دارد: مجوز جدید بیشتر از اعتبار گذرنامه داده نمی‌شود. ادارهٔ مهاجرت می‌خواهد دست‌کم ۳۰ روز پیش از پایان مجوز اقدام کنید و دانشگاه‌ها سه تا چهار ماه زودتر را توصیه می‌کنند. اگر پیش از پایان مجوز اقدام کرده باشید و در کانادا بمانید، تا آمدن جواب با همان شرایط درس می‌خوانید. ویزای ورود دوباره به کانادا درخواست جداگانه دارد.',
    },
    source: { en: 'IRCC, extending a study permit', fa: 'ادارهٔ مهاجرت کانادا، تمدید مجوز تحصیل' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.age-limit',
    when: [],
    says: {
      en: 'No, neither a lowest nor a highest age is set for a Canadian study permit: people of 40 or 55 may apply as well as those of 18. What the officer weighs is whether the program makes sense after your earlier studies and work, whatever your age; many years since your last degree are best explained in the study plan. A school may have age rules of its own, and a minor without parents in Canada needs a custodian. Age does count later, in the points for permanent residence.',
      fa: 'نه، برای مجوز تحصیل کانادا نه حداقل سن تعیین شده و نه حداکثر: در ۴۰ یا ۵۵ سالگی هم مثل ۱۸ سالگی می‌شود درخواست داد. آنچه افسر بررسی می‌کند، در هر سنی، این است که رشتهٔ جدید با تحصیل و کار قبلی‌تان جور باشد؛ اگر از آخرین مدرکتان سال‌ها گذشته، دلیلش را در برنامهٔ تحصیلی توضیح دهید. ممکن است خود دانشگاه یا مدرسه شرط سنی داشته باشد، و نوجوانی که بدون والدین می‌آید به سرپرست (custodian) نیاز دارد. سن بعداً در امتیاز اقامت دائم حساب می‌شود.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, sections 216 to 220',
      fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مواد ۲۱۶ تا ۲۲۰',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.admission',
    when: [],
    says: {
      en: 'You apply to the university or college itself, on its website, or through the province’s portal where it uses one, such as OUAC and ontariocolleges.ca in Ontario, EducationPlannerBC or ApplyAlberta. Start about a year ahead: many deadlines for September fall in the winter before, and each school has its own. They look at your grades and transcripts and a language test; for a master’s or doctorate also at references, a statement and often a supervisor who agrees. The study permit is applied for afterwards, with the letter of acceptance.',
      fa: 'درخواست پذیرش را در سایت خود دانشگاه یا کالج ثبت می‌کنید، یا اگر استان سامانهٔ مشترک دارد از آن راه؛ مانند OUAC و ontariocolleges.ca در انتاریو، EducationPlannerBC و ApplyAlberta. حدود یک سال زودتر شروع کنید: مهلت بسیاری از رشته‌های سپتامبر در زمستانِ پیش از آن تمام می‌شود و هر دانشگاه تاریخ خودش را دارد. به معدل، ریزنمرات و مدرک زبان نگاه می‌کنند؛ برای ارشد و دکتری به توصیه‌نامه، انگیزه‌نامه و اغلب استادی که شما را بپذیرد هم. درخواست مجوز تحصیل بعد از آن و با نامهٔ پذیرش است.',
    },
    source: {
      en: 'Admission pages of Canadian schools and provincial portals',
      fa: 'صفحه‌های پذیرش دانشگاه‌های کانادا و سامانه‌های استانی',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.funds-whose',
    when: [],
    says: {
      en: 'It may be your own money or that of someone who pays for you: parents, husband or wife, a relative, another sponsor, a school or a scholarship. For somebody else’s money, send a signed letter in which they say what they will pay, their bank statements of about four months, proof of work or other income, and proof of how you are related. The officer looks at where the money comes from and whether you can really use it, so parents are easier to explain than distant friends. An account or a GIC in Canada has to be in the student’s name.',
      fa: 'هم پول خودتان قبول است و هم پول کسی که خرج تحصیل شما را می‌دهد: پدر و مادر، همسر، یک خویشاوند، حامی مالی دیگر، دانشگاه یا بورسیه. برای پول دیگران نامهٔ امضاشده‌ای لازم است که بنویسد چه هزینه‌ای را می‌پردازد، همراه گردش حساب حدود چهار ماه او، مدرک شغل یا درآمدش و مدرک نسبت شما با او. افسر نگاه می‌کند پول از کجا آمده و واقعاً در اختیار شما هست یا نه؛ برای همین حمایت والدین راحت‌تر از یک آشنای دور توضیح داده می‌شود. حساب یا GIC در کانادا باید به نام خود دانشجو باشد.',
    },
    source: {
      en: 'IRCC, study permits, proof of financial support',
      fa: 'ادارهٔ مهاجرت کانادا، مجوز تحصیل، اثبات تمکن مالی',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.plan',
    when: [],
    says: {
      en: 'A study plan, also called letter of explanation or SOP, tells the officer in one or two pages why this program, why this school and why Canada rather than home, how it follows from what you have studied and done, what you will do with it afterwards, who pays, and what ties you to your country. Name gaps or a change of field openly and attach proof for what you say. It must be true and in your own words: samples are recognized, and false statements can bring a five-year bar. A consultant can go over your own case with you.',
      fa: 'برنامهٔ تحصیلی که به آن نامهٔ توضیحی (letter of explanation) یا SOP هم می‌گویند، در یکی دو صفحه به افسر می‌گوید چرا این رشته، این دانشگاه و کانادا به‌جای کشور خودتان؛ چطور ادامهٔ تحصیل و کار قبلی شماست؛ بعد از آن چه برنامه‌ای دارید؛ هزینه را چه کسی می‌دهد و چه چیزی شما را به کشورتان وابسته می‌کند. فاصلهٔ تحصیلی یا تغییر رشته را روشن بنویسید و برای گفته‌هایتان مدرک بگذارید. متن باید درست و به زبان خودتان باشد: نمونهٔ آماده شناخته می‌شود و اظهار نادرست ممکن است پنج سال محرومیت بیاورد. شرایط خود شما را مشاور با شما بررسی می‌کند.',
    },
    source: { en: 'IRCC, study permits, letter of explanation', fa: 'ادارهٔ مهاجرت کانادا، مجوز تحصیل، نامهٔ توضیحی' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.after-deadline',
    when: [],
    says: {
      en: 'You have 180 days, counted from the day the school first confirms in writing that you completed the program, by letter, final transcript or diploma. Your study permit must have been valid at some time within those 180 days. The study permit itself ends 90 days after completion, or on its own date if that is earlier, so from inside Canada apply before then. The post-graduation work permit is given only once: who has had one gets none after a second program. A consultant looks at it with you if a date has passed.',
      fa: 'از روزی که دانشگاه یا کالج برای اولین بار کتبی اعلام کند دوره را تمام کرده‌اید (با نامه، ریزنمرات نهایی یا مدرک)، ۱۸۰ روز وقت دارید. مجوز تحصیلتان باید دست‌کم در بخشی از این ۱۸۰ روز معتبر بوده باشد. خود مجوز تحصیل ۹۰ روز پس از پایان دوره یا در تاریخ درج‌شده در آن، هر کدام زودتر باشد، تمام می‌شود؛ پس اگر در کانادا هستید پیش از آن اقدام کنید. مجوز کار پس از تحصیل فقط یک بار داده می‌شود و کسی که یک بار گرفته، با دورهٔ دوم دوباره نمی‌گیرد. اگر تاریخی گذشته باشد، مشاور آن را با شما بررسی می‌کند.',
    },
    source: { en: 'IRCC, post-graduation work permit', fa: 'ادارهٔ مهاجرت کانادا، مجوز کار پس از تحصیل' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.defer',
    when: [],
    says: {
      en: 'That is the school’s decision: ask it, before the term begins, to defer your admission to the next intake and to send a new letter of acceptance with the new dates. If the study permit is still undecided, send that letter to the department by its web form straight away, so that the file does not rest on an old one. Ask the school whether the attestation letter (PAL) you have still serves and until which day one may arrive late. Not every program has a January or May intake, and deposits follow the school’s rules.',
      fa: 'تصمیم با خود دانشگاه یا کالج است: پیش از شروع ترم از آن بخواهید پذیرشتان را به ترم بعد منتقل کند (defer) و نامهٔ پذیرش جدید با تاریخ‌های جدید بفرستد. اگر جواب مجوز تحصیل هنوز نیامده، آن نامه را فوراً با فرم آنلاین (web form) برای ادارهٔ مهاجرت بفرستید تا پرونده بر اساس نامهٔ قدیمی نماند. از دانشگاه بپرسید نامهٔ تأیید استانی (PAL) قبلی‌تان هنوز به کار می‌آید یا نه و تا چه روزی می‌شود دیرتر رسید. همهٔ رشته‌ها ورودی ژانویه یا مه ندارند و بیعانهٔ شهریه تابع مقررات دانشگاه است.',
    },
    source: {
      en: 'Schools’ rules on deferral; IRCC web form',
      fa: 'مقررات دانشگاه‌ها برای تعویق پذیرش؛ فرم آنلاین ادارهٔ مهاجرت کانادا',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.minor',
    when: [],
    says: {
      en: 'A child under 17 who studies in Canada without a parent or legal guardian needs a custodian: an adult Canadian citizen or permanent resident, living near the school, who takes care of the child in the parents’ place. It is declared on form IMM 5646: the custodian signs one page before a notary in Canada, the parents sign the other before a notary at home, and both go with the study permit application. From 17 to the age of majority, which is 18 or 19 by province, an officer may still ask for one.',
      fa: 'فرزند زیر ۱۷ سالی که بدون پدر، مادر یا قیم قانونی در کانادا درس می‌خواند باید سرپرست (custodian) داشته باشد: فرد بالغی که شهروند یا مقیم دائم کاناداست، نزدیک مدرسه زندگی می‌کند و به‌جای والدین مراقب اوست. این با فرم IMM 5646 اعلام می‌شود: یک صفحه را سرپرست در کانادا و صفحهٔ دیگر را پدر و مادر در کشور خودشان در حضور سردفتر (notary) امضا می‌کنند و هر دو همراه درخواست مجوز تحصیل فرستاده می‌شود. از ۱۷ سالگی تا سن قانونی، که بسته به استان ۱۸ یا ۱۹ سال است، افسر باز هم می‌تواند آن را بخواهد.',
    },
    source: { en: 'IRCC, studying in Canada as a minor', fa: 'ادارهٔ مهاجرت کانادا، تحصیل افراد زیر سن قانونی' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.tuition',
    when: [],
    says: {
      en: 'Each university and college sets its own tuition, by program and by year; the amount for students from abroad stands on the school’s tuition page and in your letter of acceptance. As a guide, Statistics Canada gave an average of CAD 41,746 a year for international undergraduates and CAD 24,028 for graduate students in 2025/2026. Ontario is the most expensive; Newfoundland and Labrador, New Brunswick and Prince Edward Island are among the cheapest. We keep no list of schools’ fees.',
      fa: 'هر دانشگاه و کالج شهریه را خودش برای هر رشته و هر سال تعیین می‌کند؛ مبلغ برای دانشجوی خارجی در صفحهٔ شهریهٔ سایت آن و در نامهٔ پذیرش شما نوشته شده است. برای اینکه اندازه‌ای دستتان بیاید: مرکز آمار کانادا میانگین سال تحصیلی ۲۰۲۵/۲۰۲۶ را برای دانشجوی خارجی کارشناسی ۴۱٬۷۴۶ و برای تحصیلات تکمیلی ۲۴٬۰۲۸ دلار کانادا در سال اعلام کرده است. انتاریو گران‌ترین است و نیوفاندلند و لابرادور، نیوبرانزویک و جزیرهٔ پرنس ادوارد جزو ارزان‌ترین‌ها هستند. ما فهرست شهریهٔ دانشگاه‌ها را نداریم.',
    },
    source: { en: 'Statistics Canada, tuition fees 2025/2026', fa: 'مرکز آمار کانادا، شهریه‌های ۲۰۲۵/۲۰۲۶' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
]
