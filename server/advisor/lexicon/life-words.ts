/** Who somebody is by trade, and what happens to a life while an application is under way. */
export const LIFE_WORDS: Readonly<Record<string, string>> = {
  tradesperson:
    'heavy truck mechanic, truck mechanic, heavy duty mechanic, آشپزی, نانوایی, قصابی, نجاری, مکانیکی, welder, welding, hvac, hvac technician, bakery, bakers, cooks, chefs, welders, electrician, plumber, carpenter, mechanic, auto mechanic, cook, chef, baker, butcher, machinist, pipefitter, bricklayer, roofer, tiler, millwright, tradesman, tradesperson, tradespeople, trade worker, my trade, a trade, skilled trade worker, جوشکار, جوشکارم, جوشکاری, برقکار, برقکارم, برق کار, لوله کش, لوله کشم, لوله کشی, جوشکاریه, نجار, نجارم, مکانیک, مکانیکم, آشپز, آشپزم, سرآشپز, سرآشپزم, نانوا, قصاب, قصابم, تراشکار, تراشکارم, کاشی کار, بنا هستم, تاسیساتی, فنی کار, شغل فنی, کار فنی, مدرک فنی حرفه ای, فنی حرفه ای, فنی و حرفه ای; jooshkar, jushkar, barghkar, ashpaz, sarashpaz, loole kesh, najar, mekanik, fani herfei',
  istrade:
    'count as a trade, counts as a trade, considered a trade, a skilled trade or not, a trade or not, is it a trade, one of the trades, فنی حساب میشه, فنی حساب میشود, فنی حسابه, فنی حساب میکنن, فنی به حساب میاد, کار فنی حساب میشه, شغل فنی حساب میشه, جزو تریدز; fani hesab mishe, joze trades',
  healthjob:
    'nurse, a nurse, nurses, icu nurse, dentist, dentists, pharmacist, دندانپزشک, دندانپزشکم, داروساز, داروسازم, registered nurse, nursing, physiotherapist, paramedic, health worker, health workers, healthcare worker, midwife, پرستار, پرستارم, پرستاری, پرستارا, پرستارها, فیزیوتراپ, فیزیوتراپیست, ماما, مامام, کادر درمان; parastar, parastaram, parastari',
  techjob:
    'tech, tech worker, tech workers, it worker, it workers, it people, it specialist, software, software engineer, software engineers, software developer, programmer, programmers, developer, developers, data engineer, data scientist, engineer, engineers, تکنولوژی, آی تی, آیتی, آیتی کار, برنامه نویس, برنامه نویسم, برنامه نویسا, مهندس نرم افزار, مهندسای نرم افزار, مهندس, مهندسم, مهندسا, فناوری, متخصصان فناوری; barname nevis, barname nevisam, mohandes, mohandesam',
  teacherjob:
    'teacher, teachers, school teacher, primary school teacher, kindergarten teacher, معلم, معلمم, معلما, معلم ها, معلم ابتدایی, دبیر, دبیرم, مربی مهد, مربی مهدم, آموزگار; moallem, moallemam',
  driverjob:
    'truck driver, truck drivers, trucker, truckers, trucking, lorry driver, driver, drivers, راننده, راننده ام, راننده کامیون, راننده کامیونم, راننده های کامیون, راننده ترانزیت, کامیون; ranande, ranande kamion, ranande kamionam',
  hospitalityjob:
    'restaurant, restaurants, restaurant people, restaurant owner, restaurant worker, restaurant workers, hotel, hotels, hospitality, tourism, waiter, waitress, server in a restaurant, رستوران, رستوران دار, رستوران دارها, رستوران دارم, هتل, هتلدار, هتلدارم, گردشگری, گارسون, گارسونم, کافه; restoran, hotel',
  steps:
    'steps, step by step, stages, stages of, walk me through, order of things, whole process, the process work, process works, from start to, from the start to, start to finish, مراحل, مراحلش, مراحل کار, مرحله به مرحله, قدم به قدم, روند, روند کار, پروسه, پروسه کار, از اول تا آخر; marahel, marahele, ghadam be ghadam, az aval ta akhar',
  chooseprovince:
    'which province, which provinces, best province, easiest province, what province, how many provinces, all provinces, any province, where in canada, کدوم استان, کدوم استانا, کدوم استان ها, کدام استان, کدام استان ها, بهترین استان, راحت ترین استان, چند تا استان, چه استانی, استان راحت; kodoom ostan, behtarin ostan, kodum ostan',
  meanwhile:
    'in the middle, in the middle of, midway, halfway, while waiting, while i wait, while we wait, during the process, being processed, is processing, during processing, under way, after submission, after i submitted, وسط پرونده, وسط کار, وسط راه, این وسط, وسطش, در حین, حین بررسی, حین پرونده, در جریان, در این مدت, تو این مدت, تا جواب بیاد, تا اومدن جواب, قبل از جواب; vasate kar, vasate parvande, in vasat',
  afterapplying:
    'after applying, after i apply, after i applied, after we applied, after the application, بعد از اقدام, بعد اقدام, بعد از ارسال, بعد از فرستادن, بعد از درخواست; bad az eghdam, bade eghdam',
  newchild:
    'gives birth, give birth, birth of a child, birth of our child, new baby, newborn, having a baby, have a baby, had a baby, expecting, expecting a baby, twins, delivered, pregnant, pregnancy, baby is born, baby was born, child is born, child was born, baby arrives, got a baby, بچه دار بشیم, بچه دار شدیم, بچه دار شدم, بچه دار بشم, بچه دار شیم, بچه دار شدن, بچه دار شویم, بچمون به دنیا, بچه به دنیا, بچه دنیا بیاد, به دنیا بیاد, دنیا بیاد, به دنیا اومد, باردار, بارداره, باردارم, حامله, حاملس, حامله ام, نوزاد, زایمان, زایمان کرد, دوقلو; bache dar beshim, bachedar beshim, bache dar shodim, bachedar shodim, bardar, bardare, hamele',
  wedding:
    'marry, marrying, get married, getting married, got married, wedding, marriage, ازدواج, ازدواج کنم, ازدواج کردم, عقد, عقد کنم, عقد کردم, عقد کنیم, عروسی, متاهل بشم, متاهل شدم; ezdevaj, aghd, aroosi',
  separation:
    'get divorced, getting divorced, got divorced, be divorced, getting a divorce, get a divorce, divorce, separated, separation, splitting up, split up, broke up, طلاق, طلاق بگیرم, طلاق بگیریم, طلاق میگیرم, طلاق گرفتم, طلاق گرفتیم, جدا شدم, جدا شدیم, جدا شم, جدا بشم, جدا بشیم; talagh',
  fiance:
    'fiance, fiancee, my fiance, my fiancee, engaged, engagement, نامزدم, نامزدمه, نامزدیم, نامزدمم, نامزد کردیم; namzadam',
  newpassport:
    'new passport, passport changed, renewed my passport, renew my passport, passport renewed, changed my passport, replaced my passport, lost my passport, passport expired, passport number changed, پاسپورت جدید, پاسپورتم عوض, پاسپورت عوض, پاسم عوض, پاسپورتمو عوض, پاسپورتم رو عوض, گذرنامه جدید, گذرنامه عوض, گذرنامم عوض, پاسپورتم گم شد, پاسپورتمو تمدید, پاسپورتم منقضی; pasport jadid, pasportam avaz',
  jobchange:
    'lost my job, lose my job, losing my job, laid off, got fired, fired, quit my job, quitting my job, quit, resign, resigned, resignation, leave my job, left my job, leaving my job, changed employer, change employer, changing employer, new employer, changed jobs, change jobs, change my job, changed my job, changing jobs, new job, switch jobs, switched jobs, استعفا, استعفا بدم, استعفا دادم, اخراج شدم, اخراجم کردن, تعدیل شدم, تعدیل نیرو, بیکار شدم, بیکار بشم, کارمو عوض, کارم عوض, کارم رو عوض, شغلمو عوض, شغلم عوض, شغلم رو عوض, کارفرمام عوض, شرکتمو عوض, شرکتم رو عوض, کارمو از دست, از کار بیام بیرون, کار جدید; estefa, bikar shodam, karamo avaz, shoghlamo avaz',
  movecountry:
    'moving to another country, move to another country, moved to another country, moved country, moving country, relocate, relocating, relocated, moved abroad, another country, از ایران میرم, از ایران رفتم, از ایران برم, کشورمو عوض, کشور دیگه, یه کشور دیگه, کشور محل زندگیم, محل زندگیم عوض; az iran miram, keshvare dige',
  partnerwork:
    'wife work, wife works, husband work, husband works, spouse work, spouses work, partner work, wife be allowed to work, husband be allowed to work, spouse be allowed to work, wife allowed to work, husband allowed to work, spouse allowed to work, work permit for my wife, work permit for my husband, work permit for my spouse, wifes work permit, spousal work permit, spouse open work permit, spousal open work permit, همسرم کار کنه, همسرم میتونه کار, همسر دانشجو, خانمم کار کنه, خانمم میتونه کار, شوهرم کار کنه, شوهرم میتونه کار, زنم کار کنه, زنم میتونه کار, اجازه کار همسر, اجازه کار همسرم, ویزای کار همسر, ورک پرمیت همسر, ورک پرمیت همسرم; hamsaram kar kone, hamsaram mitoone kar, zanam kar kone',
  childschool:
    'kids go to school, children go to school, child go to school, kids attend school, children attend school, kids school, childrens school, school for my kids, school for my children, kids study, kids in school, children in school, son go to school, daughter go to school, public school, free school, بچه ها مدرسه, بچه هام مدرسه, بچم مدرسه, بچه مدرسه, مدرسه بچه, مدرسه بچه ها, پسرم مدرسه, دخترم مدرسه, مدرسه دولتی, مدرسه رایگان; madrese bache, bache madrese',
  include:
    'include my, include our, includes my, included in my, add my brother, add my sister, add my mother, add my father, add my parents, add my mom, add my dad, add my mum, bring along, take along, همراه خودم, همراهم ببرم, تو پروندم بیارم, تو پرونده خودم, به پروندم اضافه, به پرونده ام اضافه; hamrahe khodam, be parvandam ezafe',
}
