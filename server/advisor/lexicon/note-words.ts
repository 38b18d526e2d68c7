/** What single facts are asked by: studies, documents, how the office works. */
export const NOTE_WORDS: Readonly<Record<string, string>> = {
  caq: 'caq, quebec acceptance certificate, certificate of acceptance, quebec certificate, سی ای کیو, گواهی پذیرش کبک',
  tablechange:
    'which table, new table, table goes up, table changes, table change, tables change, table in force, amount rose, amount rises, amount went up, amount goes up, amounts change, amount changes, amounts go up, amount increases, amount increased, change the amounts, new student amount, top up, کدام جدول, کدوم جدول, جدول تمکن, جدول جدید, جدول عوض, مبلغ رفت بالا, مبلغ بره بالا, مبلغ عوض, مبلغ تمکن, مبلغ جدید, افزایش مبلغ; jadval tamakon, jadval jadid, mablagh avaz',
  overall:
    'overall, overall band, overall score, average of the four, take the average, average score, average band, rounded, rounded up, round up, rounding, make up for, makes up for, compensate, compensates, اورال, اورالم, نمره کل, نمره کلی, میانگین نمره, میانگین میگیرن, گرد میشه, گرد میکنن, جبران, تک تک; overal, nomre kol, jobran',
  scale:
    'scale, new scale, old scale, previous scale, former scale, two numbers, two scores, nine levels, 9 levels, new hsk, new maximum, مقیاس, مقیاس جدید, مقیاس قدیم, دو تا عدد, دو عدد, نه سطحی, نه سطح, سطح بندی جدید; meghyas',
  strict:
    'strict, strictly, stricter, more strictly, harder, سخت گیرانه, سختگیرانه, سخت گیرانه تر, سختگیرانه تر, سخت گیرتر; sakhtgirane',
  mistake:
    'mistake, mistakes, error, errors, wrong, wrongly, incorrect, not right, not correct, غلط, غلطه, غلط نوشته, اشتباه, اشتباهه, اشتباهی; eshtebah, eshtebahe, ghalat',
  refnumber:
    'reference number, eca number, report number, number of the report, number of my eca, original of the eca, original of the report, original report, شماره ایکا, شماره گزارش, شماره ارجاع, شماره مرجع, اصل گزارش, اصل ایکا; shomare eca, shomare gozaresh',
  workletter:
    'work letter, work letters, letter from work, reference letter, reference letters, employment letter, employment letters, employer letter, letter from my employer, letter from my boss, letter from an employer, work certificate, employment certificate, work reference, experience letter, experience letters, letter of employment, job letter, letter of experience, نامه کار, نامه کارم, گواهی کار, گواهی کارم, گواهی اشتغال, گواهی اشتغال به کار, نامه سابقه کار, گواهی سابقه کار, نامه کارفرما; gavahi kar, name kar, gavahi sabeghe kar',
  schoolchild:
    'grade 9, grade 10, grade 11, grade 12, high school student, school children, school child, schoolchildren, pupil, pupils, primary school, secondary school, elementary school, دانش آموز, دانش آموزان, دبیرستان, دبستان, مدرسه; daneshamooz, dabirestan, madrese',
  extend:
    'extend, extends, extending, extension, renew, renews, renewing, renewal, same college, same school, same university, same program, تمدید, تمدیدش, همون دانشگاه, همان دانشگاه, همین دانشگاه, همون کالج; tamdid',
  exempt: 'exempt, exempted, exemption, exemptions, exception, exceptions, معاف, معافم, معافه, معافیت, استثنا; moaf',
  dli: 'dli, designated learning institution, designated institution, designated school, any college, any school, any university, private college, private school, language school, دی ال آی, دی ال ای, هر کالجی, هر دانشگاهی, هر موسسه ای, موسسه مورد تایید, دانشگاه مورد تایید',
  quota:
    'quota, quotas, cap, caps, study permit cap, limit on students, number of students, how many students, how many study permits, how many student permits, how many student visas, number of study permits, number of student permits, places for students, places for foreign students, سهمیه, سقف پذیرش, سقف دانشجو, سقف مجوز, ظرفیت, ظرفیت پذیرش, چند مجوز تحصیل, چند ویزای تحصیلی, تعداد ویزای تحصیلی, تعداد دانشجو; zarfiat, sahmie, saghf paziresh',
  genuine:
    'genuine, genuine student, really study, really want to study, ties to home, home ties, prove that i will return, prove that ill return, prove i will return, prove i will go back, prove that i will go back, prove ill return, convince the officer, convinces the officer, ثابت کنم برمیگردم, ثابت کنم که برمیگردم, قصد بازگشت, وابستگی به ایران, قانع; sabet konam barmigardam, ghane',
  officer: 'officer, visa officer, immigration officer, officers, افسر, آفیسر, افسر ویزا; afsar, ofiser',
  recommendation:
    'recommendation letter, recommendation letters, letter of recommendation, letters of recommendation, recommendation, recommendations, توصیه نامه, توصیه نامه ها, ریکام; tosie name',
  supervisor:
    'supervisor, supervisors consent, consent of a supervisor, supervisors approval, professor, استاد راهنما, موافقت استاد, استاد باید, سوپروایزر; ostad',
  studyplan: 'study plan, research proposal, proposal, برنامه تحصیلی, طرح پژوهشی, پروپوزال, انگیزه نامه',
  csc: 'csc, chinese government scholarship, بورسیه دولت چین, بورس دولت چین',
  besides:
    'besides, other than, apart from, another scholarship, other scholarship, other scholarships, غیر از, به غیر از, بغیر از, به جز, بجز, جز, غیر; joz, gheyr az, be joz',
  citygrant:
    'city scholarship, city scholarships, cities give, province scholarship, provincial scholarship, university scholarship, university scholarships, partial scholarship, partial scholarships, scholarship of a university, scholarship of a city, بورسیه شهر, بورس شهر, بورسیه استان, بورس استان, بورسیه دانشگاه, بورس دانشگاه, بورس جزئی',
  grantkind: 'type a, type b, types a and b, a and b, bilateral, نوع a, نوع b, نوع ای, نوع بی',
  embassy: 'embassy, embassies, consulate, سفارت, سفارتخانه, کنسولگری; sefarat, safarat',
  xkinds: 'x2, x1 or x2, x1 and x2, x visas, jw201, jw202, jw201 or jw202, ویزای x2',
  exchange: 'exchange, exchange semester, exchange student, exchange program, تبادل, تبادلی, دوره تبادل; tabadol',
  grading:
    'marked, graded, grading, highest mark, percent needed, معدل, معدلم, از چند نمره, تعداد سوالات, سوال داره, چند سوال; moadel, chand ta soal',
  minutes: 'minutes, minute, how many minutes, دقیقه, دقیقس, دقیقه ای, چند دقیقه; daghighe, daghighas',
  video:
    'zoom, video, video call, skype, google meet, online, in person, face to face, over the phone, by phone, حضوری, آنلاین, تصویری, زوم, غیرحضوری, غیر حضوری, تلفنی; hozoori, online',
  remind: 'remind, reminded, reminder, reminders, یادآوری, یادآور; yadavari',
  prepare:
    'prepare, prepared, preparation, at hand, have ready, get ready, bring with me, bring to the meeting, آماده, آماده کنم, همراه داشته باشم, همراهم باشه; amade, amade konam',
  agreement:
    'contract, your contract, agreement, retainer, retainer agreement, sign something, do we sign, sign a contract, قرارداد, قراردادتون, قراردادمون, قرارداد میبندیم; gharardad',
  complaintwhere:
    'where do i complain, where can i complain, where to complain, how do i complain, lodge a complaint, make a complaint, file a complaint, complain about a consultant, complain about my consultant, who supervises you, who regulates you, authority above, complaint about my data, complaint about how my data, کجا شکایت کنم, کجا شکایت, کجا میشه شکایت, کجا میشه از شما شکایت, کجا باید شکایت, به کی شکایت, به کی باید شکایت, از مشاور شکایت, مرجع شکایت, مرجع بالاتر, مرجع بالاترتون; koja shekayat, be ki shekayat',
  keepdata:
    'you keep my, do you keep, will you keep, you store my, do you store, retention, case is over, after my case ends, when my case is closed, نگه میدارین, نگه میدارید, نگهداری میکنین, نگهداری میکنید, نگهداری میشه, مدارکم چی میشه, اطلاعاتم چی میشه; negah midarin, negah midarid',
  undo: 'undo, restore, bring back, get back a file, recover a file, برمیگرده, برگردونم, بازیابی; bargardoonam',
  openedlog:
    'opened my file, who opened, open my file, opens my file, opened my documents, opened my passport, open my passport, looked at my file, looked at my papers, looked at my documents, looked into my file, accessed my file, accesses to my file, log of who, پروندمو باز کرده, پرونده مو باز کرده, پروندم رو باز کرده, پرونده ام رو باز کرده, پروندم را باز کرده, پرونده ام را باز کرده, مدارکمو دیده, مدارکم رو دیده, مدارکم را دیده, مدارکمو باز کرده, باز شدن پروندم, باز شدن پرونده; parvandamo baz karde, madarekamo dide',
  consent:
    'consent, consents, my consents, no longer agree, permission i gave, withdraw my consent, withdraw consent, رضایت, رضایتم, رضایتمو, رضایت نامه, رضایت نامه هام, رضایتنامه, اجازه ای که دادم; rezayat, rezayatam, rezayatamo',
  scan: 'scan, scans, scanned, scanning, corner, corners, black and white, in colour, in color, photograph my documents, photograph my papers, photograph a document, اسکن, اسکنم, اسکن کنم, رنگی, سیاه سفید, سیاه و سفید, عکس مدارک, پشت شناسنامه; eskan, aks madarek',
  spelling:
    'spelling, spellings, spelled, spelt, spell, spells, names do not match, names dont match, name does not match, املا, املای, املاش, املای اسمم, املاء; emla',
  unread:
    'unread, unread message, unread messages, new message, new messages, any messages, any message for me, messages waiting for me, خوانده نشده, نخوانده, نخونده, پیام جدید, پیام تازه, پیام نخونده, پیامی دارم, پیام دارم; payam jadid, payam nakhoonde, payam daram',
  approved:
    'approved, been approved, been accepted, got accepted, been checked, been reviewed, تایید شد, تایید شده, تایید شدن, تایید کردین, تایید کردید, تاییدشده, قبول شد, قبول شدن, اوکی شد; tayid shod, taeed shod',
  meetconsultant:
    'meet my consultant, meeting my consultant, meet the consultant, meeting with my consultant, talk with my consultant scheduled, مشاورمو میبینم, مشاورم رو میبینم, با مشاورم جلسه, با مشاورم قرار; moshaveramo mibinam',
  stem: 'stem, stem draw, stem round, engineers round, استم, مهندسی و علوم, علوم و مهندسی, دور علوم و مهندسی',
  trades: 'trades draw, trades round, trade draw, skilled trades round, دور مشاغل فنی, کتگوری مشاغل فنی',
  transport:
    'transport draw, transport round, transport category, دور حمل و نقل, دور حملونقل, کتگوری حمل و نقل, حملونقل, حمل و نقل',
  eepoints:
    'points are needed for express entry, points are needed, points needed, points do i need for, points do you need for, score needed for express entry, score is needed, score do i need, points required, crs points are required, points are required, امتیاز لازمه, امتیاز لازم است, امتیاز میخواد, امتیاز برای اکسپرس اینتری لازمه, چند امتیاز لازمه, امتیاز لازم داره; emtiaz lazeme, emtiaz mikhad',
  payments:
    'have i paid, did i pay, i paid you, paid you, paid so far, paid up, my payments, my payment, owe you money, owe you anything, owe anything, do i owe, what i owe, unpaid bill, open bill, my bill, my bills, invoice, invoices, receipt, receipts, my balance with you, پول دادم, پول دادیم, پرداخت کردم, پرداخت کردیم, پرداختی, پرداختیم, پرداخت هام, پرداختهام, بدهکار, بدهکارم, بدهکاریم, بدهی, بدهیم, فاکتور, فاکتورم, رسید پرداخت, صورتحساب, صورت حساب, تسویه; pool dadam, pool dadim, pardakht kardam, bedehkar, bedehkaram, bedehi, faktor, tasviye',
  investor:
    'angel, angels, angel group, angel groups, angel investor, angel investors, venture capital, venture fund, venture capital fund, vc, vc fund, designated organization, designated organizations, سرمایه گذار فرشته, فرشته, فرشتگان, صندوق سرمایه گذاری, صندوق خطرپذیر, سرمایه گذاری خطرپذیر, سرمایه گذار خطرپذیر, سازمان تعیین شده; fereshte, sarmaye gozar',
  practise:
    'practise, practise medicine, practice medicine, work as a doctor, licence to practise, license to practise, medical licence, recognised at home, طبابت, طبابت کنم, نظام پزشکی, پروانه طبابت; tababat',
}
