/** What single facts are asked by: studies, documents, how the office works. */
export const NOTE_WORDS: Readonly<Record<string, string>> = {
  referrer:
    'referrer, my referrer, referral agent, referral partner, who referred me, referred me, referred us, person who referred, people who referred, who introduced me, introduced me, introduce me, introduced us, sent me to you, brought me to you, معرف, معرفم, معرف من, معرفی کرده, معرفیم کرده, معرفی کرد, معرفیم کرد, منو معرفی, معرفی کننده; moaref, moarefam, moarefi karde, moarefi kard',
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
    'proof of employment, work letter, work letters, letter from work, reference letter, reference letters, employment letter, employment letters, employer letter, letter from my employer, letter from my boss, letter from an employer, work certificate, employment certificate, work reference, experience letter, experience letters, letter of employment, job letter, letter of experience, نامه کار, نامه کارم, گواهی کار, گواهی کارم, گواهی اشتغال, گواهی اشتغال به کار, نامه سابقه کار, گواهی سابقه کار, نامه کارفرما; gavahi kar, name kar, gavahi sabeghe kar',
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
    'you keep my, do you keep, u keep, u store, will you keep, you keep it, you keep them, you keep everything, you store my, do you store, retention, case is over, after my case ends, when my case is closed, نگه میدارین, نگه میدارید, نگهداری میکنین, نگهداری میکنید, نگهداری میشه, مدارکم چی میشه, اطلاعاتم چی میشه; negah midarin, negah midarid',
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
    'what is a good crs score, whats a good crs score, what is a good score, whats a good score, what counts as a good score, امتیاز خوب چنده, points are needed for express entry, points are needed, points needed, points do i need for, points do you need for, score needed for express entry, score is needed, score do i need, points required, crs points are required, points are required, امتیاز لازمه, امتیاز لازم است, امتیاز میخواد, امتیاز برای اکسپرس اینتری لازمه, چند امتیاز لازمه, امتیاز لازم داره; emtiaz lazeme, emtiaz mikhad',
  payments:
    'have i paid, did i pay, i paid you, paid you, paid so far, paid up, my payments, my payment, owe you money, owe you anything, owe anything, do i owe, what i owe, unpaid bill, open bill, my bill, my bills, invoice, invoices, receipt, receipts, my balance with you, پول دادم, پول دادیم, پرداخت کردم, پرداخت کردیم, پرداختی, پرداختیم, پرداخت هام, پرداختهام, بدهکار, بدهکارم, بدهکاریم, بدهی, بدهیم, فاکتور, فاکتورم, رسید پرداخت, صورتحساب, صورت حساب, تسویه; pool dadam, pool dadim, pardakht kardam, bedehkar, bedehkaram, bedehi, faktor, tasviye',
  investor:
    'angel, angels, angel group, angel groups, angel investor, angel investors, venture capital, venture fund, venture capital fund, vc, vc fund, designated organization, designated organizations, سرمایه گذار فرشته, فرشته, فرشتگان, صندوق سرمایه گذاری, صندوق خطرپذیر, سرمایه گذاری خطرپذیر, سرمایه گذار خطرپذیر, سازمان تعیین شده; fereshte, sarmaye gozar',
  retake:
    'retake, retaking, retook, resit, resitting, retest, re take, re sit, take it again, take the test again, take ielts again, take celpip again, sit it again, sit the test again, sit again, one skill retake, skill retake, osr, another attempt, second attempt, combine two, combine results, combine scores, combine two results, mix two results, mix scores, best of two, from two sittings, two sittings, دوباره امتحان, دوباره آزمون, دوباره آیلتس, دوباره سلپیپ, دوباره بدم, دوباره امتحان بدم, ریتیک, ری تیک, تک مهارت, تک مهارتی, وان اسکیل, تجدید آزمون, آزمون مجدد, دو تا نتیجه, دو تا آزمون رو ترکیب; dobare emtehan, dobare azmoon, dobare bedam, ritik, tak maharat',
  howoften: 'how many times, how often, how many attempts, attempts, چند بار, چند دفعه; chand bar, chand dafe',
  instalment:
    'instalment, instalments, installment, installments, in parts, pay monthly, pay later, payment plan, قسطی, قسط, اقساط, اقساطی, قسط بندی, قسط‌بندی, ماهانه بدم, ماهیانه بدم; ghesti, aghsat',
  payway:
    'payment method, payment methods, ways to pay, how can i pay, how do i pay you, pay by card, pay with card, iranian card, iranian bank card, credit card, credit cards, debit card, visa card, mastercard, paypal, wire transfer, bank transfer, crypto payment, pay you in, کارت به کارت, کارت اعتباری, کارت ایرانی, درگاه, درگاه پرداخت, پی پال, حواله, نحوه پرداخت, روش پرداخت, چجوری پرداخت, چطوری پرداخت; kart be kart, kart irani, nahve pardakht',
  currency:
    'euro, euros, usd, us dollar, us dollars, american dollar, american dollars, pound, pounds, sterling, dirham, dirhams, lira, liras, afghani, afghanis, rupee, rupees, other currency, another currency, foreign currency, my currency, یورو, دلار آمریکا, دلار امریکا, پوند, درهم, لیر, افغانی, ارز دیگه, ارز دیگر, به ارز; yoro, pond, derham, lir, dolar amrika',
  sharedata:
    'sell my data, sell my information, sell my info, sell data, sell my details, share my data, share my information, share my info, share my file, share my documents, share my details, give my data, give my information, give my info, give my documents to, pass my data, pass on my data, pass on my information, hand over my data, tell the iranian government, اطلاعاتمو میفروشین, اطلاعاتم رو میفروشین, اطلاعات ما رو میفروشین, اطلاعاتمو به کسی, اطلاعاتم رو به کسی, اطلاعاتم به کسی, اطلاعاتمو در اختیار, اطلاعاتم در اختیار, مدارکمو به کسی, مدارکم رو به کسی, به کسی میدین, به دولت ایران, به سفارت ایران; etelaatamo be kasi, etelaatam ro be kasi, etelaatamo mifrooshin, be dolate iran',
  cantsignin:
    'cant log in, cannot log in, can not log in, cant login, cannot login, cant sign in, cannot sign in, unable to log in, unable to sign in, not able to log in, locked out, login doesnt work, login does not work, login not working, sign in doesnt work, logged out, kicked out of my account, cant access my account, cannot access my account, cant get into my account, نمیتونم وارد شم, نمیتونم وارد بشم, نمیتونم وارد سایت, نمیتونم لاگین, وارد حسابم نمیشم, وارد حسابم نمیتونم, وارد سایت نمیشم, وارد نمیشه, لاگین نمیشه, لاگین نمیشم, ورود ندارم, حسابم قفل شده, اکانتم قفل شده; nemitoonam vared, vared nemisham, login nemishe, login nemisham, vared hesabam nemisham',
  signcode:
    'verification code, confirmation code, login code, sign in code, six digit code, 6 digit code, code by email, the code doesnt arrive, code doesnt arrive, code does not arrive, code not arriving, code never arrives, code never came, code didnt come, code hasnt come, didnt get the code, did not get the code, not getting the code, dont get the code, dont receive the code, not receiving the code, no code, کد تایید, کد ورود, کد شش رقمی, کد نمیاد, کد نیومد, کد نیومده, کد برام نمیاد, کد برام نیومد, کدی نیومد, کدی نمیاد, کد ارسال نمیشه; kod nemiad, kod nayoomad, code nemiad, kode tayid, code baram nemiad',
  lostphone:
    'lost my phone, lost phone, phone was stolen, phone got stolen, stole my phone, phone is broken, my phone broke, phone broke, new phone, changed my phone, changed phones, without my phone, dont have my phone, no longer have my phone, lost my authenticator, deleted the authenticator, lost the app, گوشیم گم شد, گوشیم گم شده, گوشیمو گم کردم, گوشی رو گم کردم, گوشیمو دزدیدن, گوشیم رو دزدیدن, گوشیم خراب شده, گوشیم شکست, گوشیم عوض شده, گوشیمو عوض کردم, گوشی جدید; gooshim gom shode, gooshimo gom kardam, gooshimo avaz kardam, gooshi jadid',
  recoverycode:
    'recovery code, recovery codes, backup code, backup codes, کد بازیابی, کدهای بازیابی, کد پشتیبان; kode bazyabi',
  replacefile:
    'replace a file, replace the file, replace my file, replace a document, replace my document, replace the document, replace it, swap the file, upload again, upload it again, re upload, reupload, upload a new version, new version, uploaded the wrong file, uploaded the wrong, wrong file, فایل اشتباه, اشتباهی آپلود, اشتباه آپلود, فایل رو عوض, فایلمو عوض, فایلم رو عوض, مدرک رو عوض, مدرکمو عوض, دوباره آپلود, از نو آپلود, نسخه جدید, جایگزین کنم; file eshtebah, dobare upload, filamo avaz konam, eshtebah upload',
  licencenumber:
    'licence number, license number, licence numbers, license numbers, rcic number, membership number, registration number of your, شماره مجوز, شماره پروانه, شماره لایسنس, شماره عضویت; shomare mojavez, shomare parvane',
  team: 'who works there, who works at your, who works for you, works at your office, works with you, your staff, your employees, members of your team, how many consultants, how many people work, who is on your team, whos on your team, team members, your lawyers, کیا اونجا کار میکنن, کیا تو دفترتون, چند نفرید, چند نفرین, چند تا مشاور, کارمنداتون, اعضای تیم, تیمتون کیا, همکاراتون; chand nafarin, chand ta moshaver',
  marriagepaper:
    'marriage certificate, marriage paper, wedding certificate, عقدنامه, سند ازدواج, قباله ازدواج, قباله; aghdname, sanad ezdevaj',
  birthpaper: 'birth certificate, birth certificates, گواهی تولد, سند تولد; govahi tavalod',
  scoredropped:
    'score drop, score dropped, score went down, score gone down, score go down, score fell, score has fallen, score decreased, score is lower than, score lower than before, points dropped, points went down, fewer points than before, fewer points than last, crs dropped, crs went down, امتیازم کم شد, امتیازم کم شده, امتیازم کمتر شد, امتیازم کمتر شده, امتیازم اومد پایین, امتیازم اومده پایین, امتیازم افت کرد, امتیازم افت کرده, امتیازم ریخت, امتیاز من کم شده; emtiazam kam shode, emtiazam oomade payin, emtiazam oft karde',
  attestation:
    'attest, attested, attestation, attestations, apostille, apostilled, apostil, notarise, notarised, notarize, notarized, notary, legalise, legalised, legalize, legalized, legalization, foreign ministry, ministry of foreign affairs, justice ministry, ministry of justice, certified copy, certified copies, certified true copy, mfa stamp, آپوستیل, دادگستری, مهر دادگستری, تایید دادگستری, وزارت خارجه, امور خارجه, وزارت امور خارجه, تایید وزارت خارجه, برابر اصل, کپی برابر اصل, محضر, محضری, تصدیق وزارت خارجه, مهر وزارت; dadgostari, mohre dadgostari, vezarat khareje, vezarate khareje, barabar asl, barabare asl, apostil',
  collegeoruni:
    'college or university, college or a university, university or college, university or a college, college or uni, uni or college, college vs university, university vs college, college versus university, کالج یا دانشگاه, دانشگاه یا کالج, کالج بهتره یا دانشگاه, دانشگاه بهتره یا کالج, کالج خوبه یا دانشگاه, دانشگاه خوبه یا کالج, کالج برم یا دانشگاه, دانشگاه برم یا کالج, کالج بهتر است یا دانشگاه, دانشگاه بهتر است یا کالج, فرق کالج و دانشگاه, فرق کالج با دانشگاه, فرق دانشگاه و کالج, تفاوت کالج و دانشگاه, تفاوت دانشگاه و کالج, کالج یا پوهنتون, پوهنتون یا کالج; kalej ya daneshgah, college ya daneshgah, daneshgah ya kalej, daneshgah ya college, farghe kalej ba daneshgah',
  whichfirst:
    'which first, which one first, which of them first, what first, which comes first, start with which, begin with which, which one do i start, which one to start, which do i start, which to begin, where to begin with, از کدوم شروع, از کدومش, از کدومش شروع, از کدام شروع, از کدام باید شروع, از کدامش, از کدومشون, کدومش اول, کدومشو اول, کدوم رو اول, کدومو اول, کدام را اول, اول کدوم, اول کدومش, اول کدومو, اول کدام, اول از کدوم, اول از همه باید, قدم اول چیه, قدم اول چیست; az kodoom shoro, az kodum shoro, aval kodoom, aval az hame bayad, aval kodum, kodoomo aval, kodum aval',
  feeincluded:
    'government fee included, government fees included, govt fee included, govt fees included, fees included, included in your fee, included in your price, part of your fee, separate from your fee, on top of your fee, on top of yours, همو شامل, شامل هزینه دولت, هزینه دولت هم شامل, هزینه دولت توشه, هزینه دولت جداست, دولت جداست, دولت جدا, جدا از پول شما, جزو پول شما, جزو حق الزحمه, جزو دستمزد; doolat joda, dolat joda, doolat jodast',
  prove:
    'prove, proves, proving, prove that, proof that, proof of relation, proof of relationship, ثابت کنم, ثابت کنیم, ثابت کنه, ثابت کند, ثابت شه, ثابت شود, ثابت شوه, ثابت بشه, اثبات کنم, اثبات; sabet konam, sabet konim, sabet she, sabet beshe',
  uploadfails:
    'upload failed, upload fails, uploads fail, wont upload, will not upload, does not upload, doesnt upload, cant upload, cannot upload, not uploading, upload error, fails to upload, upload stuck, upload keeps failing, آپلود نمیشه, آپلود نمیشود, آپلود نمیکنه, بالا نمیره, بالا نمیرود, بالا نمیشه, ارور میده, خطا میده, خطا میته; upload nemishe, error mide, bala nemire',
  notissued:
    'the temporary one, temporary diploma, provisional diploma, provisional one, thesis defence, thesis defense, defend my thesis, defending my thesis, no degree on paper, no diploma yet, no degree yet, still a student, after graduation or now, before i graduate, before graduation, before graduating, before my graduation, havent graduated, have not graduated, not graduated, not graduated yet, graduate next, graduate in, graduating, i graduate, will graduate, last semester, final semester, last term, final term, final year, final year student, last year of my bachelor, last year of my master, without my diploma, without the diploma, wait for the diploma, wait for my diploma, wait for the degree, wait for my degree, wait for the certificate, degree is not issued, degree not issued, not been issued, not issued, not issued yet, isnt issued, hasnt been issued, not printed yet, not finished my degree, havent finished my degree, havent got my degree, dont have my degree yet, dont have my diploma yet, provisional certificate, temporary certificate, provisional degree, temporary degree, هنوز فارغ التحصیل نشدم, فارغ التحصیل نشدم, فارغ التحصیل نشده, فارغ التحصیل نشده ام, قبل از فارغ التحصیلی, پیش از فارغ التحصیلی, تا فارغ التحصیلی, ترم آخر, ترم آخرم, ترم اخرم, سال آخر, سال آخرم, دانشجوی ترم آخر, مدرکم نیومده, مدرکم نیامده, مدرکم صادر نشده, مدرکمو ندادن, مدرکم رو ندادن, مدرک ندادن, مدرکم هنوز نیومده, مدرک بیاد, مدرکم بیاد, مدرک صادر بشه, مدرکم صادر بشه, صادر نشده, هنوز صادر نشده, گواهی موقت, مدرک موقت, گواهینامه موقت, دانشنامه موقت, هنوز دانشجوام, هنوز دانشجو ام, هنوز دانشجوم, هنوز دانشجو هستم, بعد از فارغ التحصیلی, ترم مونده, یه ترم مونده, دو ترم مونده, یک ترم مانده, هنوز دارم درس میخونم; fareghotahsil nashodam, faregh nashodam, hanuz faregh nashodam, sader nashode, hanuz sader nashode, hanuz daneshjoo am, hanuz daneshjooam, baad az faregh tahsili, bad az fareghotahsili, govahi movaghat, madrake movaghat, term akhar, terme akhar, terme akharam, madrakam nayoomade',
  newtitle:
    'made me team lead, made me a team lead, made me manager, made me a manager, made me supervisor, made me a supervisor, became team lead, became a team lead, became manager, became supervisor, changed my title, changed my job title, change of title, change of job title, title changed, my title changed, job title changed, new title, new job title, different title, another title, other title, promoted, i was promoted, got promoted, promotion, got a promotion, renamed my position, renamed my role, changed my position, changed my role, position changed, role changed, عنوان شغلیم عوض شد, عنوان شغلیم عوض شده, عنوان شغلم عوض شد, عنوان شغلم عوض شده, عنوان شغلی عوض شد, عنوانم عوض شد, عنوانم عوض شده, عنوانم تغییر کرد, عنوان شغلیم تغییر کرد, عنوان شغلیم تغییر کرده, سمتم عوض شد, سمتم عوض شده, سمتم تغییر کرد, پستم عوض شد, پستم عوض شده, ارتقا گرفتم, ارتقا پیدا کردم, ترفیع گرفتم, ترفیع; onvanam avaz shod, onvane shoghlim avaz shod, onvan shoghlim avaz shode, semtam avaz shod, postam avaz shod, ertegha gereftam, tarfi gereftam',
  continuous:
    'continuous, continuously, without a break, without break, without interruption, uninterrupted, in a row, in one go, پیوسته, پیوسته ست, پیوستس, پیوسته حساب, پشت سر هم, مداوم, بی وقفه, بدون وقفه; peyvaste, posht sare ham, modavem',
  disconnect:
    'wifi is terrible, wifi is bad, internet is terrible, internet is bad, bad internet, bad connection, slow internet, weak internet, weak connection, internet goes off, internet goes, internet drops, internet dies, internet cuts, internet is cut, lose internet, lose connection, lose my connection, losing connection, lost connection, connection drops, connection breaks, connection goes, connection is lost, connection dies, wifi drops, wifi dies, network drops, power goes out, power cut, power outage, electricity goes, goes offline, go offline, browser crashes, browser closes, close the browser, close the tab, close the page, laptop dies, computer crashes, battery dies, phone dies, نت قطع, نت قطع شه, نت قطع بشه, نتم قطع, نتم قطع شه, نتم قطع بشه, نت بره, نتم بره, نت بپره, اینترنت قطع, اینترنت قطع شه, اینترنت قطع بشه, اینترنتم قطع, اینترنتم قطع شه, اینترنتم قطع بشه, برق بره, برق قطع, برق قطع شه, برق قطع بشه, صفحه بسته شه, صفحه رو ببندم, مرورگر بسته, شارژم تموم, گوشیم خاموش, لپ تاپم خاموش; net ghat she, net ghat beshe, netam ghat she, internet ghat she, internet ghat beshe, internetam ghat, bargh bere, bargh ghat she',
  saved:
    'stopped halfway, halfway through, left it halfway, stopped in the middle, نصفه ول کردم, نصفه گذاشتم, نصفه موند, lose what i wrote, lose what i typed, lose what i have written, lose what i have typed, lose my answers, lose everything i wrote, lose everything i typed, lose my progress, does it save, is it saved, will it be saved, saved automatically, auto save, autosave, saves automatically, save automatically, save my answers, are my answers saved, answers saved, save my progress, progress saved, save it for later, save and continue, continue later, finish later, come back later, start over, start again from the beginning, start from scratch, from the beginning again, ذخیره, ذخیره میشه, ذخیره میشود, ذخیره میمونه, سیو, سیو میشه, بعدا ادامه, بعدا ادامه بدم, از اول پر, از اول شروع, از نو پر; zakhire, zakhire mishe, seyv mishe, save mishe, badan edame',
  fillin:
    'filling, fill in, filling in, fill out, filling out, fill, complete the profile, پر کنم, پر کردن, پر کردنش, پرش کنم, تکمیل کنم, تکمیل کردن; por konam, por kardan, por kardane, poresh konam',
  onefile:
    'zip, one zip, a zip, zip file, one archive, archive, as a zip, in a zip, all in one file, in one file, in one folder, زیپ, فایل زیپ, یه فایل زیپ, یکجا, تو یه فایل, در یک فایل, فایل فشرده; file zip, yekja',
  practise:
    'practise, practise medicine, practice medicine, work as a doctor, be a doctor there, open a clinic, open my own clinic, licence to practise, license to practise, medical licence, recognised at home, طبابت, طبابت کنم, دکتر میشم, دکتر بشم, پزشک میشم, پزشک بشم, به عنوان پزشک کار, مطب, مطب بزنم, مطب باز کنم, نظام پزشکی, پروانه طبابت; tababat, tababat konam, matab, matab bezanam',
}
