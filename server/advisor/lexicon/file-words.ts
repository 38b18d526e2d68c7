/** What a client has with us: case, documents, appointments, people. */
export const FILE_WORDS: Readonly<Record<string, string>> = {
  case: 'case, application, applications, my file, file, پرونده, پرونده م, درخواست, درخواستم, پروندم, پرونده ام; parvande, parvandam, parvandeh',
  status:
    'did you get, did u get, have you received, did you receive, have you got, status, happening, progress, stage, update, updates, news, whats new, what is new, anything new, going on, how far, where is my, where are we, going, standing, stands, وضعیت, به کجا رسیده, کجا رسیده, به کجا رسید, رسیده, در چه مرحله, مرحله, چی شد, چی شده, خبر, چه خبر, پیشرفت, رسید دستتون, به دستتون رسید, دستتون رسید, رسیده دستتون, رسید بهتون, بهتون رسید; vaziat, be koja reside, reside, dastetoon resid, resid dastetoon',
  turn: 'whose turn, me or you, you or me, yours or mine, mine or yours, whose move, in whose court, ball is in, ball in, my move, your move, turn, waiting for, who is waiting, نوبت, نوبت کیه, نوبت کی, دست کیه, دست کیه الان, کار دست کیه, من یا شما, شما یا من, توپ تو زمین, توپ تو زمین کیه, توپ تو زمین کی, توپ دست کیه, منتظر, منتظر کی; nobat, man ya shoma, shoma ya man, nobate kie, daste kie, kar daste kie, toop to zamine kie, toop too zamine kie',
  nextstep:
    'what should i do next, do next, next step, next steps, what next, what do i do next, what should i do, what should i do now, to do, what now, قدم بعدی, قدم بعد, مرحله بعد, مرحله بعدی, کار بعدی, بعدش چی, حالا چیکار کنم, الان چیکار کنم, الان باید چیکار کنم, الان باید چیکار کنیم, الان ما باید چیکار کنیم, حالا باید چیکار کنیم, حالا چیکار کنیم, الان چیکار کنیم, what comes next, comes next; ghadam badi, alan bayad chikar konim, hala chikar konim',
  deadline:
    'by which date, by what date, until which date, which date should i, تا چه تاریخی, i have to react, i have to answer, i have to reply, تا کی باید جواب بدم, باید جواب بدم, باید جواب بدهم, due date, deadline, deadlines, due, due date, by when, until when, سررسید, موعد, مهلت, ددلاین, مهلتم, تا کی, تا کی وقت دارم, چند روز وقت دارم, چن روز وقت دارم, چند ماه وقت دارم, چقدر وقت دارم, چقد وقت دارم, چه مدت وقت دارم, چند روز فرصت دارم, چقدر فرصت دارم, how many days do i have, how much time do i have; mohlat, ta key vaght daram, ta kei vaght daram, ta key vaqt daram, chand rooz vaght daram, chand ruz vaght daram, cheghad vaght daram',
  consultant:
    'person responsible for me, responsible for my case, responsible for my file, handling my file, handling my case, handles my case, handles my file, in charge of my case, in charge of my file, responsible for my case, responsible for my file, working on my case, works on my case, assigned to me, consultant, my consultant, adviser, advisor, case officer, my lawyer, agent, پروندمو دنبال میکنه, پروندم رو دنبال میکنه, پیگیر پروندم, مسئول پروندم, مشاور, مشاورم, مشاور من, وکیلم, وکیل پروندم, کارشناس, مسئول پروندم, مسئول پرونده من, مسول پروندم; moshaver, moshaveram, masool parvandam',
  documents:
    'document, documents, paper, papers, paperwork, files, مدارک, مدرک, مدارکی, مدارکم, مدارکمو, مدرکم, اسناد, اسنادم, سند, مدرکی, فایل, فایلها, فایل ها; madarek, madrak, asnad, file ha',
  idcard:
    'identity card, identity cards, id card, national id, national identity card, identity booklet, شناسنامه, شناسنامم, کارت ملی, کارت شناسایی, تذکره, تذکرم; shenasname, kart melli, tazkere',
  missing:
    'handed in, not handed in, owe, owe you, still owe, still have to send, still have to give, still have to upload, missing, complete, left, lack, lacking, incomplete, remaining, outstanding, unanswered, not given, تحویل ندادم, نفرستادم, آپلود نکردم, کم, کم دارم, کم داره, کمه, مونده, مانده, ناقص, نقص, باقی, باقی مونده, کسری, کامل, کامله, تکمیل, نداده, جا مونده, دیگه چه مدارکی; kamel, kamele, kam, kame, kam daram, moonde, dige che madareki',
  sentback:
    'come back, came back, document was refused, documents were refused, document refused, letter rejected, document rejected, documents rejected, passport rejected, certificate rejected, rejected my document, rejected my documents, rejected my letter, sent back, sent me back, returned, return, give back, gave back, send back, come back, bounced, برگشت نامه, علت برگشت, برگشت, برگشت خورده, برگردونده, برگردوندین, پس فرستاده, مدرک رد شد, مدرک رد شده, مدرکم رد شد, مدرکمو رد کردین, مدرکم رو رد کردین, گواهیمو رد کردین, برگردوندید, برگشت زدین, برگشت زدید, پس دادین; bargasht, bargardoondin',
  reviewed:
    'review, reviewing, look into, work on, reviewed, checked, verified, accepted documents, in review, بررسی, بررسی شده, تایید شده, بررسی کردین, بررسی میکنین, بررسی میکنید; barresi',
  list: 'list, checklist, لیست, فهرست, چک لیست',
  upload:
    'sending, submitting, sent to you, upload, uploading, send you, submit, attach, hand in, آپلود, اپلود, آپلود کنم, بارگذاری, بارگذاری کنم, بفرستم, ارسال, ارسال کنم; upload konam, befrestam',
  filetype:
    'photo, photos, photos of pages, picture, pictures, megabyte, megabytes, file type, file types, format, formats, file format, file formats, kind of file, kinds of files, pdf, jpg, word file, عکس, عکسش, مگابایت, مگ, فرمت, نوع فایل, فرمت فایل, پی دی اف, چه فایلی, چه فرمتی',
  size: 'size, file size, big, large, mb, megabyte, megabytes, how big, how large, حجم, حجم فایل, سایز, مگابایت, مگ; hajm',
  cv: 'cv, resume, curriculum vitae, رزومه, سی وی, رزومم; rezome',
  passport: 'passport, passports, پاسپورت, گذرنامه, پاس; pasport, pasaport, gozarname',
  transcripts:
    'transcript, transcripts, academic transcript, ریز نمرات, ریزنمرات, ریز نمره, ریز نمراتم, کارنامه تحصیلی; riz nomarat, riznomarat',
  police:
    'criminal record check, criminal background check, background check, the police one, police paper, police record, police certificate, police certificates, police clearance, police check, سوء پیشینه, سو پیشینه, سوءپیشینه, عدم سوء پیشینه, گواهی عدم سوء پیشینه, سوپیشینه; soo pishine, su pishine, adam soo pishine, adame soo pishine, sue pishine, adame sue pishine, adam sue pishine, soe pishine, adame soe pishine, sopishine, soopishine, supishine',
  closedfirm:
    'closed down, shut down, went bankrupt, gone bankrupt, bankrupt, bankruptcy, out of business, no longer exists, does not exist any more, doesnt exist anymore, doesnt exist any more, company is gone, dissolved, liquidated, ورشکست, ورشکسته, ورشکست شده, ورشکست شد, منحل, منحل شده, تعطیل شده, تعطیل شد, بسته شده, دیگه وجود نداره; varshekast, varshekast shode, monhal shode, tatil shode, baste shode',
  cannotget:
    'refuses to write, refuses to give, refuse to give, refuses to issue, wont give me, will not give me, wont write, wont issue, cannot get, cant get, can not get, unable to get, unable to obtain, cannot obtain, cannot provide, dont have access to, نمیتونم بگیرم, نمیتوانم بگیرم, نمیتونم تهیه کنم, نمیدن بهم, گیر نمیارم',
  profile:
    'my address, my home address, my new address, my postal address, آدرسم, آدرس جدیدم, آدرس خونم, نشانی ام, error in my profile, mistake in my profile, profile, my profile, form, questionnaire, answers, اشتباه تو پروفایلم, پروفایل, پروفایلم, فرم, پاسخ هام, جوابهام; profailam',
  change:
    'fix, fixing, switch, change, edit, correct my, update my, fix my, modify, درستش, درستش کنم, تغییر, عوض, ویرایش, اصلاح, تغییر بدم, عوض کنم, درست کنم; avaz, avaz konam, taghir',
  report: 'report, pdf report, my report, گزارش, گزارشم, گزارش pdf',
  consultation:
    'comprehensive session, the comprehensive, comprehensive meeting, comprehensive appointment, comprehensive call, one hour session, one hour consultation, 60 minute consultation, sixty minute consultation, hour long session, 60 minute session, paid session, paid consultation, جلسه جامع, جلسه ی جامع, جلسه یک ساعته, جلسه یه ساعته, مشاوره یک ساعته, مشاوره یه ساعته, جلسه اول, جلسه ی اول, اولین جلسه, first talk, comprehensive consultation, comprehensive one, initial consultation, consultation, consultations, consult, session, follow up, follow up consultation, follow up session, گفتگوی اول, اولین گفتگو, مشاوره پیگیری, مشاوره جامع, مشاوره اولیه, مشاوره, مشاوره م, جلسه, جلسه مشاوره; moshavere',
  appointment:
    'my call, see my consultant, seeing my consultant, seeing the consultant, do we meet, meet you, appointment, appointments, meeting, booking, bookings, کی مشاورمو میبینم, کی مشاورم رو میبینم, قرار داریم, وقت, وقتم, وقت مشاوره, وقت مشاوره م, قرار, قرارم, نوبت, نوبتم, ویزیت; vaght, vaghtam, vaght moshavere',
  book: 'want an appointment, need an appointment, like an appointment, want a consultation, need a consultation, like a consultation, book a consultation, book an appointment, book a call, book a session, book a meeting, book, reserve, schedule, book me in, make an appointment, get an appointment, set up, رزرو, رزرو کنم, وقت بگیرم, وقت مشاوره بگیرم, نوبت بگیرم, وقت میخوام, وقت مشاوره میخوام, یه وقت میخوام, نوبت میخوام, مشاوره میخوام, وقت مشاوره میخواستم; vaght begiram, vaght moshavere begiram, nobat begiram, vaght mikham, moshavere mikham, vaght moshavere mikham, vaght moshavere mikhastam, ye vaght mikham',
  move: 'another day, different day, another time, different time, move, reschedule, change, postpone, cancel, cancelled, جابجا, جابه جا, تغییر, لغو, کنسل, عقب بندازم, تغییر بدم, جابجا کنم, کنسل کنم, لغو کنم, روز دیگه, یه روز دیگه, یک روز دیگر, روز دیگری, یه وقت دیگه, ساعت دیگه',
  fee: 'fee, fees, cost, costs, price, prices, charge, charges, expensive, pay, paying, هزینه, هزینه ها, هزینش, قیمت, نرخ, تعرفه, حق الزحمه, چقدر میگیره, چقدر میگیرن, چقدر میگیرین, چقد میگیره, چقد میگیرن, چقد میگیرین, چقدر پول میگیره, چند میگیره, چند میگیرن; hazine, gheymat, cheghad migire, cheghad migiran',
  free: 'paid, free, free of charge, پولیه, رایگان, مجانی, مفتی, رایگانه; rayegan',
  ourfee:
    'your fee, your fees, service fee, your services, your price, you charge, دستمزد شما, حق الزحمه شما, هزینه خدمات شما, هزینه کار شما, خدماتتون, خدمات شما, قرارداد',
  govfee:
    'landing fee, landing fees, right of landing, government fee, government fees, processing fee, processing fees, rprf, application fee, application fees, right of permanent residence, right of permanent residence fee, visa fee, هزینه دولتی, هزینه های دولتی, هزینه پرونده, هزینه ویزا, هزینه اداره مهاجرت, هزینه فایل',
  refund:
    'پس میدین, پس میدید, پسش میدین, پولو پس, برمیگردونین, برمیگردونید, money gone, is the money gone, lose my money, lose the money, lose the fee, پولم میسوزه, پولم سوخت, پولمون میسوزه, پولش میسوزه, برگشت پول, برگشت پولم, برگشت پولش, برگشت پولمون, پولش برمیگرده, پس دادن پول, refundable, fee back, پولم رو پس, پولمو برمیگردونین, پولم برمیگرده, پولمون برمیگرده, پولمون رو پس, قابل استرداد, refund, money back, refunded, پس گرفتن پول, استرداد, عودت, پولمو پس',
  toman: 'toman, tomans, rial, rials, تومان, تومن, ریال, تومنی; tooman',
  officehours:
    'fridays, saturdays, opening times, office hours, business hours, working hours, opening hours, ساعت کاری, ساعات کاری, ساعات کار, ساعت کارتون, چه ساعتی بازین, ساعت کاریتون, ساعت چند تا چند, از چند تا چند, تا ساعت چند, کی باز هستین, کی بازین; saat kari',
  contact:
    'which street, what street, street address, کدوم خیابون, کدوم خیابونه, which city are you in, what city are you in, where can i visit you, where can i see you, where are you based, کدوم شهرین, کدوم شهر هستین, کجای کانادا هستین, where do you sit, where you sit, where are you located, walk in, walk ins, drop by, come by, come without appointment, come without an appointment, without an appointment, without appointment, بدون وقت قبلی, بدون وقت, سرزده, contact, phone, phone number, telephone, call, email, e mail, address, office, location, whatsapp, telegram, reach, talk to, talk, speak to, speak with, talk with, صحبت, صحبت کنم, حرف بزنم, تلفن, شماره تلفن, شماره تماس, شماره, تماس, ایمیل, آدرس, دفتر, نشانی, واتساپ, تلگرام; sohbat, sohbat konam, harf bezanam, telefon, adres, daftar',
  human:
    'human, person, real person, somebody, someone, a person, staff, آدم, انسان, یه نفر, کارمند, آدم واقعی, یک آدم, آدم واقعی, یه آدم واقعی, یکی از همکاراتون, یکی از همکاران, یکی از همکاران شما, همکاران شما, همکاران محترم, همکاران محترم شما, همکار محترم شما, همکار شما, همکارتان, همکارانتان; adam vaghei',
  reply:
    'hear from you, hear back, reply, respond, response, answer me, answer, get back to me, ازتون خبر, خبر میشنوم, ازتون خبر میشنوم, جواب, جواب میدین, جواب میدید, پاسخ, جوابمو, پاسخ میدین; javab',
  see: 'reads, will read, who reads, looked at, has looked, viewed, see, sees, read, access, look at, view, looks, میبینه, میبینن, میبینند, ببینه, ببینن, دسترسی, میخونه, میخونن, نگاه کرده, نگاه کردن, دیده, باز کرده; mibine, mibinan',
  privacy:
    'privacy, private, confidential, confidentiality, safe, secure, security of my, encrypted, encryption, حریم خصوصی, محرمانه, امن, امنه, رمزنگاری, امنیت',
  message:
    'درد دل, درد دلم, درد و دل, msg, msgs, a message, an email, message, messages, my message, my messages, پیام, پیامم, پیام ها, پیامها, پیام هام, مسیج; payam, payamam',
  password:
    'password, passwords, my password, login, log in, sign in, pasword, رمز, رمزم, رمز عبور, پسورد, گذرواژه; ramz',
  account: 'account, my account, user account, حساب کاربری, حساب, حسابم, اکانت, اکانتم; hesab karbari',
  data: 'this chat, this conversation, our conversation, my conversation, my chat, chat, conversation, my questions, data, information, my information, my data, اطلاعات, اطلاعاتم, دیتا, حرفام, حرفهام, گفتگو, این گفتگو, سوالام, سوالهام, چت',
  delete:
    'wipe, wipe out, erase, delete, erase, remove, deletion, پاک, پاک کنم, حذف, حذف کنم, حذف بشه, پاک بشه, پاک کردن, حذف کردن; delete konam, pak konam',
  robot:
    'ai, robot, bot, chatgpt, artificial intelligence, machine, openai, language model, هوش مصنوعی, ربات, روبات, چت جی پی تی, ماشین',
  elsewhere:
    'go to, goes to, go to chatgpt, sent to chatgpt, sent to, sell my data, sold to, third party, elsewhere, shared, share, abroad server, sent somewhere, جای دیگه, بیرون, شخص ثالث, میفرستین, به اشتراک, میره برای, میره به, ارسال میشه, فرستاده میشه',
  you: 'who are you, what are you, what can you do, how can you help, are you a robot, are you a bot, are you an ai, are you ai, are you human, are you a human, are you real, are you a real person, are you robot, are you bot, are you real person, are you robot or real person, are you a robot or a real person, are you a real person or a robot, are you robot or human, am i talking to a robot, ربات هستی, تو رباتی, رباتی, شما ربات هستید, آدمی یا ربات, تو کی هستی, شما کی هستی, چه کارهایی بلدی, چیکار میتونی بکنی, چه کمکی میکنی, کی هستی; robati',
  start: 'get started, start, begin, how do i start, شروع, شروع کنم, از کجا شروع کنم, آغاز',
  worried:
    'think im lying, think i am lying, think i lie, thinks im lying, think i lied, فکر کنن دروغ میگم, فکر میکنن دروغ میگم, فکر نکنن دروغ میگم, worried, anxious, stressed, nervous, afraid, scared, نگران, نگرانم, استرس, استرس دارم, میترسم, مضطرب, ناامید',
  complaint:
    'complaint, complain, unhappy with, angry, terrible service, not happy, ridiculous, unacceptable, outrageous, disgraceful, disrespectful, شکایت دارم, شکایت کنم, شکایت می کنم, شکایت میکنم, شکایت کنیم, رسما شکایت, ناراضی, ناراضیم, عصبانی, شاکی, شاکیم, بی احترامی, بی احترامیه, بد کار میکنین, بد کار میکنید, کارتون بده',
  thefirm:
    'your firm, your company, your team, your agency, about you, about your firm, who are you guys, do you exist, you exist, you guys, your experience, your background, شرکتتون, شرکت شما, موسسه تون, موسسه شما, دفتر شما, سابقه شما, سابقتون, درباره شما, تیمتون, شما کی هستین, شما کی هستید, مجموعه شما; sherketetoon, moasesetoon',
  founded:
    'how many clients, many clients, clients did you help, clients have you had, people have you helped, چند تا مشتری, چند نفر باهاتون, چند نفر با شما, founded, established, since when, since when do you, how long have you been, in business, years of experience do you, how experienced, چند ساله کار میکنین, چند ساله کار میکنید, چند سال سابقه دارین, چند سال سابقه دارید, از کی کار میکنین, از کی کار میکنید, از کی فعالیت, از چه سالی, تاسیس; chand sale kar mikonin, az key kar mikonin',
  licensed:
    'licensed, licence, license, certified consultant, rcic, registered consultant, cicc, accredited, are you legit, legit, legitimate, scam, official consultant, مجوز دارین, مجوز دارید, مجوزتون, مجوز رسمی, رسمی هستین, لایسنس, لایسنس دارین, پروانه, معتبر هستین, معتبرین, قانونی هستین, کلاهبردار, آر سی آی سی; mojavez darin, layesens',
  successrate:
    'percentage of your clients, percent of your clients, of your clients succeed, of your clients succeeded, of your clients got, of your clients were, of your clients get, چند درصد مشتریاتون, چند درصد مشتری هاتون, success rate, rate of success, approval rate, how successful are you, how many of your applications, how many of your clients, how many approvals, درصد موفقیت, نرخ موفقیت, آمار موفقیت, چند تا موفق, چقدر موفق بودین, چند درصد موفق, چند درصد پرونده هاتون; darsad movafaghiat',
  website:
    'site, website, web site, web page, app, portal, the page, سایت, وب سایت, سایتتون, اپ, پورتال, برنامه تون; site',
  textsize:
    'text size, font size, font, letters are small, letters too small, text is small, text too small, small text, small letters, small print, bigger text, bigger letters, larger text, enlarge, zoom in, zoom the, my eyes are weak, my eyes are bad, weak eyes, bad eyes, eyesight, cannot read the site, screen reader, نوشته ها ریزه, نوشته های سایت ریزه, نوشته ریزه, ریزه, ریز است, خیلی ریز, فونت, بزرگ تر کنم, درشت تر, درشت کنم, چشام ضعیفه, چشمام ضعیفه, چشمم ضعیفه, چشمم نمیبینه, چشام نمیبینه; chesham zaeife, cheshmam zaeife, neveshteha rize, neveshtehaye site rize, font',
  sitelanguage:
    'language of the site, site language, site to persian, site to english, website to persian, website to english, page to persian, page in persian, switch to persian, switch to english, change to persian, change to english, in farsi version, persian version, english version, زبان سایت, سایت رو فارسی, سایتو فارسی, سایت رو انگلیسی, صفحه رو فارسی, فارسیش کنم, انگلیسیش کنم, نسخه فارسی, نسخه انگلیسی; zaban site, zabane site',
  emailaddress:
    'my email, my email address, my e mail, my mail address, email address, new email, ایمیلم, ایمیلمو, ایمیل من, آدرس ایمیلم, ایمیل جدید; imeilamo, emailamo, emailam',
  ownphone:
    'mobile number, registered phone number, phone number in my account, شماره تلفن ثبت شده, شماره تلفن حساب, شماره تماس ثبت شده, my phone, my phone number, my mobile number, my cell number, my cellphone number, my telephone number, my number, new phone number, new mobile number, شماره موبایلم, شماره موبایلمو, شماره موبایل من, شماره تلفنم, شماره تلفنمو, شماره تلفن من, شماره تماسم, شماره تماسمو, شماره تماس من, شماره گوشیم, شماره گوشیمو, شماره همراهم, شماره همراهمو, شمارمو, شماره م, شمارم, شماره جدیدم, شماره جدیدمو; shomaramo, shomare telefonam, shomare telefonamo, shomare mobilam, shomare mobilamo, shomare gooshimo',
  myname: 'my name, my last name, my surname, my first name, اسمم, اسممو, نامم, فامیلیم, فامیلیمو; esmamo',
  unsubscribe:
    'unsubscribe, turn off emails, turn off your emails, turn off the emails, stop emails, stop the emails, stop emailing, stop sending me, fewer emails, less emails, too many emails, no more emails, email notifications, notification settings, mute, quiet hours, ایمیل نفرستین, ایمیل نفرستید, ایمیل نیاد, ایمیلهاتون, ایمیل هاتون زیاده, لغو اشتراک, خبرنامه, اعلان ها رو, اعلانها, نوتیف, نوتیفیکیشن; notif',
  secondfactor:
    'second factor, two factor, 2fa, two step, two step verification, authenticator, authenticator app, تایید دو مرحله ای, دو مرحله ای, رمز دوم, ورود دو مرحله ای; do marhaleyi',
  devices:
    'signed in devices, my devices, other devices, sign out everywhere, log out everywhere, who is logged in, دستگاه ها, دستگاههام, از همه دستگاه ها, خروج از همه',
  download:
    'download, export, copy of my data, copy of everything, get a copy, دانلود, دانلود کنم, خروجی بگیرم, نسخه ای از; danlod, danlood',
  write:
    'write, write to, write you, writing to, text you, text my, بنویسم, پیام بدم, پیغام بدم, مسیج بدم; benevisam, payam bedam',
  beginapplication:
    'start an application, start my application, begin an application, begin my application, open an application, open a file, open a case, submit an application, file an application, new application, create an application, درخواست جدید, پرونده جدید, پرونده باز کنم, پرونده تشکیل بدم, تشکیل پرونده, درخواست ثبت کنم, ثبت درخواست, درخواست بدم; tashkil parvande, darkhast bedam',
  aftersending:
    'after i send, after i submit, after submitting, after sending, once i send, once i submit, when i send my application, what happens after, what happens next with my application, what happens when i submit, happens after i apply, happens once, بعد از ارسال, بعد از فرستادن, بعد ارسال, بعد از اینکه فرستادم, وقتی فرستادم, درخواستمو فرستادم, درخواستم رو فرستادم, بعد از ثبت درخواست, بعدش چی میشه, بعد از اینکه درخواستمو, بعد از سابمیت; bad az ersal, bad az ferestadan',
  unanswered:
    'nobody answers, nobody answers me, nobody answer, nobody answer me, no one answer me, nobody reply, why does nobody answer, no one answers, no one answers me, nobody replies, nobody is answering, no one is answering, no one replied, nobody replied, no reply, no answer yet, not answered, not replied, havent answered, why dont you answer, why dont you reply, heard nothing back, heard nothing, nobody has replied, no one has replied, nobody has answered, no one has answered, never answer, you never answer, you people never answer, no response, nobody responds, nobody responded, so long for you to reply, so long for you to answer, so long to reply, waiting for your answer, waiting for your reply, هیشکی جواب نداده, هیشکی جواب نمیده, هیچکی جواب نداده, هیچکس جواب نداده, کسی جواب نداده, جوابی نیومده, جوابی نگرفتم, جواب نگرفتم, منتظر جواب شما, منتظر جوابتون, جواب نمیدین, جواب نمیدید, جوابمو نمیدین, جوابم رو نمیدین, جواب نداد, جواب نداده, جواب ندادین, کسی جواب نمیده, کسی جوابمو نمیده, کسی جواب منو نمیده, هیچکس جواب نمیده, هیچکی جواب نمیده, پاسخ نمیدین, پاسخ ندادین, بی جواب موند; javab nemidin, javab nemidid, kasi javab nemide, hichki javab nemide',
  notthis:
    'not what i asked, thats not what i asked, that is not what i asked, this is not what i asked, didnt answer my question, you didnt answer my question, did not answer my question, not my question, wrong answer, i asked something else, منظورم این نبود, منظور من این نبود, سوالم این نبود, سوال من این نبود, این جواب سوالم نبود, این جواب سوال من نبود, جواب سوالم این نبود, جواب سوالمو ندادی, جواب سوالم رو ندادی, جواب منو ندادی, اشتباه فهمیدی, اشتباه متوجه شدی, یه چیز دیگه پرسیدم, چیز دیگه ای پرسیدم; manzooram in nabood, soalam in nabood',
}
