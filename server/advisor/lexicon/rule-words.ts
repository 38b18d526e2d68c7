/** What the rules speak of: points, money, tests, studies. */
export const RULE_WORDS: Readonly<Record<string, string>> = {
  score:
    'score, scores, point, points, crs, crs score, crs points, ranking, comprehensive ranking system, express entry score, express entry points, رتبم, رتبمو, رتبه ام, امتیاز, امتیازات, امتیازها, نمره, سی ار اس, سی ار اسم, سی ار اسمو; emtiaz, emtiyaz',
  points: 'point, points, crs, crs points, express entry points, امتیاز, امتیازات, امتیازها; emtiaz, emtiyaz',
  mark: 'score, mark, band, نمره, نمرات',
  age: 'age, aging, ageing, old, older, get older, getting older, years old, turn older, turn, turning, turned, سن, سنم, بالا رفتن سن, سن بالا, پیر, سالم بشه, سالگی; sen, senam, senn, sennam',
  birthday:
    'when i become, once i become, as soon as i become, birthday, next birthday, my next birthday, my birthday, تولد, تولد بعدی, تولد بعدیم, تولدم, تولدمه, تولد منه; tavalod, tavalodam, tavalodame',
  fundsource:
    'gift, gifted, inheritance, inherited, sell my house, selling my house, sold my house, sell my car, sale of my house, house sale, sold, selling, sale, gold, salary savings, هدیه, کادو, ارث, ارثیه, فروش, فروش خونه, فروش خانه, فروختم, فروش ماشین, ملک, طلا, سکه; foroosh, hedie, ers',
  education:
    'education, educational, studies, schooling, academic background, تحصیلات, سطح تحصیلات, درس خوندن; tahsilat',
  degree:
    'degree, degrees, diploma, credential, credentials, qualification, bachelor, bachelors, مدرک, مدرک تحصیلی, مدرک دانشگاهی, لیسانس, کارشناسی, دیپلم, صنف دوازده, صنف دوازدهم, دوازده پاس, مدرکم, مدرکمو; madrak, lisans',
  master:
    'master, masters, master degree, masters degree, msc, mba, graduate degree, graduate students, فوق لیسانس, ارشد, کارشناسی ارشد, مستر, دانشجوی ارشد; fogh lisans, arshad',
  doctorate: 'phd, doctorate, doctoral, doctoral degree, دکتری, دکترا, دکترای; doktora',
  language:
    'language, languages, english, language skills, زبان, انگلیسی, انگلیسیه, انگلیسی هست, انگلیسیم, انگلیسیت, انگلیسیش, زبان انگلیسی, سطح زبان; zaban, englisi',
  french:
    'francophone, francophones, french, francophone, french language, french speaking, french language proficiency, فرانسه زبان, فرانسه زبانها, فرانسهزبانها, فرانسه زبان ها, فرانسه, فرانسوی, زبان فرانسه, فرانسوی زبان, فرانسوی زبان ها, فرانسوی زبانها; farance, faranse',
  workabroad:
    'work experience, foreign experience, foreign work experience, experience abroad, work abroad, job experience, سابقه کار, سابقه کاری, تجربه کاری, سابقه کار خارجی, سابقه; sabeghe kar',
  work: 'work, working, job, employment, کار, شغل, کارم, شغلم, کار کنه, کار کنم, کار کند, کار کردن, کار کرده, کار کردم, کار کرده باشم; kar, kar karde',
  canadianstudy:
    'canadian degree, canadian diploma, canadian education, canadian credential, degree from canada, diploma from canada, studying in canada points, studied in canada, مدرک کانادایی, مدرک کانادا, مدرک تحصیلی کانادا, تحصیلات کانادایی, تحصیل کانادا; madrak canadayi',
  noc: 'noc, noc code, noc codes, teer, teer level, national occupational classification, occupation code, skilled, skilled work, skilled job, skilled jobs, skilled occupation, skilled occupations, کد noc, ناک, کد ناک, کود ناک, ناک کد, کود شغلی, تیر چندم, تیر چنده, تیر چند, کد شغل, کد شغلی, کد نوک, شغل ماهر, مشاغل ماهر, شغل تخصصی, کار تخصصی; kod shoghli',
  parttime:
    'half time, half day, half days, part time, parttime, part time work, part time job, half time, نصفه روز, نصف روز, نصفه وقت, پاره وقت, کار پاره وقت, نیمه وقت, کار نیمه وقت; pare vaght, nime vaght',
  iran: 'afghanistan, kabul, herat, mazar, afghan, افغانستان, کابل, هرات, مزار شریف, مزار, tehran, tehrans, iran, iranian, in iran, ایران, ایرانی, تو ایران, در ایران, تهران, تهرانه, ایرانم, ایرانه; irani',
  canadianwork:
    'canadian experience, canadian work experience, work in canada, canadian work, experience in canada, سابقه کار کانادا, سابقه کار در کانادا, سابقه کانادایی, تجربه کار در کانادا',
  joboffer:
    'job ofer, job offer, job offers, lmia, arranged employment, offer of employment, جاب آفر, جاب افر, پیشنهاد شغلی, پیشنهاد کار, پیشنهاد شغل, آفر کاری, جاب اوفر, آفر شغلی, جاب; jab offer, jab afer, jaboffer, jab ofer',
  sixhundred:
    'the 600, the 600 points, 600 extra points, 600 extra, extra 600, extra 600 points, 600 bonus, 600 bonus points, 600 additional points, 600 more points, those 600, those 600 points, these 600 points, get 600 points, gives 600, gives 600 points, 600 crs points, six hundred points, این 600 امتیاز, این 600 امتیازی, اون 600 امتیاز, اون 600 امتیازی, 600 امتیازی, 600 امتیازه, 600 امتیاز اضافه, 600 امتیاز اضافی, 600 تا امتیاز, 600 تایی, ششصد امتیاز, ششصدتا; 600 emtiazi, in 600 emtiaz, oon 600 emtiaz, 600 ta emtiaz, shishsad emtiaz',
  nomination:
    'نومنی, نومینی, نامینی, نومینیشن, نامینیت, nominee, nominees, nomination, provincial nomination, nominated, nominate, نامزد استان, نامزد استان بشه, نامینیشن, نامینیشن استانی, نامینی, نامزدی, نامزد بشم; nomination ostani',
  sibling: 'brother, sister, sibling, siblings, برادر, خواهر, داداش, برادرم, خواهرم; baradar, khahar',
  partner:
    'common law husband, wife, husband, hubby, hubbys, hubbie, missus, wifey, spouse, partner, girlfriend, boyfriend, fiance, fiancee, همسر, همسرم, زن, زنم, شوهر, شوهرم, خانمم, خانومم, شریک زندگی, پارتنر, پارتنرم, نامزدم, دوس دختر, دوس پسر, دوس دخترم, دوس پسرم, دوست دختر, دوست دخترم, دوست دخترمو, دوست پسر, دوست پسرم; hamsar, shohar, shoharam, zanam, hamsaram, partneram, doost dokhtar, doostdokhtar, doost pesar',
  children:
    'twins, twin boys, twin girls, دوقلو, دوقلوها, دو قلو, child, children, one child, a child, one kid, a kid, kid, kids, son, daughter, baby, girls, boys, our boy, our girl, my boy, my girl, newborn, infant, toddler, نوزاد, بچه, بچه ها, فرزند, فرزندان, پسر, دختر, پسرم, دخترم, یه بچه, یک بچه, یه فرزند, یک فرزند; ye bache, bache, farzand',
  parents:
    'grandma, grandpa, grandmother, grandfather, parent, parents, mother, father, mom, mum, dad, grandparent, grandparents, grandmother, grandfather, مادربزرگ, مادربزرگم, پدربزرگ, پدربزرگم, پدر, مادر, والدین, بابا, مامان, پدر و مادر, پدر مادر, پدرم, مادرم, پدربزرگ, مادربزرگ, مامانم, بابام; pedar, madar, valedein',
  cutoff:
    'cut off, cutoff, cut offs, cutoffs, draw, draws, round, rounds, round of invitations, invitation round, lowest score invited, score invited, minimum score, lowest score, cutoff score, cut off score, کات آف, کاتاف, کات اف, دور دعوت, دور, دراو, قرعه کشی, حد نصاب, حدنصاب, حداقل امتیاز; katof, kat of',
  invited:
    'invited, invite, invitation, invitations, invitation to apply, an invitation, ita, دعوت شده, دعوتشده, دعوت, دعوتنامه, دعوت نامه, دعوت نامم, دعوتنامم, دعوت شدم, دعوت بشم, دعوت شدن, دعوت شوم; davatname, davat, davat name',
  grid: 'grid, the grid, in the grid, hundred point system, hundred point table, points out of 100, out of 100 points, reach 67, get to 67, hit 67, out of 100, out of a 100, out of the 100, out of hundred, out of one hundred, out of a hundred, of 100 points, of the 100 points, from 100, from 100 points, from hundred, per 100, 100 points, six factor, 6 factors, 6 factor, six selection factors, 6 selection factors, selection factors, 67 point table, 67 points table, 67 table, 67 system, 67 point system, 67 points system, 67 test, 67 point test, 67 points, 67 point grid, 100 point grid, points of 100, skilled worker grid, the 67, of the 67, in the 67, six factors, selection grid, pass mark, fsw points, fsw grid, federal skilled worker points, شش فاکتور, شش تا فاکتور, 6 فاکتور, شش عامل, 6 عامل, 100 تایی, صد تایی, صدتایی, از 100, از صد, از 100 امتیاز, از صد امتیاز, ۶۷ امتیاز, شصت و هفت امتیاز, جدول 67, جدول 67 امتیازی, 67 امتیازی, جدول 100 امتیازی, 100 امتیازی; 67 emtiaz, jadvale 67, az 100, az sad, shesh factor, 6 factor',
  funds:
    'bank balance, our balance, funds, fund, settlement funds, settlement fund, settlement, proof of funds, proof of fund, settlement money, money, financial, financially, savings, bank balance, cash, financial support, living cost, living costs, cost of living, living expense, living expenses, پول نقد, موجودیمون, تمکن مالی, تمکن, پول, پولی, پیسه, سرمایه, مبلغ, موجودی, مالی, دارایی, هزینه زندگی, خرج زندگی; tamakon, tamakon mali, pool, pul',
  dollar: 'dollar, dollars, cad, دلار, دلاری; dolar',
  borrow:
    'friends money, money of a friend, friends account, پول دوستم, پول رفیقم, پول فامیل, حساب دوستم, borrow, borrowed, borrowing, loan, loans, lend, lent, mortgage, قرض, قرضی, قرض گرفته, وام, وامی; ghars, gharzi, vam, vami',
  bank: 'bank, bank letter, bank statement, letter from the bank, letter from my bank, بانک, نامه بانک, گواهی بانکی, نامه بانکی, پرینت حساب, گواهی تمکن',
  letter: 'letter, letters, نامه, گواهی, مکتوب; name',
  test: 'test, tests, exam, exams, language test, language tests, english test, test result, test results, result, results, language result, language results, language certificate, test certificate, certificate of language, گواهی زبان, آزمون, آزمون زبان, آزمون های زبان, آزمونهای زبانی, آزمون های زبانی, آزمونهای زبان, امتحان, امتحان زبان, تست, مدرک زبان, مدرک زبانم, نتیجه آزمون; azmoon, emtehan',
  't:IELTS_GT':
    'جنرال, ielts, ielts general, ielts general training, ielts gt, آیلتس, ایلتس, آیلس, ایلس, آیلتز, ایلتز, آیلتس جنرال, آیلتس عمومی; ayelts, aylts',
  't:IELTS_ACADEMIC':
    'academic, ielts academic, academic ielts, آیلتس آکادمیک, ایلتس آکادمیک, آیلتس اکادمیک, آکادمیک, اکادمیک; ielts academik, akademik',
  't:CELPIP_G': 'celpip, celpip general, سلپیپ, سل پیپ, سلپ, سلپیب; selpip',
  't:CELPIP_G_LS': 'celpip ls, celpip general ls, ls celpip, سلپیپ ال اس, سلپیپ LS',
  't:TOEFL_ESSENTIALS': 'toefl essentials, تافل اسنشالز',
  't:PTE_CORE': 'pte core, pte, پی تی ای, پی تی ای کور, پیتیای',
  't:TEF_CANADA': 'tef, tef canada, تف, تف کانادا',
  't:TCF_CANADA': 'tcf, tcf canada, تی سی اف, تیسیاف, تی سیاف',
  't:TOEFL_IBT': 'toefl, toefl ibt, تافل, تافل آی بی تی; tafel, tofel',
  't:DELF': 'delf, delf b1, delf b2, delf exam, دلف, مدرک دلف; delf b 2',
  't:DALF': 'dalf, dalf c1, dalf exam, دالف',
  't:CAMBRIDGE': 'cambridge exam, cambridge certificate, cambridge english, کمبریج, آزمون کمبریج',
  't:DUOLINGO': 'duolingo test, duolingo, دولینگو, دوئولینگو',
  't:PTE_ACADEMIC': 'pte academic, پی تی ای آکادمیک',
  clb: 'clb, clb level, nclc, nclc level, ان سی ال سی, ان سی ال سی همه, ان‌سی‌ال‌سی, انسیالسی, niveaux de competence, canadian language benchmark, benchmark, سی ال بی, سیالبی',
  level: 'level, levels, سطح, سطح زبانی, سطحی; sath',
  listening: 'listening, لیسنینگ, لیسینینگ, شنیدن, شنیداری; lisening',
  reading: 'reading, ریدینگ, خواندن; riding',
  writing: 'writing, رایتینگ, نوشتن, نوشتاری; raiting',
  speaking: 'speaking, اسپیکینگ, صحبت کردن, حرف زدن, گفتاری; speking',
  allabilities:
    'everything, each band, every band, all bands, in each band, in every band, in all bands, each skill, every skill, all abilities, all four, all four abilities, every ability, in all, all skills, each ability, همه مهارت ها, همه مهارتها, همه مهارت, همه چیز, هر چهار مهارت, چهار مهارت, همه, همشون, مهارت, مهارت ها',
  valid:
    'good forever, forever, valid, validity, expire, expires, expired, expiry, run out, good for how long, اعتبار, اعتبارش, معتبر, معتبره, منقضی, انقضا, منقضی میشه, تاریخ انقضا, باطل, باطله, باطل میشه; batel, etebar, monghazi',
  eca: 'eca, اوال, اوال کنم, اوالش کنم, ایوال, ارزیابی شده, ارزیابیشده, credential assessment, educational credential assessment, degree assessment, degree assessed, assess, asses, assesed, assesment, assessed, assesses, assessment of my degree, credential evaluation, evaluate, evaluation, ارزیابی مدرک, ارزیابی مدرک تحصیلی, ارزیابی, ارزیابی کنم, ارزیابی تحصیلی, ارزشیابی, ارزشیابی مدرک, ارزشیابی مدرک تحصیلی; arzyabi, arzyabi madrak, arzeshyabi',
  'b:wes': 'wes, world education services, وس, دبلیو ای اس',
  'b:iqas': 'iqas, ایکاس',
  'b:icas': 'icas',
  'b:ices': 'ices',
  'b:ces': 'ces, comparative education service',
  profession:
    'doctor from, dentist from, pharmacist, pharmacists, physician, physicians, medical doctor, architect, architects, im a doctor, i am a doctor, داروساز, داروسازم, پزشک, پزشکم, دکترم, معمار, معمارم, آرشیتکت',
  occupation:
    'prison officer, prison guard, prison nurse, correctional officer, in a prison, in a jail, criminal lawyer, criminal law, criminologist, criminology, criminal justice, زندانبان, زندانبانم, تو زندان پرستارم, پرستار زندان, در زندان کار, تو زندان کار, وکیل کیفری, حقوق کیفری, جرم شناسی, جرمشناسی, حقوق جزا, teacher, teachers, welder, cook, chef, dentist, engineer, accountant, programmer, developer, software developer, software engineer, electrician, plumber, mechanic, driver, truck driver, farmer, carpenter, baker, butcher, hairdresser, designer, graphic designer, journalist, translator by trade, veterinarian, midwife, radiologist, lab technician, technician, sales manager, marketer, economist, chemist, geologist, biologist, researcher, professor, lecturer, معلم, معلمم, جوشکار, آشپز, سرآشپز, دندانپزشکم, مهندس, مهندسم, مهندس نرم افزار, حسابدار, حسابدارم, برنامه نویس, برنامه نویسم, برقکار, لوله کش, مکانیک, راننده, کشاورز, نجار, نانوا, آرایشگر, طراح, گرافیست, روزنامه نگار, دامپزشک, ماما, تکنسین, استاد, استاد دانشگاه, پژوهشگر; mohandes, moallem, hesabdar, barname nevis, ranande, ashpaz',
  release:
    'release my degree, released, free my degree, آزاد, آزاد کنم, آزادسازی, آزاد کردن, لغو تعهد; azad, azad konam',
  translation:
    'translate, translated, translation, translations, translator, certified translation, ترجمه, ترجمه رسمی, دارالترجمه; tarjome',
  separately:
    'counts as one, as one, as one credential, two degrees, both degrees, دو تا مدرک, دو مدرک, هر دو مدرک, یکی حساب',
  gic: 'gic, guaranteed investment certificate, جی ای سی, جی آی سی, جیآیسی',
  sds: 'sds, student direct stream, اس دی اس',
  coop: 'co op, coop, co op work permit, کواپ, کو اپ',
  changeschool:
    'different college, another college, another school, other college, change my school, change my college, change my university, change school, change college, change university, switch school, switch college, switch university, transfer to another university, transfer to another college, different university, کالج دیگه, دانشگاه دیگه, یه کالج دیگه, یه دانشگاه دیگه, دانشگاهمو عوض, دانشگاهم رو عوض, دانشگاه عوض, کالجمو عوض, کالجم رو عوض, تغییر دانشگاه, عوض کردن دانشگاه, تغییر کالج; daneshgahamo avaz',
  biometrics:
    'biometric, biometrics, fingerprint, fingerprints, finger print, finger prints, fingerprinting, انگشت نگاری, بیومتریک, اثر انگشت; angosht negari',
  medicalexam:
    'upfront medical, upfront medical exam, and medical, and medicals, and my medical, my medical, do my medical, the medicals, معاینه, معاینات پزشکی, معاینه ی پزشکی, medicals, and the medical, and the medical exam, and the medical examination, and the medical check, and the medical test, medical results, medical result, medical report, the medical, medical cost, panel doctor, immigration doctor, panel physician, doctor charge, doctors fee, medical examination fee, medical exam, medical exams, medical examination, medical test, medical check, medical checkup, medicals, immigration medical, medical fee, دکتر معاینه, معاینه پزشکی, آزمایش پزشکی, مدیکال, تست پزشکی, آزمایشات پزشکی, مدیکال تست, دکتر معتمد, پزشک معتمد; medikal, moayene pezeshki',
  income: 'my pay, income, earn, salary, minimum necessary income, lico, درآمد, درآمدم, حقوق, درامد; daramad',
  undertaking:
    'liable, liability, on the hook, obligation, obligations, obliged, undertaking, responsible, responsibility, responsible for, support her, support him, support my, financially responsible, تعهد, تعهدم, متعهد, متعهدم, تعهدش, مسئول, مسئولیت, مسئولم; tahod, masool',
  networth: 'net worth, networth, net assets, دارایی خالص, ارزش خالص',
  entrepreneur:
    'entrepreneur, entrepreneurs, business owner, business immigration, investor, کارآفرین, کارآفرینی, سرمایه گذاری, سرمایه گذار; karafarini',
  selfemployed:
    'self employed, self employment, self employed program, self employed persons, خویش فرما, خوداشتغالی, خود اشتغالی, سلف امپلوید; khodeshteghali',
  company: 'company, firm, employer, business, branch, subsidiary, شرکت, شرکتم, شرکتمون, کارفرما, شعبه; sherkat',
  manager:
    'manager, managers, executive, executives, director, owner, specialist, specialized knowledge, مدیر, مدیرا, مدیران, مدیرعامل, متخصص; modir',
  deposit:
    'deposit, deposits, large deposit, big deposit, sudden deposit, deposited, transferred into my account, واریز, واریزی, واریز یهویی; variz',
  course:
    'language course, chinese course, language program, language year, دوره زبان, دوره زبان چینی, کلاس زبان, کلاس زبان چینی, دوره چینی',
  month: 'month, months, monthly, per month, a month, ماه, ماهی, ماهانه, ماهیانه; mah, mahi',
  soon: 'tomorrow, tomorrows, next month, next year, next week, soon, ماه بعد, ماه آینده, سال بعد, سال آینده, هفته بعد, فردا, فردام, پس فردا',
  tax: 'tax, taxes, taxation, مالیات; maliat',
  citizen: 'سیتیزن, سیتیزنه, سیتیزنم, citizen, citizens, citizenship, شهروند, شهروندی, شهروندم',
  tuition: 'tuition, tuition fee, tuition fees, school fees, شهریه, شهریش; shahriye',
  dormitory: 'dorm, dormitory, accommodation, room, housing on campus, خوابگاه, خوابگاهم; khabgah',
  fundsrule:
    'keep the money, keep money, money stay, stay in my account, remain in my account, until the visa, own account, my own account, in my name, joint account, wifes account, husbands account, spouses account, بمونه, بمونن, باقی بمونه, نگه دارم, تا صدور, تا ویزا, حساب زنم, حساب همسرم, حساب خودم, حساب مشترک, به اسم من, به اسم خودم',
  subjects: 'subject, subjects, which subjects, درسا, درس ها, درسهای, درسایی, چه درسی, موضوعات',
  purpose: 'purpose, purposes, for study purposes, for immigration purposes',
  birthdate: 'date of birth, birth date, my birth date, birthdate, تاریخ تولد, تاریخ تولدم, تاریخ تولدمو',
  persian: 'persian, farsi, dari, فارسی, دری',
  speak: 'speak, speaks, language do you speak, حرف میزنین, حرف میزنید, صحبت میکنین, صحبت میکنید; harf mizanin',
  government:
    'ircc, immigration office, immigration department, the government, government, goverment, govt, federal, دولت, دولتی, اداره, اداره مهاجرت; dolat, edare mohajerat',
  category: 'category, categories, category based, category draws, کتگوری, دسته بندی, دسته های شغلی',
  bodies:
    'organisation, organisations, organization, organizations, body, bodies, institution, institutions, agency, agencies, نهاد, نهادها, سازمان, موسسه, مرکز',
  study:
    'study, studying, while studying, studies, student, students, university, college, school, تحصیل, تحصیلی, درس, دانشجو, دانشجویی, دانشگاه, پوهنتون, کالج, درس بخونم, درس بخوانم, تحصیلیه; tahsil, daneshjoo, daneshgah, tahsili',
  acceptance: 'acceptance, admitted, get in, letter of acceptance, admission, پذیرش, نامه پذیرش, ادمیشن; paziresh',
  pal: 'pal, attestation, attestation letter, provincial attestation, provincial attestation letter, تاییدنامه استان, تاییدنامه, نامه تایید استان, پال',
  hours:
    'hours, hour, hours a week, off campus, per week, weekly, ساعت هفتگی, کار هفتگی, ساعت, چند ساعت, ساعت در هفته, هفته ای چند ساعت, هفته; saat',
  pgwp: 'university grads, college grads, grads, graduate permit, pgwp, post graduation work permit, post graduate work permit, after graduation, work after graduation, after studying, after my studies, کار بعد از تحصیل, بعد از تحصیل, ورک پرمیت بعد از تحصیل, بعد از فارغ التحصیلی, کار بعد از درس, بعد از درس, بعد درس, بعد از دانشگاه, درسم تموم شد, درسم تموم بشه',
  scholarship:
    'monthly allowance, allowance, scholarships offer, scholarship, scholarships, csc, chinese government scholarship, stipend, funding, بورسیه, بورس, بورسیه تحصیلی, اسکالرشیپ; boorsie, bors, borsie',
  chinese: 'what is hsk, chinese, mandarin, hsk, hsk 4, chinese language, چینی, زبان چینی, اچ اس کی; chini',
  china:
    'china, in china, beijing, shanghai, guangzhou, wuhan, hangzhou, nanjing, چین, کشور چین, پکن, شانگهای, گوانگجو, ووهان; chin, pekan, shanghay',
  csca: 'csca, سی اس سی ای, آزمون csca',
  medicine:
    'medicine, mbbs, medical school, medical program, medical programs, study medicine, pharmacy, dentistry, پزشکی, دندانپزشکی, داروسازی, رشته پزشکی; pezeshki',
  health:
    'health, healthcare, health care, health workers, medical workers, nurses, سلامت, بهداشت, درمان, پرستار, پرستاری, پزشکی و سلامت, بهداشت و درمان; salamat',
  insurance: 'insurance, health insurance, بیمه; bime',
  visakind: 'x1, x2, x1 visa, student visa for china, jw201, jw202, ویزای x1, ویزای چین, ویزای دانشجویی چین',
  inenglish: 'in english, english taught, taught in english, به انگلیسی, به زبان انگلیسی',
  commonlaw:
    'common law, commonlaw, common law partner, live together, lived together, cohabit, living together, همسر عرفی, زوج عرفی, کامن لا, کامن لو, زندگی مشترک, با هم زندگی, هم خونه, ازدواج سفید, هم باشی, همباشی; ezdevaj sefid',
  dependent: 'dependent, dependant, dependent child, dependants, dependents, تحت تکفل, فرزند تحت تکفل, وابسته; takafol',
  agelimit:
    'upper age limit, upper age, age cap, age cut off, age requirement, oldest age, maximum age to apply, how old can i be, how old at most, what age is too old, up to which age, until what age, until which age, till what age, at which age, age limit, up to what age, maximum age, how old, شرط سنی, محدودیت سنی, سقف سنی, سقف سن, شرط سن, تا چند سال, تا چند سالگی, چند سالگی, حداکثر سن, تا چه سنی; hade aksar sen, hadaksar sen, haddeaksar sen, saghfe senni, shart senni',
  tooold:
    'too late for me, too old, am i too old, too late at my age, past the age, over the age, سنم زیاده, سنم بالاست, سنم بالاس, دیره, دیر شده, سنم گذشته, پیرم, دیر نشده; senam balast, senam ziade',
  born: 'born, born in, date of birth is, year of birth, متولد, متولدم, به دنیا اومدم, دنیا اومدم, زاده; motevalled, motevaled',
  freelance:
    'freelance, freelancer, freelancing, freelance work, contractor, own clients, فریلنس, فریلنسر, فریلنسری, آزادکار, پروژه ای, پروژه ای کار, شغل آزاد, کار آزاد, کارم آزاده; frilans, frilanser, shoghl azad',
  stillpossible:
    'still make sense, still makes sense, still worth it, still possible, still a chance for me, still immigrate, still move to canada, still come to canada, هنوز میشه, هنوز امکانش هست, هنوز میتونم, بازم میشه; hanooz mishe',
  gap: 'back to back, on and off, scattered, in pieces, gap, gaps, career break, break in my work, between jobs, between two jobs, unemployed, out of work, not continuous, interrupted, broken up, گپ, فاصله, فاصله افتاده, وقفه, بیکار, بیکاری, بین دو کار, پیوسته نیست, پیوسته نبوده, ناپیوسته, تیکه تیکه, پراکنده, پشت سر هم نیست; bikar, vaghfe, fasele',
  unpaid:
    'volunteer, volunteering, voluntary, unpaid, internship, unpaid internship, داوطلبانه, داوطلب, بدون حقوق, کارآموزی, مجانی کار; davtalabane, karamoozi',
  photograph:
    'passport photo, passport photos, passport picture, photo for the application, visa photo, digital photo, photo, photos, عکس, عکسم, عکس پرسنلی, عکس پاسپورتی, عکس گذرنامه; aks personeli',
  whoapplies:
    'به نام اون, به اسم اون, به نام همسرم, به اسم همسرم, به نام خانومم, به اسم خانومم, به نام خانمم, به اسم خانمم, به نام شوهرم, به اسم شوهرم, whose file, whose file should, whose application, whose profile, whose name, who should be principal, be principal, be the principal, the principal one, who goes first, who should go first, goes first on the form, which one of us first, main person, principal person, first applicant, whose name first, in whose name, under whose name, under my name or, who leads, lead the application, file under my name, کدوممون جلو باشه, کدوممون جلو, کدوممون اول باشه, کدوممون اصلی, کدوممون اصلی باشه, کی اصلی باشه, کی جلو باشه, کی نفر اول باشه, نفر اول, نفر اول باشه, نفر اول پرونده, به اسم کی, به نام کی, به اسم کدوممون, اسم کی اول, principal applicant, main applicant, primary applicant, the applicant be, be the applicant, who should apply, which of us should apply, swap applicants, swap applicant, متقاضی اصلی, متقاضی اصلی کی باشه, اپلیکنت اصلی, نفر اصلی, کدوممون اقدام, کدوم اقدام کنیم, من اقدام کنم یا همسرم, به اسم من یا همسرم; motaghazi asli, kodoomemoon jelo, kodoomemoon asli, nafare aval, nafare asli, be esme ki, be esme man ya',
  switchprogram:
    'switch programs, change programs, change my program, switch my program, change the program, switch to another program, switch from express entry, switch to a provincial, move to another program, برنامه مو عوض, برنامم رو عوض, برنامه رو عوض, مسیرم رو عوض, مسیرمو عوض, تغییر برنامه, تغییر مسیر',
  lawyer:
    'lawyer, attorney, representative, immigration lawyer, through a lawyer, use a consultant, hire a consultant, without a consultant, need a consultant, authorized representative, وکیل, وکیلم, وکیل مهاجرت, نماینده, وکیل بگیرم, وکیل گرفتن; vakil, vakil begiram',
  myself:
    'apply by myself, apply on my own, do it myself, do it on my own, apply myself, do it alone, خودم اقدام کنم, خودم تنهایی, خودم انجام بدم, خودم میتونم; khodam eghdam',
  supervisa: 'ویزای سوپر, super visa, supervisa, سوپر ویزا, سوپرویزا',
  sponsor:
    'sponsor, sponsoring, sponsorship, family sponsorship, bring, اسپانسر, اسپانسرشیپ, اسپانسری, اسپانسر بشم, بیارم, ببرم; espanser, biaram, biarim, biaramesh',
  workpermit: 'work permit, work visa, مجوز کار, ورک پرمیت, ویزای کار, اجازه کار',
  pr: 'permanent resident, permanent residents, permanent residence, permanent residency, pr, اقامت دائم, پی ار, اقامت, مقیم دائم, مقیم دایم, مقیم, مقیم دائمم; eghamat, moghim',
  ruleset:
    'rules in force, rule set, which rules, rule version, change of november, november 2026 change, high wage, new crs rules, قوانین جدید, تغییر نوامبر, تغییر جدید',
}
