/** What single facts are asked by: parts of the score, kinds of sponsorship, of nominations and of transfers. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  highwage:
    'high wage, high wages, high wage list, high wage occupation, high wage occupations, high paid, high paying, high paid jobs, highly paid, high salary, well paid, پردرآمد, پر درآمد, مشاغل پردرآمد, شغلهای پردرآمد, شغل های پردرآمد, مشاغل پر درآمد, حقوق بالا, مشاغل حقوق بالا; por daramad, pordaramad',
  scorepart:
    'core factors, core factor, core points, core part, core section, core human capital, core human capital factors, human capital, human capital factors, human capital points, additional points, additional factors, additional section, additional part, bonus points section, spouse factors, four parts of the crs, four parts of the score, عوامل اصلی, فاکتورهای اصلی, فاکتور اصلی, امتیاز اصلی, بخش اصلی, سرمایه انسانی, عوامل انسانی, امتیازهای اضافی, امتیازات اضافی, امتیاز اضافی, بخش اضافی, عوامل همسر; avamele asli, sarmaye ensani, emtiazaye ezafi',
  combination:
    'skill transferability, transferability, combination points, combination, combinations, combined points, امتیاز ترکیبی, امتیازهای ترکیبی, ترکیبی, انتقال پذیری, انتقال پذیری مهارت, انتقال پذیری مهارت ها, انتقالپذیری مهارت; tarkibi, emtiaze tarkibi',
  twodegrees:
    'two bachelors, two bachelor degrees, two bachelors degrees, two diplomas, two credentials, two or more credentials, two or more degrees, two masters, second bachelor, second bachelors, second degree, second diploma, second credential, second masters, more than one degree, double degree, double major, دو لیسانس, دو تا لیسانس, دوتا لیسانس, دو تا ارشد, دو تا مدرک تحصیلی, لیسانس دوم, مدرک دوم, دو مدرک تحصیلی, دو لیسانسه; do ta lisans, do ta madrak, madrake dovom',
  secondlanguage:
    'second language, second official language, other official language, a second language, my second language, زبان دوم, زبان دومم, زبان رسمی دوم, زبان دوم رسمی; zabane dovom, zaban dovom',
  tradecertificate:
    'technical certificate, vocational certificate, trade diploma, certificates of qualification, qualification certificate, trade licence, trade license, سرتیفیکیت کوالیفیکیشن, سرتیفیکیت آف کوالیفیکیشن, سرتیفیکت کوالیفیکیشن, سرتیفیکیت صلاحیت, certificate of qualification, trade certificate, trade certification, trades certificate, journeyman, red seal, گواهی صلاحیت, گواهی صلاحیت حرفه ای, گواهی صلاحیت فنی, رد سیل, ردسیل, گواهی فنی, مدرک فنی, مدرک فنیم, مدرک فنی استان; red sil, govahi salahiat',
  relative:
    'uncle, uncles, aunt, aunts, nephew, nephews, niece, nieces, cousin, cousins, relative, relatives, half brother, half sister, stepbrother, stepsister, brother in law, sister in law, عمو, عموم, عمه, عمم, دایی, داییم, خاله, خالم, خواهرزاده, خواهرزادم, برادرزاده, برادرزادم, پسرعمو, پسرخاله, دخترخاله, دخترعمو, فامیل, فامیلم, بستگان, خویشاوند, برادر ناتنی, خواهر ناتنی, برادر خانمم, برادر زنم, برادر شوهرم, خواهر شوهرم, خواهر زنم, خواهر خانمم; amoo, amoom, ame, daee, daeem, dayi, khale, famil',
  orphan: 'orphan, orphaned, no parents, nobody else, یتیم, یتیمم, بی سرپرست; yatim',
  roundhistory:
    'falling, rising, going down over time, trend, trends, one by one, history of draws, draw history, previous draws, previous rounds, past draws, past rounds, last draws, earlier draws, earlier rounds, all draws, all rounds, list of draws, all scores, each draw, روند, دورهای قبلی, دورهای قبل, دورای قبلی, دوره های قبلی, دراوهای قبلی, لیست دورها, تاریخچه, یکی یکی, میاد پایین یا میره بالا; ravand, drawhaye ghabli, dorhaye ghabli',
  adaptability: 'adaptability, adaptability points, سازگاری, امتیاز سازگاری; sazegari',
  partyear:
    'part year, part years, partial year, partial years, incomplete year, completed year, completed years, rounded up, round up, rounded, سال ناقص, سال کامل, رند میکنن, گرد میکنن, رند; sale naghes, sale kamel',
  studentwork:
    'work while studying, worked while studying, working while studying, work during my studies, worked during my studies, work during studies, work as a student, worked as a student, student job, student work, work in my studies, co op work, کار دانشجویی, کار دانشجوییم, کار حین تحصیل, کار در حین تحصیل, حین تحصیل کار, موقع درس کار, کار وقت دانشجویی; kare daneshjooyi, kar daneshjooyi, kare heyne tahsil',
  inland:
    'inland, outland, inside canada, from inside canada, within canada, without leaving, without leaving canada, outside canada, from outside canada, already here, here with me, here as a visitor, داخل کانادا, از داخل کانادا, خارج کانادا, از خارج کانادا, خارج از کانادا, از همین جا, از همینجا, پیشمه; dakhele canada, az dakhele canada',
  sponsoredbefore:
    'sponsored wife, sponsored husband, sponsored spouse, sponsored person, sponsored me, was sponsored, been sponsored, was sponsored myself, through my ex, my ex husband, my ex wife, new husband, new wife, new spouse, new partner, someone new, second spouse, second wife, second husband, خودم با اسپانسری, با اسپانسری اومدم, با اسپانسری, اسپانسرم بود, همسر جدید, شوهر جدید, شوهر جدیدمو, زن جدید, زن جدیدمو, همسر دوم, همسر دومم, شوهر سابق, زن سابق, همسر سابق, زن سابقم, شوهر سابقم, همسر سابقم; hamsare dovom, hamsare jadid',
  conjugal:
    'conjugal, conjugal partner, conjugal partners, neither marry nor, cannot marry, cant marry, cant get married, شریک زناشویی, کانجوگال, کانجوگال پارتنر; kanjugal',
  staysbehind:
    'not coming, isnt coming, is not coming, not moving, isnt moving, doesnt come, dont come, wont come, stays behind, stay behind, staying behind, stays in iran, stay in iran, stays with, non accompanying, not accompanying, doesnt accompany, dont accompany, lives with my ex, همراه نمیاد, همراهم نمیاد, همراه نمی آید, همراه من نمیاد, باهام نمیاد, با ما نمیاد, با ما نمی آید, نمیاد کانادا, پیش مادرش, پیش پدرش, غیر همراه, غیرهمراه; gheyre hamrah, nemiad, hamraham nemiad',
  declare:
    'declare, declared, list her, list him, list them, leave her out, leave him out, leave them out, name her, name him, be in the form, be in the forms, اسمشو بنویسم, اسمش رو بنویسم, اسمشون رو بنویسم, اعلام کنم, اعلام بشه, اعلام شود, ذکر کنم; elam konam',
  multinational:
    'multinational, more than one country, two countries, one country, single country, only in iran, only works in iran, family business, چندملیتی, چند ملیتی, بیش از یک کشور, دو کشور, یک کشور, فقط تو ایران, فقط ایران, فقط در ایران, شرکت خانوادگی; faghat iran, chand melliati',
  positions:
    'ordinary employee, ordinary employees, positions qualify, which positions, what positions, what position, job titles, franchise, affiliate, parent company, c61, c62, c63, کارمند معمولی, چه سمتی, چه سمت هایی, چه سمتهایی, سمت, شرکت مادر, رابطه دو شرکت, رابطه شرکت ها; che semathayi, semat',
  lmia: 'lmia, labour market assessment, labor market assessment, labour market impact assessment, advertise the job, advertising the job, ارزیابی بازار کار, ال ام آی ای; lmia',
  merger:
    'merge, merged, merging, merger, single program, one single program, one federal class, federal high skilled, high skilled class, new federal class, been replaced, combined into one, یکی شده, یکی شدن, یکی کردن, یکی شده اند, ادغام, ادغام شده, برنامه واحد, حذف شده; yeki shodan, yeki shode, edgham',
  alternative:
    'alternative, alternatives, alternative to, what else, instead of, replaces, replace, replacement, successor, other ways, جایگزین, جایگزینش, به جای, بجای, جای; jaygozin, be jaye, jaye',
  basenomination:
    'base nomination, base nominations, base pnp, base stream, base streams, enhanced nomination, enhanced pnp, enhanced stream, enhanced streams, base, enhanced, outside express entry, نامزدی پایه, نامزدی بیس, بیس, انهنسد, اینهنسد, نامزدی خارج از اکسپرس; nomination base, enhansd',
  nomineequota:
    'quota, quotas, allocation, allocations, nomination places, nomination spots, spots, target, can nominate, سهمیه, سهمیه ش, ظرفیت, ظرفیتش, چند نفرو نامزد, چند نفر نامزد; sahmie, sahmiye, zarfiat',
  lowskilled:
    'تییر ۴, تییر ۵, teer 4, teer 5, teer 4 and 5, teer 4 or 5, low skilled, lower skilled, semi skilled, unskilled, entry level, labourer, labourers, laborer, factory worker, cashier, تیر ۴, تیر ۵, کارگر, کارگر ساده, کارگرم, نیمه ماهر, غیر ماهر, صندوقدار; teer 4, teer 5, kargar, kargare sade',
  arrima:
    'arrima, peq, pstq, quebec experience program, quebec skilled worker, quebec skilled worker program, آریما, برنامه peq, برنامه تجربه کبک; arima',
  everymonth:
    'every month, each month, months empty, empty months, fill that in, fill in the time, time i was at home, at home with the baby, work history, هر ماه, همه ماه ها, سوابق کاری',
  faroff:
    'how far off, how far off am i, how far am i, how far below, how far away, how far short, far off, how many short, points short, how short am i, چقدر فاصله, چقدر فاصله دارم, چقد فاصله, چند امتیاز فاصله, فاصله دارم, فاصلم, چند تا کم, چندتا کم, چندتا کم دارم, چند تا کم دارم; fasele, cheghad fasele, chand ta kam, chand ta kam daram',
  younger: 'younger, years younger, if i were younger, جوون تر, جوونتر, جوان تر, جوانتر; javoontar, javantar',
}
