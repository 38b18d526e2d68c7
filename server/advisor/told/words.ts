import { stemsOf, wordsOf } from '../understand/understand.ts'

/** Words in which people tell of themselves, beside those that questions are recognised by; Persian in Latin letters is among them. */
const TOLD_WORDS = {
  'edu:doctoral': 'phd, doctorate, doctoral degree, دکتری, دکترا, doktora',
  'edu:masters_or_professional':
    'master, masters, master degree, masters degree, msc, mba, فوق لیسانس, فوقلیسانس, کارشناسی ارشد, ارشد, fogh lisans, foghe lisans, foghlisans, arshad, karshenasi arshad',
  'edu:two_or_more':
    'two bachelors, two bachelors degrees, two bachelor degrees, two degrees, two or more degrees, two or more credentials, second bachelors, second bachelor, دو لیسانس, دو تا لیسانس, دوتا لیسانس, do ta lisans',
  'edu:bachelor_or_three_year':
    'bachelor, bachelors, bachelor degree, bachelors degree, bsc, undergraduate degree, three year diploma, three year degree, لیسانس, لیسانسه, کارشناسی, lisans, lisanse, karshenasi',
  'edu:two_year':
    'two year diploma, two year degree, two year college diploma, associate degree, associates degree, associate, فوق دیپلم, فوقدیپلم, کاردانی, دیپلم دو ساله, fogh diplom, foghe diplom, kardani',
  'edu:one_year':
    'one year diploma, one year certificate, one year college diploma, one year program, one year postgraduate certificate, 1 year diploma, 1 year certificate, دیپلم یک ساله, مدرک یک ساله, مدرک یکساله, دوره یک ساله, دوره یکساله',
  'edu:secondary':
    'high school, high school diploma, secondary school, secondary school diploma, secondary diploma, دیپلم, دیپلمه, diplom, diplome',
  ofAge:
    'years old, year old, yrs old, yr old, years of age, yo, y o, ساله, سال سن, سال سن دارم, sale, saleh, sal sen daram',
  myAge:
    'سالمه, سالم هست, سالم است, سالم بشه, سالم میشه, سالم شده, salame, salamé, salam hast, saalame, saalameh, salameh',
  theirAge: 'سالشه, سالش, سالش است, سالش هست, سالشونه, salshe, saleshe, salesh, salashe, saleshoone, saleshe',
  aged: 'age, aged, my age, turn, turning, turned, سن, سنم, سن من, سنش, به سن, sen, senam, sennam',
  older: 'years older, year older, older, سال بزرگتر, سال بزرگ تر, سال پیرتر, بزرگتر, پیرتر, bozorgtar, pirtar',
  younger: 'years younger, year younger, younger, سال جوونتر, سال جوانتر, جوونتر, جوون تر, جوان تر, جوانتر, javoontar',
  born: 'born, born in, birth year, year of birth, متولد, متولدم, متولد سال, به دنیا اومدم, motevalede, motavalede, motevaled, motavaled, motevalled',
  marry:
    'marry, get married, getting married, i marry, if we marry, ازدواج, ازدواج کنم, ازدواج کنیم, عقد کنم, عقد کنیم, زن بگیرم, شوهر کنم, ezdevaj, ezdevaj konam, ezdevaj konim, aghd konam',
  married:
    'married, got engaged, has a wife, has a husband, took a wife, took a husband, زن گرفته, زن داره, شوهر کرده, شوهر داره, زن گرفت, zan gerefte, zan dare, shohar karde, shohar dare, عقد کرده, ازدواج کرده, ازدواج کردم, ازدواج کردیم, عقد کردیم, ezdevaj karde, ezdevaj kardam, aghd karde, have a spouse, متاهل, متاهلم, متاهلیم, زن دارم, همسر دارم, motahel, motaahel, motehalem, motahelam, moteahel',
  single:
    'single, unmarried, never married, not married, no spouse, no partner, no wife, no husband, without a spouse, without a partner, divorced, مجرد, مجردم, بدون همسر, همسر ندارم, طلاق گرفتم, mojarad, mojaradam, mojarrad',
  comes:
    'comes too, come too, comes as well, هم باهام میاد, هم میاد, هم بیاد, comes with me, come with me, coming with me, comes along, come along, coming along, accompanying, accompanies me, came with me, باهام بیاد, باهام میاد, با من بیاد, با من میاد, همراهم, همراهمه, همراهم بیاد, همراهم میاد, همراه من, baham biad, baham miad, ba man miad, hamraham, hamrahame, hamraham miad',
  stays:
    'off the list, off the coming along list, off the accompanying list, not on the list, not coming, isnt coming, is not coming, does not come, doesnt come, will not come, wont come, stays behind, stays in iran, stays home, staying behind, non accompanying, not accompanying, باهام نمیاد, با من نمیاد, همراهم نمیاد, باهام نیاد, با من نیاد, همراهم نیاد, همراه من نیاد, نمیاد, ایران میمونه, میمونه ایران, همراه نیست, baham nemiad, nemiad, ba man nayad, baham nayad, hamraham nayad',
  fromTo: 'from, az, از',
  rest: 'the rest, others, the others, other three, rest, بقیه, بقیش, baghie, baghiye, baghish',
  all: 'in all, all four, in all four, in each, each, across the board, in every ability, in everything, in every skill, all bands, all skills, all, every, straight, همه, همش, همشون, همشو, هر چهار, هر چهار مهارت, هر چهارتا, هر 4, تو همه, hame, hamash, hamashun, har chahar, har 4',
  overall: 'overall, average, اورال, میانگین, معدل, نمره کل, overal, miangin',
  they: 'hes, shes, she, her, he, his, hers, him, اون, او, ایشون, ایشان, oon, un',
  me: 'i, im, ive, id, my, me, mine, myself, من, خودم, منم, man, khodam, manam',
  mine: 'دارم, هستم, کردم, گرفتم, بودم, داشتم, میکنم, daram, hastam, kardam, gereftam, boodam, budam, dashtam',
  theirs: 'داره, دارد, داشت, داشته, گرفته, کرده, هستش, dare, dasht, gerefte, karde',
  more: 'more, another, additional, extra, further, دیگه, دیگر, بیشتر, اضافه, dige, bishtar',
  suppose:
    'say i, say my, say our, say she, say he, pretend i, pretend that i, pretend we, let us say, lets say, suppose, supposing, assuming, imagine, provided, once i, as soon as i, were to, would it be with, اگه, اگر, فرض, فرض کن, فرض کنید, فرض کنیم, به فرض, گیرم, agar, farz',
  /** «فرانسه بگیرم امتیازم چند میشه» supposes without an "if". */
  wouldGet:
    'بگیرم, بگیریم, بخونم, بخوانم, بشم, بشوم, برسم, برسونم, بیارم, begiram, begirim, bekhoonam, beresam, biaram',
  oneYear: 'one year, a year, 1 yr, یک سال, یه سال, یکسال, یک ساله, ye sal, yek sal, yesal, yeksal, yeki sal',
  noOne:
    'nobody, no one, noone, no relative, no relatives, no family, هیچکس, هیچکی, هیچ کس, هیچ کی, هیچکسو, کسی رو ندارم, کسی ندارم, hichkas, hichki, kasi',
  abroad:
    'abroad, overseas, outside canada, back home, in iran, in tehran, elsewhere, خارج از کانادا, خارج کانادا, تو ایران, در ایران, ایران, iran, too iran, dar iran',
  'ability:listening': 'شنیدن, شنیداری, شنود, listenning, lisening',
  'ability:reading': 'خواندن, خوندن, خواندنی',
  'ability:writing': 'نوشتن, نوشتاری, نگارش',
  'ability:speaking': 'صحبت, صحبت کردن, گفتاری, مکالمه, speeking',
  /** They say nothing here, and are strange to questions. */
  aside:
    'again, scale, new scale, plain, numbers, in plain numbers, roughly, around, worked out, مقیاس, تعلق, تعلق میگیره, تعلق میگیرد, تعلق می گیرد, حدود, حدودا, ستون, column, جدید, فدرال, جدول, متصل, federal, table, تقریبی, بیاید, بیایند, می آورد, به کار می رود, به کار میره',
  years: 'yrs, yr, سالی, sal, saal',
  experience:
    'experience, exp, worked, working, سابقه, سابقم, تجربه, sabeghe, sabeqe, tajrobe, kar kardam, کار کردم, کار کردیم, کار میکنم, in hospital, hospital, in a clinic, clinic, factory, workshop, بیمارستان, کلینیک, کارخانه, کارخونه, کارگاه, bimarestan, karkhone',
} as const

export type ToldWord = keyof typeof TOLD_WORDS

const phrases = new Map<string, ToldWord>()
for (const [told, list] of Object.entries(TOLD_WORDS))
  for (const phrase of list.split(',')) phrases.set(wordsOf(phrase).join(' '), told as ToldWord)

const LONGEST = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))
const LEAST_STEM = 4

/** The longest of them that begins here, and how many words it takes. */
export function toldAt(words: readonly string[], place: number): { told: ToldWord; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - place); length > 0; length--) {
    const part = words.slice(place, place + length)
    const before = part.slice(0, -1)
    const last = part.at(-1) ?? ''
    for (const stem of [last, ...stemsOf(last).filter((each) => each.length >= LEAST_STEM && isPersian(each))]) {
      const told = phrases.get([...before, stem].join(' '))
      if (told) return { told, length }
    }
  }
  return undefined
}

const isPersian = (word: string) => /\p{Script=Arabic}/u.test(word)
