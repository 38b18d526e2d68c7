/** These are looked for first: a person answers them, or nobody. */
export const HARD_WORDS: Readonly<Record<string, string>> = {
  crisis:
    'دلم میخواد نباشم, دلم می خواد نباشم, دلم میخواهد نباشم, کاش نبودم, کاش نباشم, میخوام نباشم, delam mikhad nabasham, kash nabasham, kash naboodam, kill myself, killing myself, killed myself, suicide, suicidal, end my life, ending my life, end it all, want to end it, going to end it, gonna end it, wanna end it, end it tonight, end everything, take my life, take my own life, taking my own life, hurt myself, hurting myself, harm myself, harming myself, self harm, cut myself, cutting myself, hang myself, overdose, dont want to live, do not want to live, dont want to live in this world, do not want to live in this world, no longer want to live, dont want to be alive, do not want to be alive, dont want to exist, dont want to be here anymore, dont wanna live, dont wanna be alive, dont wanna be here anymore, want to die, wanna die, wanted to die, wish i was dead, wish i were dead, wish i could die, better off dead, better off without me, no reason to live, nothing to live for, nothing left to live for, not worth living, cant go on living, cant go on anymore, cant go on like this, tired of living, tired of life, tired of being alive, thinking of dying, خودکشی, خودمو بکشم, خودم رو بکشم, خودم را بکشم, خودمو میکشم, خودم رو میکشم, خودم را میکشم, خودمو بکشمو, میخوام بمیرم, میخواهم بمیرم, دلم میخواد بمیرم, کاش بمیرم, کاش میمردم, کاش مرده بودم, کاش نبودم, بمیرم بهتره, بمیرم راحت شم, بمیرم راحت بشم, بمیرم و راحت شم, زنده نباشم, زنده نمونم, نمیخوام زنده باشم, نمیخواهم زنده باشم, نمیخوام زنده بمونم, نمیخواهم زنده بمانم, دیگه نمیخوام زندگی کنم, دیگر نمیخواهم زندگی کنم, از زندگی خسته شدم, از زندگی خسته ام, از زندگیم خسته شدم, از زندگی سیر شدم, از زندگیم سیر شدم, خسته شدم از زندگی, زندگی برام معنی نداره, زندگی برام ارزش نداره, زندگی ارزش نداره, دلیلی برای زندگی ندارم, دلیلی برای زنده موندن ندارم, به زندگیم پایان بدم, به زندگی پایان بدم, به زندگی خودم پایان بدم, به زندگیم خاتمه بدم, زندگیمو تموم کنم, زندگیم رو تموم کنم, کار خودمو تموم کنم, خودمو خلاص کنم, خودم رو خلاص کنم, خودم را خلاص کنم, خودمو از بین ببرم, خودم رو از بین ببرم, به خودم آسیب بزنم, به خودم آسیب میزنم, رگمو بزنم, رگم رو بزنم; khodkoshi, khodamo bokosham, khodamo mikosham, mikham bemiram, kash bemiram, kash mimordam, nemikham zende basham, nemikham zende bemoonam, dige nemikham zendegi konam, az zendegi khaste shodam, az zendegi sir shodam, khodamo khalas konam',
  danger:
    'hits me, beats me, beating me, beat me up, abuses me, abusing me, abusive husband, domestic violence, threatens to kill me, threatened to kill me, raped, کتکم میزنه, کتکم زد, کتکم میزنن, منو میزنه, خشونت خانگی, منو میکشه, mano mikoshe, تهدید به قتل, تجاوز شده, heavy bleeding, bleeding badly, is unconscious, not breathing, stopped breathing, cant breathe, heart attack, having a stroke, has a knife, has a gun, locked me in, خونریزی دارم, خونریزی شدید, بیهوش شده, بیهوش شد, نفس نمیکشه, نفسم بالا نمیاد, سکته کرده, سکته کرد, چاقو کشیده, چاقو کشید, حبسم کرده; khoonrizi daram, bihoosh shode, sekte karde',
  fraud:
    'photoshop, photoshopped, made up documents, look real, looks real, look genuine, looks genuine, look authentic, look legit, nobody will know, no one will know, noone will know, nobody would know, no one would know, nobody will notice, no one will notice, nobody would notice, nobody finds out, no one finds out, nobody will find out, no one will find out, they never find out, they wont find out, they find out, without them knowing, without them noticing, get away with, getting away with, doctored, falsify, falsified, falsifying, backdate, backdated, tamper, cover up, covering up, keep it secret from, keep quiet about, not disclose, sham marriage, marriage of convenience, marry for papers, marry for the papers, paid marriage, take the test for me, take the exam for me, sit the test for me, sit the exam for me, test in my place, exam in my place, fake, forged, forge, counterfeit, false document, lie, lying about, lying on, lying to, lying in my, lying in the form, hide, hiding it, hiding my, hiding that i, hiding the fact, hiding a, conceal, bribe, buy a visa, invent, جعلی, جعل, قلابی, دروغ, دروغ بگم, پنهان کنم, پنهان کنیم, پنهانش کنم, پنهون کنم, مخفی کنم, مخفی کنیم, مخفیش کنم, رشوه, نگم, نگیم, ننویسم, تقلبی, ساختگی, صوری, فتوشاپ, دستکاری, دست کاری, سندسازی, سند سازی, مدرک سازی, مدرکسازی, واقعی به نظر برسه, واقعی به نظر بیاد, واقعی بنظر بیاد, واقعی جلوه, کسی نمیفهمه, هیچکس نمیفهمه, هیچکی نمیفهمه, کسی متوجه نمیشه, هیچکس متوجه نمیشه, کسی نفهمه, کسی متوجه نشه, لو نره, لو نرم, لو میره, لو میرم, لو بره, قایم, قایم کنم, کتمان, اعلام نکنم, اظهار نکنم, به روی خودم نیارم, جای من امتحان بده, به جای من امتحان بده, جام امتحان بده, جام آزمون بده, به جام امتحان بده, ازدواج مصلحتی; sakhtegi, jali, alaki, doroogh',
  misrepresentation:
    'misrepresentation, misrepresented, misrepresent, i lied, we lied, lied on my, lied in my, lied about, gave false information, gave wrong information, given false information, given wrong information, did not declare, didnt declare, forgot to declare, failed to declare, اطلاعات غلط دادم, اطلاعات غلط داده, اطلاعات غلط داده بودم, اطلاعات اشتباه دادم, اطلاعات اشتباه داده, اطلاعات اشتباه داده بودم, اطلاعات نادرست, اظهار خلاف, اظهارات خلاف واقع, خلاف واقع, دروغ گفتم, دروغ گفته بودم, دروغ نوشتم, دروغ نوشته بودم, میس رپرزنتیشن; dorough goftam, doroogh goftam, etelaat ghalat dadam',
  refusal:
    'reject, refused, refusal, refuse, rejected, rejection, denied, appeal, judicial review, federal court, to court, gcms, procedural fairness, ریجکت, ریجکتی, رد شده, رد شدم, رد کردن, رد شدن, رد شد, تجدید نظر, اعتراض, انصاف رویه ای, انصاف رویه, دادگاه, دادگاه فدرال; rejekt, rejekti, dadgah',
  odds: 'chance, chances, odds, probability, probable, likelihood, likely, شانس, شانسم, احتمال, احتمالش; shans, shanse, ehtemal',
  promise:
    'promise, swear, assure me, say that i, قول, قول بده, قسم بخور, قسم بخورید, قسم بخورین, قسم میخوری, قسم میخورید, مطمئنم کن',
  guarantee: 'guarantee, guarantees, guaranteed, تضمین, تضمینی, تضمین میکنین, گارانتی; tazmin',
  security:
    'ministry of intelligence, intelligence ministry, secret service, وزارت اطلاعات, police officer, policeman, i was in the police, افسر پلیس, پلیس بودم, irgc, revolutionary guard, basij, military service, army, soldier, intelligence service, security screening, sanction, sanctions, political party, سپاه, سربازی, سربازیم, خدمت سربازی, نظامی, ارتش, اطلاعات سپاه, بسیج, نیروی انتظامی, تحریم; sarbazi, sepah, basij',
  criminal:
    'criminal, criminal record, crime, shoplifting, theft, stole, police caught me, convicted, conviction, arrested, prison, jail, an offence, an offense, offences, offenses, criminal offence, criminal offense, driving offence, dui, imprisoned, imprisonment, jailed, gaol, behind bars, on bail, sentenced to, suspended sentence, probation order, assault charge, assault charges, assault conviction, for assault, shoplifted, pressed charges, court case against me, criminal case, trouble with the law, کیفری, سابقه کیفری, سوسابقه, سوء سابقه, جرم, محکوم, محکومیت, زندان, زندون, زندانی, بازداشت, بازداشتم, بازداشتگاه, دستگیر, محبس, محبوس, بندیخانه, بندی بودم, بندی شدم, بندی ماندم, بندی بوده, بندی شده, حبس داشتم, حبس کشیدم, حبس کشیده, حبس خوردم, حبس گرفتم, حبس بودم, حبس رفتم, حبس داشته, حبس تعلیقی, حکم حبس, حکم تعلیقی, افتادم حبس, افتاد حبس, آب خنک خوردم, آب خنک خورده, شلاق, دادسرا, دادسراست, حکم جلب, ضرب و جرح, چاقوکشی, چاقو کشی, فقره سرقت, محکوم به سرقت, منع تعقیب, دیه دادم, چک برگشتی داشتم, چک برگشتی دارم; zendan, zendoon, zendun, zendani, habs, mahbas, bazdasht, mahboos, mahkoom, mahkum, bandi shodam, bandi boodam, shallagh',
  overstay:
    'overstay, overstayed, overstaying, out of status, without status, lost my status, visa ran out, permit ran out, visitor status ended, status ended, without papers, اورستی, غیرقانونی موندم, ماندن غیرقانونی, غیرقانونی ماندم, غیر قانونی موندم, ویزام تموم شد, ویزام تموم شده, ویزای توریستیم تموم شده, بدون ویزا موندم; overstay',
  admissibility:
    'medically inadmissible, fail the medical, fail my medical, fail medical, refused on medical, تو مدیکال رد, مدیکال رد, مدیکال ردم, معاینه رد میشم, inadmissible, inadmissibility, banned from canada, five year ban, year ban, hepatitis, hiv, ممنوع الورود, هپاتیت, ایدز; hepatit',
  asylum:
    'converted to christianity, changed my religion, change of religion, cant go back to iran, cannot go back to iran, beats her, hits her, wants to flee, flee to canada, مسیحی شدم, تغییر دین, نوکیش, کتکش میزنه, i am in danger, im in danger, in danger in iran, in danger in afghanistan, in danger in my country, im gay, i am gay, lgbt, lgbtq, همجنسگرا, همجنسگرام, in hiding, is hiding in, hiding from, on the run, in danger at home, life is in danger, life in danger, در خطره, در خطرن, در خطر است, جونش در خطره, جونم در خطره, پناهش میده, پناه میده, پناه میدن, پناه بده, persecuted, persecution, fled the country, fled to, fled across, تحت تعقیب, تحت تعقیبه, تحت تعقیبن, فراری شده, از مرز رفته, از مرز رد شده, از مرز فرار, deported, deport, deportation, removal order, asylum, refugee, refugees, دیپورت, دیپورتم, اخراج از کانادا, پناهنده, پناهندگی, پناهجو, لب مرز; panahande',
  medical:
    'pain, medicine should i take, illness, disease, symptom, symptoms, pill, pills, tablet, tablets, cancer, rash, headache, depression, depressed, درد, سردرد, بیماری, دارو, دارویی, قرص, سرطان, افسردگی, دکتر برم, علائم',
  politics:
    'vote, voting, election, elections, prime minister, regime, war, politics, politicians, political, liberals, conservatives, liberal party, conservative party, party should, party is better, which party, trump, انتخابات, رای دادن, حق رای, رای گیری, رای میدن, رای میدهند, رای بدهم, رای بدم, رای بدن, رییس جمهور, سیاست, سیاسی, رژیم, جنگ, نخست وزیر, لیبرال, لیبرالا, لیبرال ها, محافظه کار, محافظه کارا, محافظه کارها, ترامپ',
  otherperson:
    'friend, friends, cousin, cousins, neighbour, neighbor, colleague, flatmate, roommate, brother, sister, brother in law, sister in law, mother in law, father in law, ex husband, ex wife, uncle, aunt, nephew, niece, دوست, دوستم, رفیق, رفیقم, پسرخاله, پسر خاله, پسرعمو, پسر عمو, پسردایی, پسر دایی, پسرعمه, پسر عمه, دخترخاله, دختر خاله, دخترعمو, دختر عمو, دختردایی, دختر دایی, دخترعمه, دختر عمه, زن داداش, همخونه, هم خونه, همخونه ای, نامزد سابق, شوهر سابق, زن سابق, همسایه, همکار, همکارم, خواهر, خواهرم, برادر, برادرم; dostam, doostam, rafigham, pesar khale, pesar amoo, pesar dayi, dokhtar khale, dokhtar amoo, hamkhoone',
  otherclient:
    'another client, other client, other clients, one of your clients, all clients, clients, every client, everyones, other peoples, other users, from users, all users, user 1, مشتری دیگه, مشتری ها, مشتریها, بقیه مشتری ها, بقیه مراجعین, همه مشتری ها, مشتریاتون, مراجعینتون',
  othercountry:
    'holland, australia, australian, down under, sydney, melbourne, berlin, munich, hamburg, frankfurt, stockholm, oslo, copenhagen, vienna, rome, tokyo, seoul, new york, chicago, los angeles, swedish, norwegian, danish, dutch, germany, german visa, usa, us visa, us green card, america, united states, england, united kingdom, uk, france visa, sweden, norway, netherlands, turkey, turkish, dubai, emirates, new zealand, italy, spain, portugal, austria, switzerland, denmark, finland, japan, korea, russia, greece, ireland, hungary, oman, muscat, qatar, doha, kuwait, bahrain, saudi arabia, iraq, erbil, istanbul, ankara, abu dhabi, pakistan, islamabad, peshawar, karachi, پاکستان, اسلام آباد, پیشاور, پشاور, sharjah, uae, malaysia, kuala lumpur, india, georgia, armenia, cyprus, singapore, poland, belgium, europe, schengen, blue card, green card, استرالیا, آلمان, آمریکا, امریکا, انگلیس, انگلستان, بریتانیا, سوئد, نروژ, هلند, ترکیه, دبی, امارات, نیوزیلند, ایتالیا, اسپانیا, پرتغال, اتریش, سوییس, دانمارک, فنلاند, ژاپن, کره, روسیه, یونان, ایرلند, مجارستان, عمان, مسقط, قطر, دوحه, کویت, بحرین, عربستان, عراق, اربیل, استانبول, آنکارا, ابوظبی, شارجه, مالزی, هندوستان, گرجستان, ارمنستان, قبرس, سنگاپور, لهستان, بلژیک, اروپا, شنگن, گرین کارت, بلو کارت, لاتاری, برلین, مونیخ, هامبورگ, فرانکفورت, سیدنی, ملبورن, استکهلم, اسلو, کپنهاگ, لس آنجلس, نیویورک, شیکاگو; alman, amrika, ostoralia, torkiye, dobey, engelis, emarat, maskat, ghatar, koveyt, estanbol, malezi, gorjestan, armanestan, ghebres',
  injection:
    'admin mode, administrator mode, god mode, root mode, root access, maintenance mode, sudo, حالت ادمین, حالت مدیر, مود ادمین, دسترسی ادمین, ignore all, ignore everything, ignore previous, ignore the rules, ignore your, previous instructions, system prompt, your prompt, your instructions, forget your rules, your rules aside, drop your rules, system override, override, developer mode, debug mode, environment variables, pretend to be, pretend you, pretend that you, pretend youre, pretend ur, lets pretend you, roleplay, role play, jailbreak, you are now, no restrictions, repeat your, word for word, advisor key, api key, admin password, base64, decode, drop table, select from, database tables, script alert, role system, poem, as the developer, i am the developer, im the developer, obey, remember that, confirm it, answer only with, reply only with, http, https, facts score, دستورهای قبلی, دستورات قبلی, دستورالعملی که بهت, نادیده بگیر, پرامپت, پرامپت سیستمی, وانمود کن, نقش افسر, نقش بازی کن, قوانینت, قوانینتو, کلید api, پسورد ادمین, رمز ادمین, تکرار کن, بیخیال شو, شعر, فرض کن افسر, فقط بنویس; ghavanineto, promptet, system promptet',
}

/**
 * Words that are harmless alone and not one after the other, whatever stands between them: «مدرک رو از کجا بخرم».
 * `unless` is what makes them harmless again: a book is bought, a result is not. `isAnywhere`: in any order, however far apart.
 */
export const HARD_TOGETHER: readonly {
  concept: string
  first: string
  later: string
  unless: string
  isAnywhere?: true
}[] = [
  {
    concept: 'fraud',
    first:
      'sit my ielts, sit the ielts, sit my celpip, sit the celpip, sit my pte, sit the pte, sit my tef, sit my test, sit my exam, sit my english test, sits my ielts, sits the ielts, sits my celpip, sits the celpip, sits my pte, sits the pte, sits my tef, sits my test, sits my exam, sits my english test, sat my ielts, sat the ielts, sat my celpip, sat the celpip, sat my pte, sat the pte, sat my tef, sat my test, sat my exam, sat my english test, take my ielts, take the ielts, take my celpip, take the celpip, take my pte, take the pte, take my tef, take my test, take my exam, take my english test, takes my ielts, takes the ielts, takes my celpip, takes the celpip, takes my pte, takes the pte, takes my tef, takes my test, takes my exam, takes my english test, write my ielts, write the ielts, write my celpip, write the celpip, write my pte, write the pte, write my tef, write my test, write my exam, write my english test, writes my ielts, writes the ielts, writes my celpip, writes the celpip, writes my pte, writes the pte, writes my tef, writes my test, writes my exam, writes my english test, do my ielts, do the ielts, do my celpip, do the celpip, do my pte, do the pte, do my tef, do my test, do my exam, do my english test, give my ielts, give the ielts, give my celpip, give the celpip, give my pte, give the pte, give my tef, give my test, give my exam, give my english test',
    later: 'for me, instead of me, under my name, in my name, as me, with my passport, with my id, in my place',
    unless: 'book, register, pay',
  },
  {
    // Somebody who fought and was punished for it, in words that are harmless alone.
    concept: 'criminal',
    first:
      'fight, fighting, scuffle, fought, brawl, brawling, punch up, assault, quarrel, drugs, hashish, theft, stealing, robbery, hitting someone, دعوا, دعوام, دعوامون, دعوایی, زد و خورد, نزاع, کتک کاری, جنجال, چاقو, مواد, تریاک, ماریجوانا, دزدی, سرقت; davaa, dava, janjal, mavad',
    later:
      'months inside, years inside, locked up, in a cell, to six months, sent to prison, police took me, police held me, police record, cops took me, booked by cops, court fined, judge fined, fined me, a record, served time, did time, put away, blood money, my record, حبس, کلانتری, پلیس منو, پولیس, آگاهی, دادگاه منو, دادگاه بهم, دیه, سوپیشینه م, سوءپیشینه م, سوپیشینم, جریمم کرد; habs, kalantari',
    unless: 'certificate cost, fight for, fighter, reference letter, work letter, نامه کار, گواهی کار',
    isAnywhere: true,
  },
  {
    // Transcripts and police certificates are rightly ordered.
    concept: 'fraud',
    first: 'order, ordering',
    later: 'degree, diploma, ielts certificate, job offer, reference letter, employment letter, bank statement',
    unless: 'translation, copy, copies, assessment, eca, wes',
  },
  {
    concept: 'fraud',
    first: 'buy, bought, buying, purchase, pay for, sell me, sells, selling, kharidan',
    later:
      'degree, diploma, certificate, ielts certificate, ielts score, ielts result, test result, transcript, job offer, reference letter, employment letter, work experience, bank statement, bank statements, bank letter, bank letters, payslips, police certificate, lmia, madrak',
    unless:
      'book, books, course, voucher, seat, course materials, tickets, ticket, frame, car, house, apartment, translation, copy, copies, fee, fees',
  },
  {
    concept: 'fraud',
    first:
      'مدرک, مدرکی, مدرک تحصیلی, مدرک زبان, مدرک آیلتس, نمره آیلتس, گواهی, گواهی کار, سابقه کار, سابقه, لیسانس, دکترا, جاب آفر, پیشنهاد شغلی, ریزنمرات; madrak, sabeghe kar',
    later:
      'بخرم, بخره, بخریم, خرید, خریدن, میخرم, میخرن, میفروشن, میفروشید, میفروشین, بفروشید; bekharam, kharid, kharidan',
    unless: 'کتاب, دوره, کلاس, خونه, خانه, ماشین, بلیط, سربازی, ترجمه, کپی',
  },
  {
    concept: 'fraud',
    first:
      'not mention, dont mention, not mentioning, not tell, dont tell, not telling, leave out, leave it out, leave this out, leave that out, leaving out, leaving it out, skip, not declare, dont declare, without mentioning, without telling, keep back',
    later:
      'refusal, refusals, rejection, refused, rejected, ban, deportation, overstay, marriage, married, divorce, criminal record, second wife',
    unless: 'forgot, by mistake, accidentally',
  },
  {
    concept: 'fraud',
    first:
      'ریجکت, ریجکتی, ریجکت شدنم, رد شدن, رد شدنم, ازدواج, ازدواجم, طلاق, طلاقم, دیپورت, بچه, بچم, سابقه کیفری; rejecti',
    later: 'نگم, نگیم, ننویسم, ننویسیم, نزنم, ذکر نکنم, اشاره نکنم, اعلام نکنم, قایم کنم, پنهان کنم; nagam, nanevisam',
    unless: 'یادم رفته, یادم رفت, فراموش',
  },
  {
    // "May I not say that I was refused?", whichever of the two is named first; whether one has to say it is another question.
    concept: 'fraud',
    first: 'نگم, ننویسم, نزنم, قایم کنم, پنهان کنم; nagam, nanevisam, nazanam, ghayem konam',
    later:
      'ریجکت شدم, ریجکت شدنم, رد شدم, رد شدنم, ریجکتم, ریجکتیم; reject shodam, rejekt shodam, rad shodam, rejectim',
    unless: 'باید بگم, یا نگم, یا ننویسم, یادم رفته, یادم رفت, فراموش; bayad begam, ya nagam, ya nanevisam, yadam raft',
    isAnywhere: true,
  },
  {
    concept: 'fraud',
    first:
      'leave it out, leave this out, leave that out, leaving it out, leave my service out, leave my job out, ننویسمش, جا بندازم, جا بندازمش',
    later: 'form, forms, application, profile, papers, فرم, فرمها, پرونده, اشکال',
    unless: 'forgot, by mistake, accidentally, یادم رفته, یادم رفت, فراموش',
  },
  {
    concept: 'fraud',
    first:
      'make the statement show, make the statment show, make it show, make the letter say, change the statement, make it look, make them look, make it seem, makes it look, look normal, look natural, look real, طبیعی نشون, عادی نشون, طبیعی جلوه, عادی جلوه, واقعی جلوه, واقعی به نظر; tabiei neshoon, aadi neshoon, vagheei neshoon',
    later:
      'money, account, acount, bank, funds, deposit, letter, experience, پول, پولش, حساب, حسابم, نامه, سابقه, گواهی; pool, hesab, name, sabeghe',
    unless: 'photo, scan, clear, عکس, اسکن',
    isAnywhere: true,
  },
  {
    concept: 'fraud',
    first: 'نامه سابقه کار, نامه کار, گواهی کار, گواهی سابقه کار, سابقه کار, سابقه; name kar, govahi kar, sabeghe kar',
    later:
      'انگار, درست کنی که, درست کنین که, درست کنید که, برام بسازی, برام بسازین, برام بسازید, بسازی برام, بسازین برام; engar, barm besazi, baram besazi',
    unless: 'پروفایل, رزومه',
  },
  {
    concept: 'fraud',
    first:
      'work letter, employment letter, reference letter, job letter, work certificate, گواهی کار, گواهی سابقه کار, گواهی اشتغال, نامه کار, فیش حقوقی; govahi kar',
    later:
      'never worked, i didnt work, i did not work, without working, without ever working, بدون سابقه, بدون اینکه کار, کار نکردم, کار نکرده, صوری, الکی; bedoone sabeghe, kar nakardam, alaki',
    unless: 'forgot, by mistake, accidentally, remotely, گم شده',
  },
  {
    concept: 'fraud',
    first: 'marry, marries, marriage, marrying, wedding, ازدواج, عقد; ezdevaj, aghd',
    later:
      'on paper, on papers, for papers, for the papers, for a fee, for money, just for the visa, only for the visa, just for pr, only for pr, so i get pr, so that i get pr, for the passport, رو کاغذ, روی کاغذ, کاغذی, الکی, صوری, فقط واسه ویزا, فقط برای ویزا, فقط واسه اقامت, فقط برای اقامت, که اقامت بگیرم, که ویزا بگیرم; roo kaghaz, kaghazi, soori, faghat vase viza, faghat vase eghamat',
    unless: '',
  },
  {
    concept: 'fraud',
    first:
      'arrange, arranges, arranged, find me, finds me, sells, offers, pay, paid, جور کنه, جور میکنه, پول بدم, پول بدیم, پیدا میکنه; joor mikone, pool bedam',
    later:
      'a marriage, marriage with, to marry, marry a citizen, marry me, a citizen to marry, fake spouse, ازدواج کنم, ازدواج با, ازدواج کنه, ازدواج کنن; ezdevaj konam, ezdevaj kone',
    unless: 'certificate, translation, گواهی, ترجمه, عقدنامه',
  },
  {
    concept: 'fraud',
    first: 'marry, marrying, ازدواج کن, ازدواج کنم, ازدواج کنیم, عقد کن, عقد کنم, عقد کنیم; ezdevaj kon, ezdevaj konam',
    later:
      'then divorce, and divorce, divorce her after, divorce him after, divorce after, divorce later, بعد طلاق, بعدش طلاق, طلاق بگیر, طلاق بگیرم; talagh begir, talagh begiram',
    unless: '',
  },
  {
    concept: 'odds',
    first: 'percent, percentage, چند درصد, درصد; chand darsad, darsad',
    later:
      'accepted, approved, invited, get in, get it, visa, win, succeed, success, قبول, ویزا, ویزام, دعوت, بیاد, میاد, میدن; ghabool, viza, davat',
    unless:
      'your clients, your applications, your cases, مشتریاتون, پرونده هاتون, complete, profile, ownership, own, shares, کامل, پروفایل, سهام, مالیات, tax',
  },
  {
    concept: 'future',
    first:
      'lowest score, cut off, cutoff, cut offs, crs score, score theyll, they will invite, theyll invite, invite, draw score, کات آف, کاتاف, حداقل امتیاز, امتیاز دعوتنامه, امتیاز دعوت; kat of, katof',
    later: 'next week, next month, next year, هفته بعد, هفته آینده, ماه بعد, ماه آینده, سال بعد; hafte bad, mahe bad',
    unless: 'birthday, my score, if i, تولد, اگه, اگر, امتیازم',
  },
  {
    concept: 'admissibility',
    first:
      'asthma, آسم, blood pressure, heart condition, heart disease, thalassemia, hemophilia, kidney disease, dialysis, tuberculosis, فشار خون, تالاسمی, هموفیلی, دیالیز, ام اس دارم, دیابتی, دیابتم, دیابتیم, ناراحتی قلبی, depression, depressed, cancer, diabetes, diabetic, autism, autistic, epilepsy, illness, disease, disability, disabled, pregnant, wheelchair, افسردگی, سرطان, دیابت, اوتیسم, صرع, بیماری, معلول, معلولیت, باردار, باردارم; afsordegi, saratan, diabet, otism',
    later:
      'a problem, an issue, مشکله, مشکل داره, مشکل دارم, مشکلی, application, affect, affects, matter, refuse, refused, refuse us, accepted, accept, admitted, immigrate, medical exam, medical, medicals, fail, visa, come along, مدیکال, رد میشم, پرونده, پروندم, تاثیر, قبول, قبولمون, مهاجرت, معاینه, ویزا, رد; parvande, parvandam, tasir, ghabool, mohajerat',
    unless: 'medicine should, pill, دارو, دارویی, قرص',
  },
  {
    // An illness of one's own before the examination of the authority: nobody asks a doctor.
    concept: 'admissibility',
    first:
      'my heart, heart disease, heart problem, heart surgery, heart operation, heart attack, kidney, kidneys, blood pressure, diabetes, diabetic, cancer, epilepsy, thalassemia, hemophilia, multiple sclerosis, have ms, tuberculosis, tb, hepatitis, hiv, my illness, my disease, chronic, antidepressant, antidepressants, my medication, medication for, psychiatric, bipolar, depression, autism, autistic, قرص اعصاب, داروی اعصاب, افسردگی, اوتیسم, دوقطبی, قلبم, بیماری قلبی, مشکل قلبی, کلیه, کلیم, فشار خون, دیابت, قند دارم, سرطان, صرع, تالاسمی, هموفیلی, ام اس, سل داشتم, هپاتیت, بیماریم, مریضیم, بیماری دارم, مریضی دارم; diabet, saratan, ghalbam, feshar khoon, mariziam',
    later:
      'medical exam, medical examination, medical check, immigration medical, the medical, my medical, medicals, panel doctor, panel physician, معاینه پزشکی, معاینه, مدیکال, پزشک معتمد, تست پزشکی; medikal, medical, moayene',
    unless: 'china, چین, chin, study medicine, پزشکی بخونم',
    isAnywhere: true,
  },
  {
    concept: 'injection',
    first: 'from now on, از این به بعد; az in be bad',
    later: 'answer, say, you, reply, write, تو, بگو, بگی, بنویس, جواب, قوانین, قانون, تمکن; bego, begoo, javab',
    unless: '',
  },
  {
    // A person who threatens is no figure of speech.
    concept: 'danger',
    first:
      'father, husband, ex husband, brother, brothers, family, uncle, wife, mother, boyfriend, fiance, he, she, پدرم, بابام, شوهرم, شوهر سابقم, برادرم, داداشم, خانوادم, خانواده ام, عموم, نامزدم; shoharam, pedaram, babam, baradaram, dadasham, khanevadam',
    later:
      'threatens me, threatened me, threatening me, تهدیدم میکنه, تهدیدم کرده, تهدیدم میکنن, kill me, kills me, killing me, منو میکشه, منو میکشن, منو بکشه, منو بکشن, میکشتم, میکشنم, بکشنم; mano mikoshe, mano mikoshan, mano bokoshe, mano bokoshan, tahdidam mikone, tahdidam karde',
    unless: '',
  },
  {
    concept: 'crisis',
    first: 'dont want to, do not want to, no longer want to, dont wanna, cant, cannot, نمیخوام, نمیخواهم; nemikham',
    later:
      'be alive, stay alive, keep living, go on living, wake up anymore, زنده باشم, زنده بمونم, زنده بمانم; zende basham, zende bemoonam',
    unless: '',
  },
  {
    // What was hidden and has come out: nobody hides it any more.
    concept: 'misrepresentation',
    first:
      'hid, hide, hided, hiding, concealed, left out, did not mention, didnt mention, did not tell, didnt tell, fake, faked, false, پنهان کردم, قایم کردم, نگفتم, نگفته بودم, ننوشتم, ننوشته بودم, اعلام نکردم; ghayem kardam, nagoftam, naneveshtam',
    later:
      'found out, caught, discovered, banned, ban, 5 year ban, five year ban, barred, inadmissible, فهمیدن, فهمیدند, لو رفت, محروم, محروم شدم, محرومم, بن شدم, ممنوع شدم; fahmidan, lo raft, mahroom, ban shodam',
    unless: 'driving, travel ban',
    isAnywhere: true,
  },
  {
    // An order to change what stands in the file is no question of how it stands.
    concept: 'injection',
    first:
      'set my, mark my, put my, flip my, switch my, change my, turn my, update my, make my, set the, mark the, change the, update the, وضعیت, وضعیتش, وضعیت پرونده, پرونده مو, پروندمو, مدرکمو, گواهیمو; vaziat, parvandamo, madrakamo',
    later:
      'to accepted, as accepted, to approved, as approved, to complete, as complete, to received, as received, to verified, as verified, تایید شده کن, تایید شده بذار, بذار تایید, بذار روی تایید, بزن تایید, بکن تایید, تکمیل بزن, پذیرفته کن; taeid bezan, bezar taeid, taeid shode kon',
    unless: 'how long, when will, why, can i, wait, takes, چرا, کی, چقدر, چند',
  },
]
