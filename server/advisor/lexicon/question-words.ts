/** What is wanted of a thing: its amount, its time, its reason. */
export const QUESTION_WORDS: Readonly<Record<string, string>> = {
  howmuch:
    'how many times, how often, how many attempts, چند بار, چند دفعه, how much, how many, howmuch, howmany, hw much, hw many, what amount, amount, total amount, how high, how big, چقدر, چقد, چه قدر, چه مقدار, چند, چن, چقه, چقدی, چنتا, چقده, چندتا, چند تا, چنده, چقدره, چه مبلغی; cheghad, cheghadr, cheghadre, che ghad, cheqadr, chande, chand',
  when: 'when, at what stage, at which stage, in which stage, at what point, at which point, what time, what date, which day, what day, by when, چه زمانی, چه موقع, چه تاریخی, چه روزی, چه روزیه, کی, کیه, کی هست; che roozi, che rooziye, kei, keye, keyeh',
  who: 'who, whom, whose, کی, کیه, کی هست, چه کسی, چه کسانی, کیا, کیان, چه کسایی; kie',
  where: 'where, کجا, کجاست, کجاس, کجا باید, از کجا; koja, kojast',
  why: 'why, how come, reason, reasons, چرا, دلیل, علت, واسه چی, برای چی; chera',
  how: 'how, how do, how to, چطور, چطوری, چگونه, چجوری, چه جوری, چه طور, چه طوری, چی قسم, چه قسم, چی رقم, چه رقم, چیکار, چیکار کنم, چی کار, چی کار کنم, چی کار کنیم, چه کار کنم, چکار کنم, چه جوریه; chetor, chetori, chejoori, chikar',
  explain:
    'makes up, make up, makes up my, made of, consist of, composed, consists, explain, breakdown, break down, break it down, add up, adds up, made up, details, detail, consist, calculated, calculate, calculation, come from, comes from, detailed, تشکیل شده, تشکیل, توضیح, جزئیات, جزییات, محاسبه, حساب شده, حساب میشه, حساب کردین, ریز, تفکیک',
  what: 'what use, what good, به چه دردی, به چه درد, به چه کاری, به چه کار, what is, what are, what does mean, meaning, mean, tell me about, about, information, چیست, چیه, یعنی چی, یعنی چه, معنی, درباره, در مورد, راجع به; chie, chist',
  need: 'need, needs, needed, require, requires, required, must, have to, necessary, mandatory, obligatory, لازم, لازمه, نیاز, نیازه, باید, ضروری, ضروریه, اجباری, اجباریه, میخواد, میخوان, میخواهد, میخواهند; lazem, lazeme, bayad',
  now: 'now, right now, currently, today, current, at the moment, these days, still, yet, already, present, الان, الآن, حالا, فعلا, امروز, در حال حاضر, هنوز, این روزها, فعلی, دیگه; alan, hanooz, emruz, emrooz',
  last: 'last, latest, newest, most recent, recent, recently, previous, past, آخرین, آخری, جدیدترین, اخیر, قبلی, گذشته; akharin',
  first: 'first, initial, اول, اولین, اولیه, نخست, نخستین; avval',
  if: 'if, what if, suppose, in case, were to, اگه, اگر, چنانچه, فرض کن; age, agar',
  add: 'do i gain, valuable, how valuable, add, adds, bring, brings, give me, worth, bonus, extra, additional, add to, gives me, contribute, contributes, چقدر ارزش, ارزشش چقدره, اضافه, اضافه میکنه, اضافه میشه, میاره, میده بهم, اضافی; ezafe',
  raise:
    'lift, raise, increase, improve, boost, higher, more, better, go up, get up, up, raising, maximize, maximise, grow, تاثیر رو روی امتیازم, تاثیر روی امتیازم, بالا, بالا میبره, بالا ببرم, بالا ببریم, بره بالا, بالاتر, بیشتر, بیشتر کنم, زیاد, زیاد کنم, افزایش, بهتر, ارتقا, تقویت; bala, bishtar',
  lose: 'hit, hits, میپره, میپرن, بپره, deduct, deducted, reduces, reducing, hurt, lose, loses, losing, lost, loose, looses, drop, decrease, go down, goes down, reduce, less, fall, cost me points, کم میشه, کم میشود, کمتر, کاهش, کم میکنه, کم, از دست, از دست میدم, پایین میاد; kam mishe',
  low: 'low, lower, so low, too low, very low, not high, کم, کمه, پایین, پایینه, خیلی کم, خیلی پایین; kam, kame, payin, payine',
  enough:
    'how far off, how far below, how far away, how far am i, how far am i from, how far am i off, points short, am i short, چند تا کم دارم, چندتا کم دارم, چند امتیاز کم دارم, چقدر فاصله دارم, فاصله دارم, enough, sufficient, high enough, good enough, competitive, جواب میده, جواب میدهد, کافی, کافیه, کافی است, بس, بسه, میرسه, میرسم, خوبه; kafi, kafie, chand ta kam daram, fasele daram',
  neg: 'not, no, never, none, without, dont, doesnt, didnt, isnt, arent, wasnt, cant, cannot, couldnt, wont, havent, hasnt, nobody, no one, noone, هیچکس, هیچکی, هیچ کس, هیچ کی, نه, نیست, نیستم, نیستیم, نداره, ندارم, ندارد, نداریم, نمیشه, نمیتونم, نمیتوانم, بدون, بی, نشدم, نشده, نبود; bedoone, bedoon, nist',
  takes:
    'how long, timeline, timelines, time frame, timeframe, processing time, processing times, duration, how fast, how soon, how quickly, how many months, how many weeks, how long until, time, when will it be done, when will it be ready, when will that be done, when will it be over, take to process, takes to process, to process, to be processed, be processed, processing, کی تموم میشه, کی تمام میشه, کی تمام میشود, کی آماده میشه, کی حاضر میشه, طول, طول میکشه, طول میکشد, میکشه, زمان میبره, زمان میبرد, وقت میبره, مدت, چه مدت, چند وقت, چند ماه, چند ماهه, چند هفته, چند روز, چند روزه, زمان, زمان بررسی, چه مدتی, مدتی, چند ساله, چندساله; mikeshe, tool mikeshe, chand vaght, chand mah, che modati, modati',
  correct: 'i meant, i mean, meant, rather, instead, منظورم, منظور من, منظورم این بود; manzooram',
  andwhat: 'what about, how about, and for, and my, and the, پس, چی میشه, چطوره پس',
  noone: 'nobody, no one, noone, anybody, anyone, هیچکس, هیچکی, هیچ کس, هیچ کی, کسی; hichkas, hichki, kasi',
  since:
    'for days, for weeks, for a week, for months, for a month, for a long time, so long, چند روزه, چند وقته, یه هفته, یک هفته, مدتیه, خیلی وقته; chand rooze',
  equals:
    'equal, equals, equal to, equivalent, equivalent to, equivalence, same as, corresponds, correspond, convert, converts, converted, conversion, معادل, معادلش, برابر, برابره, تبدیل, تبدیل میشه; moadel, barabar',
  together:
    'together, with me, accompany, accompanying, coming along, at the same time, same time, while studying, همزمان, هم زمان, همراه, باهم, با هم, همراهم, حین, حین تحصیل, در حین; hamzaman',
  alone:
    'alone, single, only me, just me, only for me, just for me, only myself, just myself, me only, by myself, on my own, one person, single person, one applicant, single applicant, single student, unmarried, without spouse, without a spouse, without partner, without a partner, no spouse, بدون همسر, مجرد, فقط خودم, فقط من, فقط برای خودم, فقط واسه خودم, خودم تنها, تنهام, تنها, تنهایی, یک نفر, یه نفر, تک نفره',
  couple:
    'couple, a pair, pair, the two of us, both of us, married, with spouse, with a spouse, with an accompanying spouse, متاهل, زوج, دوتامون, دو نفری',
  people:
    'adult, adults, each person, per person, each adult, per adult, people, ppl, persons, person, members, member, family of, family members, family size, family, household, نفر, نفره, نفری, خانواده, عضو, اعضا, نفریم, هر نفر, نفری چقدر, بزرگسال, آدم بزرگ; nafar, nafare, khanevade',
  limit:
    'smallest, up to, highest, most points, limit, limits, maximum, minimum, at most, at least, max, min, cap, threshold, lowest, پایین ترین, پایینترین, حداکثر, حداقل, سقف, کف, محدودیت, محدوده, مینیمم, ماکزیمم, کمترین, بیشترین; kamtarin, bishtarin',
  accepted:
    'still good, still work, accepted, accept, accepts, acceptable, recognised, recognized, allowed, approved, designated, ok, okay, count, counts, use, fine, work for, good for, به درد, به دردم, به هیچ دردی, به دردی, به درد چیزی, به درد میخوره, به دردم میخوره, به دردم نمیخوره, به درد نمیخوره, قبول, قبوله, قبول میکنن, قبول میکنند, قبول است, پذیرفته, پذیرفته است, میپذیرن, معتبره, مورد تایید, تایید شده, اوکیه, اوکی, اشکال نداره, مشکلی نداره, حساب میشه, حساب میشود, حساب بشه, حساب بشیم, حساب میشیم, حساب میشم, محسوب, محسوب میشه, محسوب میشیم, حسابه; ghabool, ghaboole, ghabol, okeye, okeie, oke, hesabe',
  year: 'yr, yrs, year, years, annual, yearly, a year, per year, سال, سالی, ساله, سالانه; sal',
  future:
    'next draw, next round, following round, predict, prediction, forecast, upcoming draw, upcoming round, upcoming, بعدی, دور بعد, دور بعدی, قرعه کشی بعدی, آینده, پیش بینی, پیشبینی; dore badi, dor badi',
}
