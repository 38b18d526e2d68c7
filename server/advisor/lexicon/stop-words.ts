/** They carry no fact that an answer depends on. Whatever is neither here nor a concept is left over, and nothing is answered over it. */
export const STOP_WORDS = `
a an the is are am was were be been being do does did done doing have has had having i me my mine myself we us our ours you your yours
he she his her him it its they them their this that these those there here of to for from in on at by with into onto as than then so
and n or but also too just only very really actually maybe perhaps please pls plz thanks thank thx hi hello hey dear sir madam good morning
evening day can could may might should would will shall want wants wanted like wish would need't know knows tell show give gives get gets
got let lets see find check ask asking question questions help wonder wondering think understand say says which what whats that's what's
any some all each every both either much many lot lots kind sort type exactly sure approximately roughly about's quick quickly soon
im ive id whats hows wheres whos theres youre we're isn't it's ya u ur r ok's well yes yeah yep hmm oh so's ever always usually normally typically
someone's anything something thing things one ones own other's put make makes made go goes come comes going's using through within
certain case's per if's when's while since until after before during between among during over's under off out down's again back's
long's asks asked getting receive received obtain able going be able to possible possibly official officially exact
wat wht wut hw abt cuz coz wanna gonna gotta dunno idk btw kindly regarding total whole part learn learned learning
forgot forgotten reset gave given told said added has i'd i've i'll ill he's she's they're applicant applicants applying candidate candidates happen happens
من ما تو شما او اون آن این ایشون ایشان خودم خودت خودش خودمون خودتون و یا ولی اما هم که ک تا از به در با برای برا واسه بر روی رو را تو توی توش داخل
یه یک یکی ها های چه چی چیا چیزی چیز چیزا کدوم کدام کدومش آیا ایا اینکه همین همون همان هست هستم هستیم هستی است بود بودم بوده باشه باشد باشم باشند
میشه میشود شد شده بشه بشود بشم شدن شدم میشم داشته دارم داره دارد داریم دارین دارید داری داشت دارن کنم کنه کند کنیم کنین کنید کن کرد کردم کرده کردن میکنه میکنم میکنیم میکنن میکنند
میکنین میکنید بکنم بکنه میخوام میخواهم میخواستم میخوایم میخواهیم خواستم بخوام خواهش میتونم میتوانم میتونه میتواند میتونیم میتوانیم بتونم تونستم میشد
بدم بدیم بده بدین بدید میده میدم میدهم میدن میدین میدید میدیم داد دادم دادن دادین دادید بدهیم بدهم بگیرم بگیره بگیریم گرفتم گرفت گرفته بگیرن میگیرم میگیره گرفتن داده
بخونم بخوانم میخونم میخوانم خوندن خواندن خوند خواند بخونه بخونیم درسم بودن بلد یاد کل جزو جزء عنوان
برم بریم بره رفتن میرم میره اومده آمده بیاد میاد میارم بیارم آوردم دیدن ببینم میبینم نشون نشان بدونم بدانم میدونم میدونی میدونین نمیدونم نمیدانم بلدم
لطفا لطفاً مرسی ممنون ممنونم متشکرم سپاس سلام درود خسته نباشید وقت بخیر روز بخیر عزیز جان آقا خانم دوست عزیز ببخشید
خب خوب پس چه وضعشه چه وضعیه وضعشه وضعیه لطف کنید بگو بگید بگین بفرمایید بفرما بپرسم سوال سؤال پرسش دقیقا دقیقاً حدودا تقریبا واقعا خیلی فقط مثلا یعنی بازم باز هم دوباره همه هر هیچ چنین چنان
ام ات اش مان تان شان م ت ش رم ه ی ای ایم اید اند مون تون شون بهم بهش بهمون به من برام برامون ازم ازمون باهام
پیش نزد یادم رفته فراموش کلا کلی حتما اصلا اصلاً شاید البته وقتی زمانی موقع بعد قبل طی ضمن مورد بابت نسبت طبق طرف سمت داخل خارج انجام مقدار تعداد میزان
man ma to shoma neshoon neshun neshan on oon in va o ya vali ke ta az be dar ba baraye bara vase roo ro ra too tu tuye tooye ye yek chi che koodoom kodoom kodum kodumo kodoomo hast hastam hastim ast bood bude boodam bashe bashad
mishe mishavad shod shode beshe beshim daram dare dari darim darin darid dasht konam kone konim konin kard kardam mikone mikonam mikonan mikonin mikham mikhaham mikhaim mikhastam
mitoonam mitunam mitoone mitoonim betoonam bedam bede bedim bedin mide midam midan midin dad dadam begiram begire gereftam beram bere miram umade biad miad nemidoonam nmdnm nemidunam
lotfan ltfn mersi mrc merci mamnoon mamnun salam slm khaste nabashid aziz jan agha khanoom khob khub pas begoo begid daghighan taghriban kheili faghat masalan ham dobare har hich
am at ash moon toon shoon behem barام azam baham khodam khodeam yani inke hala dige badesh ghabl
`
  .split(/\s+/)
  .filter(Boolean)
