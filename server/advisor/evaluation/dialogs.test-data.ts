/**
 * Conversations as a client has them: each turn with the topics by which a person would answer it, any of them, as read by
 * whoever wrote the turn and not by what comes out. A turn that leans on the one before has no meaning without it.
 */
export type Dialog = readonly (readonly [asked: string, topics: string])[]

export const DIALOGS: readonly Dialog[] = [
  [
    ['What is my score right now?', 'score.total'],
    ['why so low?', 'score.why'],
    ['what could I do about it?', 'score.raise'],
    ['and with a provincial nomination?', 'score.nomination score.told'],
    ['how long would that take?', 'process.time'],
  ],
  [
    ["What's my CRS?", 'score.total'],
    ['How was that worked out?', 'score.why'],
    ['And is it enough?', 'score.enough'],
    ['for a French round?', 'score.enough score.cut-off.french'],
  ],
  [
    ['How much money do I need to show for Express Entry?', 'money.settlement'],
    ['and with my wife?', 'money.settlement'],
    ['and two kids?', 'money.settlement'],
    ['can I borrow it?', 'money.borrowed'],
  ],
  [
    ['When is my appointment?', 'booking.mine'],
    ['Could we make it a week later?', 'booking.move'],
    ['who is it with?', 'booking.mine'],
    ['what do I need to bring?', 'booking.prepare'],
  ],
  [
    ['do I have an appointment', 'booking.mine'],
    ["I can't make it, cancel it please", 'booking.move'],
    ['and how do I get a new one', 'booking.new'],
  ],
  [
    ['Which documents are you still waiting for?', 'documents.missing'],
    ['how do I send it?', 'documents.upload'],
    ['which formats?', 'documents.formats'],
    ["and if I can't get it?", 'documents.cannot-get'],
  ],
  [
    ['Was anything sent back to me?', 'documents.sent-back'],
    ['why?', 'documents.sent-back'],
    ['how do I fix that?', 'documents.upload documents.translation'],
  ],
  [
    ['What is an ECA?', 'eca.what'],
    ['how long does it take?', 'eca.time'],
    ['and what does it cost?', 'money.test-fee'],
    ['how long is it good for?', 'eca.valid'],
    ['who does it?', 'eca.bodies'],
  ],
  [
    ['Is the Start-up Visa open?', 'programs.open'],
    ['since when?', 'programs.open'],
    ['so what can founders do instead?', 'programs.startup-instead'],
  ],
  [
    ['Which CLB is IELTS listening 8, reading 7, writing 6.5, speaking 7?', 'tests.convert'],
    ['and with writing 7?', 'tests.convert'],
    ['are you sure?', 'tests.convert'],
  ],
  [
    ['My CELPIP is listening 9 reading 8 writing 7 speaking 8, what levels are those?', 'tests.convert'],
    ['and if speaking were 10?', 'tests.convert'],
  ],
  [
    ['How many points does a 35 year old get for age?', 'score.age-at'],
    ['and at 40?', 'score.age-at'],
    ['and with a partner?', 'score.age-at'],
  ],
  [
    ['Can I sponsor my wife?', 'family.spouse'],
    ['do I need an income for that?', 'family.partner-income'],
    ['how many years am I responsible?', 'family.undertaking'],
  ],
  [
    ['Can I bring my parents as permanent residents?', 'family.parents'],
    ['what about a super visa?', 'family.super-visa'],
    ['how long can they stay on it?', 'family.super-visa'],
  ],
  [
    ['What does a study permit need?', 'study.needs'],
    ['how much money?', 'money.study'],
    ['for three of us?', 'money.study'],
    ['and how many hours may I work?', 'study.hours'],
  ],
  [
    ['How long is a police certificate good for?', 'documents.valid'],
    ['and the medical?', 'documents.valid'],
    ['and the photos?', 'documents.valid'],
  ],
  [
    ['What was the last cut-off?', 'score.cut-off'],
    ['how far off am I?', 'score.enough'],
    ['and the one for health care?', 'score.cut-off.health score.enough'],
  ],
  [
    ['What was the last French draw?', 'score.cut-off.french'],
    ['am I close?', 'score.enough'],
    ['where does that stand?', 'score.enough'],
  ],
  [
    ['How long does Express Entry take?', 'process.time'],
    ['and a nomination?', 'process.time'],
    ['and a company transfer?', 'process.time'],
  ],
  [
    ['Do I need a job offer?', 'programs.job-offer'],
    ['and for Ontario?', 'provinces.ontario-offer'],
    ['does one give points?', 'score.job-offer'],
  ],
  [
    ['Who is my consultant?', 'file.consultant'],
    ['how do I write to her?', 'contact.message'],
    ['how fast does she answer?', 'contact.reply'],
  ],
  [
    ['Where does my case stand?', 'file.status'],
    ['what happens next?', 'file.after-sending file.status file.deadlines'],
    ['is there a deadline?', 'file.deadlines'],
  ],
  [
    ['What would raise my score?', 'score.raise'],
    ['which is the fastest?', 'score.raise'],
    ["and what if I had a master's?", 'score.what-if.masters score.told'],
  ],
  [
    ['What does CLB 9 mean in IELTS?', 'tests.least'],
    ['and in CELPIP?', 'tests.least'],
    ['how many points is that?', 'score.level'],
  ],
  [
    ['Is PTE Core accepted?', 'tests.one'],
    ['and Duolingo?', 'tests.one'],
    ['and TOEFL?', 'tests.one'],
  ],
  [
    ['How long is an IELTS result valid?', 'tests.valid'],
    ['and when does mine end?', 'tests.mine'],
  ],
  [
    ['Do I qualify for CEC?', 'programs.standing'],
    ['why not?', 'programs.standing programs.why-not'],
    ['and for FSW?', 'programs.standing'],
  ],
  [
    ['How do I get rid of my data?', 'privacy.remove'],
    ['how long does that take?', 'privacy.remove'],
    ['who can see it until then?', 'privacy.see privacy.log'],
  ],
  [
    ['What does the first consultation cost?', 'money.consultation'],
    ['how long is it?', 'booking.length'],
    ['where do I book?', 'booking.new'],
  ],
  [
    ['How many points for French?', 'score.french'],
    ['and with NCLC 9?', 'score.french score.told'],
    ['say that again in Persian', 'score.french score.told'],
  ],
  [
    [
      "I have a bachelor's, I'm 29, single, CLB 9 in everything and 3 years of work abroad. What is my CRS?",
      'score.told',
    ],
    ["and with a master's?", 'score.told'],
    ['and if I were 33?', 'score.told'],
  ],
  [
    ["What's the maximum CRS?", 'score.maximum'],
    ['what does that mean?', 'score.maximum score.two-scores'],
    ['and without a nomination?', 'score.maximum'],
  ],
  [
    ['How long is the transfer permit for a new branch?', 'transfer.length'],
    ['and the maximum overall?', 'transfer.length'],
    ['does it need an LMIA?', 'transfer.lmia'],
    ['and does it lead to PR?', 'transfer.residence'],
  ],
  [
    ['What scholarship does China give?', 'china.scholarship'],
    ["what's the age limit?", 'china.age china.scholarship'],
    ['when do I apply?', 'china.scholarship'],
  ],
  [
    ['Do I have unread messages?', 'file.messages'],
    ['where do I read them?', 'file.messages contact.message'],
  ],
  [
    ['How long do I have after an invitation?', 'programs.invited'],
    ['and how long is the profile valid if none comes?', 'programs.profile-valid'],
  ],
  [
    ['امتیازم چنده؟', 'score.total'],
    ['چرا اینقدر کمه؟', 'score.why'],
    ['چیکار کنم بره بالا؟', 'score.raise'],
    ['با همسرم چی؟', 'score.partner score.told score.total'],
  ],
  [
    ['امتیاز من چقدره', 'score.total'],
    ['کافیه؟', 'score.enough'],
    ['چقدر کم دارم؟', 'score.enough'],
  ],
  [
    ['تمکن مالی اکسپرس اینتری چقدره؟', 'money.settlement'],
    ['برای سه نفر چی؟', 'money.settlement'],
    ['قرضی باشه قبوله؟', 'money.borrowed'],
    ['به تومن چقدر میشه؟', 'money.toman'],
  ],
  [
    ['وقت مشاورم کیه؟', 'booking.mine'],
    ['میشه بندازمش هفته بعد؟', 'booking.move'],
    ['با کیه؟', 'booking.mine'],
    ['چی باید بیارم؟', 'booking.prepare'],
  ],
  [
    ['قرارم چه روزیه؟', 'booking.mine'],
    ['لغوش کنم چطوریه؟', 'booking.move'],
  ],
  [
    ['چه مدارکی کم دارم؟', 'documents.missing'],
    ['چطوری بفرستمش؟', 'documents.upload'],
    ['اگه نتونم بگیرمش چی؟', 'documents.cannot-get'],
  ],
  [
    ['ارزیابی مدرک چیه؟', 'eca.what'],
    ['چقدر طول میکشه؟', 'eca.time'],
    ['هزینش چقدره؟', 'money.test-fee'],
    ['تا کی اعتبار داره؟', 'eca.valid'],
  ],
  [
    ['آیلتس شنیداری ۸ خواندن ۷ نوشتن ۶٫۵ صحبت ۷ میشه چه CLB؟', 'tests.convert'],
    ['اگه نوشتنم ۷ بشه چی؟', 'tests.convert'],
  ],
  [
    ['سن ۴۱ سال چند امتیاز داره با همسر؟', 'score.age-at'],
    ['بدون همسر چی؟', 'score.age-at'],
    ['۴۳ سال چی؟', 'score.age-at'],
  ],
  [
    ['می‌توانم همسرم را اسپانسر کنم؟', 'family.spouse'],
    ['درآمد لازم است؟', 'family.partner-income'],
    ['تا چند سال مسئولش هستم؟', 'family.undertaking'],
  ],
  [
    ['استارتاپ ویزا بازه؟', 'programs.open'],
    ['از کی بسته شده؟', 'programs.open'],
    ['به جاش چی هست؟', 'programs.startup-instead'],
  ],
  [
    ['آخرین کات آف چند بود؟', 'score.cut-off'],
    ['من چقدر فاصله دارم؟', 'score.enough'],
    ['مطمئنی؟', 'score.enough'],
  ],
  [
    ['مشاورم کیه؟', 'file.consultant'],
    ['چطور بهش پیام بدم؟', 'contact.message'],
    ['کی جواب میده؟', 'contact.reply'],
  ],
  [
    ['پروندم کجاست؟', 'file.status'],
    ['مهلتی دارم؟', 'file.deadlines'],
    ['کار بعدی چیه؟', 'file.status file.deadlines documents.missing file.after-sending'],
  ],
  [
    ['برای ویزای تحصیلی کانادا چی لازمه؟', 'study.needs'],
    ['چقدر پول باید نشون بدم؟', 'money.study'],
    ['دو نفر باشیم چی؟', 'money.study'],
    ['چند ساعت میتونم کار کنم؟', 'study.hours'],
  ],
  [
    ['بورس چین چطوریه؟', 'china.scholarship'],
    ['تا چند سالگی میدن؟', 'china.scholarship china.age'],
    ['برای دکترا چی؟', 'china.scholarship'],
  ],
  [
    ['گواهی سوپیشینه چقدر اعتبار داره؟', 'documents.valid'],
    ['عکس چی؟', 'documents.valid'],
    ['به انگلیسی بگو', 'documents.valid'],
  ],
  [
    ['emtiazam chande?', 'score.total'],
    ['chera?', 'score.why'],
    ['age master begiram chi?', 'score.what-if.masters score.told'],
  ],
  [
    ['tamakon mali baraye express entry cheghade?', 'money.settlement'],
    ['ba hamsaram chi?', 'money.settlement'],
    ['4 nafar chi?', 'money.settlement'],
  ],
  [
    ['vaght moshaveram keye?', 'booking.mine'],
    ['mishe jabejash konam?', 'booking.move'],
  ],
  [
    ['eca cheghad tool mikeshe?', 'eca.time'],
    ['hazinash chande?', 'money.test-fee'],
  ],
  [
    ['celpip ghaboole?', 'tests.one'],
    ['duolingo chi?', 'tests.one'],
    ['natijash ta key etebar dare?', 'tests.valid'],
  ],
  [
    ['Does a brother in Toronto help my score?', 'score.sibling'],
    ['and a cousin?', 'score.sibling-who'],
    ['and a sister of my wife?', 'score.sibling-who score.sibling'],
  ],
  [
    ['What are your office hours?', 'contact.hours'],
    ['and on the phone?', 'contact.reach contact.hours'],
    ['how quickly do you reply by message?', 'contact.reply'],
  ],
  [
    ["Is Alberta's program open?", 'programs.province'],
    ['and Saskatchewan?', 'programs.province'],
    ['do I have to live there?', 'provinces.intent'],
  ],
  [
    ['Can my son of 20 come along?', 'family.told-child family.child-age family.child'],
    ['and at 23?', 'family.told-child family.child-age family.child'],
  ],
  [
    ['My wife and I want to come to Canada with our daughter. How much do we have to show?', 'money.settlement'],
    ['does the flat we own count?', 'money.counts money.settlement'],
    ['and the letter from the bank, what must be in it?', 'money.bank'],
  ],
  [
    ['I was invited yesterday! How long do I have?', 'programs.invited'],
    ['do I need the police certificate by then?', 'documents.when documents.valid'],
    ['and the medical?', 'documents.when documents.valid'],
  ],
  [
    ["What's the pass mark for FSW?", 'score.grid-needed score.grid'],
    ['do I have it?', 'score.grid'],
    ['what are the points made of?', 'score.grid-factors'],
  ],
  [
    ['Which test should I take for English?', 'tests.accepted tests.needed'],
    ['what does it cost?', 'money.test-fee'],
    ['how long does it count?', 'tests.valid'],
  ],
  [
    ['Is there an age limit?', 'score.age-limit'],
    ['how many points does 45 get?', 'score.age-at'],
  ],
  [
    ['Is my passport ok?', 'documents.state documents.reviewed'],
    ['and the police certificate?', 'documents.state documents.missing'],
    ['how do I get that to you?', 'documents.upload'],
  ],
  [
    ['How do I book a consultation?', 'booking.new'],
    ['what does it cost?', 'money.consultation'],
    ['how long does it last?', 'booking.length'],
    ['is it online?', 'booking.way'],
  ],
  [
    ['What is the French category cut-off?', 'score.cut-off.french'],
    ['is my score enough for it?', 'score.enough'],
    ['how many points would French give me?', 'score.french'],
  ],
  [
    ['What is a PAL?', 'study.pal'],
    ["do I need one for a master's?", 'study.pal.graduate study.pal'],
    ['and for a college?', 'study.pal'],
  ],
  [
    ['Do you guarantee the visa?', 'process.guarantee'],
    ['why not?', 'process.guarantee'],
  ],
  [
    ['Who can see my documents?', 'privacy.see'],
    ['can I see who opened them?', 'privacy.log'],
    ['can I delete them?', 'documents.remove'],
  ],
  [
    ["What's a super visa?", 'family.super-visa'],
    ['how long can my mother stay?', 'family.super-visa'],
    ['does she need insurance?', 'family.super-visa'],
  ],
  [
    ['How much is the biometrics fee?', 'money.government-fee'],
    ['and the medical?', 'money.government-fee'],
    ['and the work permit?', 'money.government-fee'],
  ],
  [
    ["What if I get a master's?", 'score.what-if.masters score.told'],
    ['and a PhD?', 'score.what-if.doctorate score.told'],
    ['and with French on top?', 'score.french score.told'],
  ],
  [
    ["I'm 31, master's, IELTS 8 7 7 7, 4 years abroad, single. What's my CRS?", 'score.told'],
    ['and if I get nominated?', 'score.told'],
    ['is that enough?', 'score.told score.enough'],
  ],
  [
    ['Which documents do Chinese universities want?', 'china.documents'],
    ['do I need HSK?', 'china.level china.language'],
    ['and the visa?', 'china.visa'],
  ],
  [
    ['When do you open?', 'contact.hours'],
    ['can I come without an appointment?', 'contact.reach booking.new contact.hours'],
    ["what's the address?", 'contact.reach'],
  ],
  [
    ["Where's my report?", 'file.report'],
    ['can I change my answers?', 'file.change'],
    ['will the score change then?', 'file.change'],
  ],
  [
    ['Do I need ECA?', 'eca.what eca.canadian'],
    ['from whom?', 'eca.bodies'],
    ['WES: how much?', 'money.test-fee'],
  ],
  [
    ['Does volunteer work count?', 'programs.unpaid'],
    ['and part-time?', 'programs.part-time'],
    ['and freelance?', 'programs.freelance'],
  ],
  [
    ['What is the LMIA?', 'transfer.lmia programs.lmia'],
    ['does my transfer need one?', 'transfer.lmia'],
  ],
  [
    ['How long must I have worked for the company?', 'transfer.employment'],
    ['and my permit, how long is it?', 'transfer.length'],
  ],
  [
    ['تمکن مالی برای دو نفر چقدره', 'money.settlement'],
    ['سه نفر شدیم چی', 'money.settlement'],
    ['از کی این جدول اجرا میشه', 'money.settlement'],
    ['مطمئنید؟', 'money.settlement'],
  ],
  [
    ['گواهی عدم سوءپیشینه کی لازم میشه؟', 'documents.when'],
    ['چقدر اعتبار داره؟', 'documents.valid'],
    ['باید ترجمه بشه؟', 'documents.translation'],
  ],
  [
    ['چند امتیاز برای فرانسه میدن؟', 'score.french'],
    ['آزمونش چیه؟', 'tests.accepted tests.one'],
    ['هزینش چقدره؟', 'money.test-fee'],
  ],
  [
    ['آیلتس آکادمیک قبوله؟', 'tests.one'],
    ['جنرال چی؟', 'tests.one'],
    ['سلپیپ چطور؟', 'tests.one'],
  ],
  [
    ['ویزای سوپر چیه', 'family.super-visa'],
    ['چقدر میتونن بمونن', 'family.super-visa'],
    ['بیمه هم میخواد؟', 'family.super-visa'],
  ],
  [
    ['پدر مادرم رو میتونم بیارم؟', 'family.parents'],
    ['پس چیکار کنم؟', 'family.super-visa family.parents'],
    ['سوپر ویزا چند ساله؟', 'family.super-visa'],
  ],
  [
    ['امتیازم واسه دعوت کافیه؟', 'score.enough'],
    ['چند تا کم دارم', 'score.enough'],
    ['با نامزدی استانی چی؟', 'score.nomination score.told'],
  ],
  [
    ['آخرین دور فرانسه چند بود', 'score.cut-off.french'],
    ['من میرسم بهش؟', 'score.enough'],
    ['منبعش کجاست؟', 'score.enough'],
  ],
  [
    ['ویزای تحصیلی چین چیه؟', 'china.visa'],
    ['فرق ایکس ۱ و ۲ چیه؟', 'china.visa.kinds'],
    ['بیمه لازمه؟', 'china.insurance'],
  ],
  [
    ['دانشجو میتونه کار کنه؟', 'study.hours'],
    ['بعد از تحصیل چی؟', 'study.afterwards'],
    ['چه سطح زبانی میخواد؟', 'study.afterwards study.language'],
  ],
  [
    ['مدارکم تایید شده؟', 'documents.reviewed documents.state'],
    ['کدومش برگشت خورده؟', 'documents.sent-back'],
    ['چرا؟', 'documents.sent-back'],
    ['چطوری درستش کنم؟', 'documents.upload'],
  ],
  [
    ['پیام جدید دارم؟', 'file.messages'],
    ['کجا بخونمش؟', 'file.messages contact.message'],
    ['چطوری جواب بدم؟', 'contact.message'],
  ],
  [
    ['وقت مشاوره میخوام', 'booking.new'],
    ['چقدر طول میکشه؟', 'booking.length'],
    ['پولیه؟', 'money.consultation'],
    ['آنلاینه؟', 'booking.way'],
  ],
  [
    ['امتیازم چطوری حساب شده؟', 'score.why'],
    ['سنم چند امتیاز داره؟', 'score.factor.age'],
    ['سال دیگه چی؟', 'score.age-loss score.factor.age score.age-at'],
  ],
  [
    ['man 34 salame, lisans daram, ielts hame 7, 5 sal kar iran, mojarad. crs chande?', 'score.told'],
    ['age arshad begiram chi', 'score.told'],
    ['2 sal dige chi', 'score.told score.age-loss score.if-younger'],
  ],
  [
    ['madarekam kamele?', 'documents.missing'],
    ['chi kam daram', 'documents.missing'],
    ['chetori befrestam', 'documents.upload'],
  ],
  [
    ['vaghte moshavere mikham', 'booking.new'],
    ['hazinash chande', 'money.consultation'],
    ['online mishe?', 'booking.way'],
  ],
  [
    ['hamsaramo mitoonam sponsor konam?', 'family.spouse'],
    ['daramad mikhad?', 'family.partner-income'],
    ['cheghad tool mikeshe?', 'process.time family.spouse'],
  ],
  [
    ['celpip 9 mishe chand clb?', 'tests.convert'],
    ['8 chi?', 'tests.convert'],
    ['ielts 7 chi?', 'tests.convert'],
  ],
  [
    ['What does CLB 7 give in points?', 'score.level'],
    ['and CLB 9?', 'score.level'],
    ['and with a partner?', 'score.level'],
  ],
  [
    ["How much do parents' sponsors have to earn?", 'family.parent-income'],
    ['is it open now?', 'family.parents programs.open'],
    ['what else could I do for them?', 'family.super-visa'],
  ],
  [
    ['Am I eligible for Express Entry?', 'programs.standing programs.mine'],
    ['which part am I failing?', 'programs.why-not programs.standing'],
    ['how can I fix that?', 'score.raise programs.why-not programs.standing'],
  ],
  [
    ['Can I study in China without Chinese?', 'china.language'],
    ["how long does a master's take?", 'china.length'],
    ["and a bachelor's?", 'china.length'],
    ['is there a scholarship?', 'china.scholarship'],
  ],
  [
    ['what happens after I get invited?', 'programs.invited'],
    ['how long do I have?', 'programs.invited'],
  ],
  [
    ['how long is an ECA valid?', 'eca.valid'],
    ['and the medical?', 'documents.valid'],
    ['and the police certificate?', 'documents.valid'],
  ],
  [
    ['can grandma come on a super visa', 'family.super-visa'],
    ['how long can she stay?', 'family.super-visa'],
    ['and the insurance?', 'family.super-visa'],
  ],
  [
    ['when is my appointment?', 'booking.mine'],
    ['how do I move it?', 'booking.move'],
    ["and what's my score?", 'score.total'],
    ['is it enough?', 'score.enough'],
  ],
  [
    ['is CEC open?', 'programs.open'],
    ['and FSW?', 'programs.open'],
    ['which one am I eligible for?', 'programs.mine programs.standing'],
    ['and why not CEC?', 'programs.standing programs.why-not'],
  ],
  [
    ['آیلتس چقدر اعتبار داره؟', 'tests.valid'],
    ['پی تی ای چطور؟', 'tests.valid'],
    ['و معاینه پزشکی؟', 'documents.valid'],
    ['و عدم سوءپیشینه؟', 'documents.valid'],
  ],
  [
    ['how much funds for express entry?', 'money.settlement'],
    ['and for studying?', 'money.study'],
    ['back to express entry, for four people?', 'money.settlement'],
  ],
  [
    ['is health insurance needed for studying in China?', 'china.insurance'],
    ['how much is it?', 'china.insurance'],
  ],
  [
    ['tamakkon baraye 4 nafar chande?', 'money.settlement'],
    ['5 nafar chi?', 'money.settlement'],
    ['ba ye bache dige?', 'money.settlement'],
  ],
  [
    ['vaght moshavere mikham', 'booking.new'],
    ['avali raygane?', 'money.consultation'],
    ['badi chi', 'money.consultation'],
  ],
  [
    ['i want to book a consultation', 'booking.new'],
    ['is the first one free?', 'money.consultation'],
    ['and the next one?', 'money.consultation'],
  ],
  [
    ['how much do you charge for the whole case', 'money.our-fee'],
    ['are the government fees included?', 'money.agreement'],
  ],
  [
    ['قیمت خدماتتون چنده', 'money.our-fee'],
    ['هزینه دولت هم شاملش میشه؟', 'money.agreement'],
  ],
  [
    ['چه مدارکی کم دارم', 'documents.missing'],
    ['دومی رو از کجا بگیرم', 'documents.missing documents.cannot-get'],
  ],
]
