import type { Dialog } from './dialog.test-data.ts'

export const ON_SCORE: readonly Dialog[] = [
  [
    ['my points?', 'score.total'],
    ['what if I had French at NCLC 7', 'score.told score.french'],
    ['and a nomination as well?', 'score.told'],
  ],
  [
    ['What would a year of skilled work in Tehran bring me?', 'score.told'],
    ['and two years?', 'score.told'],
  ],
  [
    ['اگه دو سال سابقه کار بگیرم امتیازم چند میشه', 'score.told'],
    ['یه سال چی؟', 'score.told'],
    ['همون یه سال ولی زبانم هم بشه ۱۰؟', 'score.told'],
  ],
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
    ['How many points does a 35 year old get for age?', 'score.age-at'],
    ['and at 40?', 'score.age-at'],
    ['and with a partner?', 'score.age-at'],
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
    ['What would raise my score?', 'score.raise'],
    ['which is the fastest?', 'score.raise'],
    ["and what if I had a master's?", 'score.what-if.masters score.told'],
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
    ['سن ۴۱ سال چند امتیاز داره با همسر؟', 'score.age-at'],
    ['بدون همسر چی؟', 'score.age-at'],
    ['۴۳ سال چی؟', 'score.age-at'],
  ],
  [
    ['آخرین کات آف چند بود؟', 'score.cut-off'],
    ['من چقدر فاصله دارم؟', 'score.enough'],
    ['مطمئنی؟', 'score.enough'],
  ],
  [
    ['emtiazam chande?', 'score.total'],
    ['chera?', 'score.why'],
    ['age master begiram chi?', 'score.what-if.masters score.told'],
  ],
  [
    ['Does a brother in Toronto help my score?', 'score.sibling'],
    ['and a cousin?', 'score.sibling-who'],
    ['and a sister of my wife?', 'score.sibling-who score.sibling'],
  ],
  [
    ["What's the pass mark for FSW?", 'score.grid-needed score.grid'],
    ['do I have it?', 'score.grid'],
    ['what are the points made of?', 'score.grid-factors'],
  ],
  [
    ['Is there an age limit?', 'score.age-limit'],
    ['how many points does 45 get?', 'score.age-at'],
  ],
  [
    ['What is the French category cut-off?', 'score.cut-off.french'],
    ['is my score enough for it?', 'score.enough'],
    ['how many points would French give me?', 'score.french'],
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
    ['چند امتیاز برای فرانسه میدن؟', 'score.french'],
    ['آزمونش چیه؟', 'tests.accepted tests.one'],
    ['هزینش چقدره؟', 'money.test-fee'],
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
    ['What does CLB 7 give in points?', 'score.level'],
    ['and CLB 9?', 'score.level'],
    ['and with a partner?', 'score.level'],
  ],
  [
    ['Does my sister in Calgary give me points?', 'score.sibling'],
    ['how many?', 'score.sibling'],
  ],
  [
    ['Do Canadian studies give extra points?', 'score.canadian-study'],
    ['for 3 years, how many?', 'score.canadian-study'],
  ],
  [
    ['Do I get points for two degrees?', 'score.two-degrees'],
    ['how many?', 'score.two-degrees'],
  ],
  [
    ['خواهرم کانادا شهروندِ، امتیاز داره؟', 'score.sibling'],
    ['چندتا؟', 'score.sibling'],
  ],
  [
    ['کارگزار همسرم باشم بهتره یا خودم؟ امتیاز کی بیشتره', 'score.who-applies score.partner'],
    ['چرا؟', 'score.who-applies score.partner score.why'],
  ],
  [
    ['khaharam toronto hast emtiaz dare?', 'score.sibling'],
    ['chandta?', 'score.sibling'],
  ],
  [
    ['Do I lose points when I turn 30?', 'score.age-at score.age-loss'],
    ['how many then?', 'score.age-at score.age-loss'],
  ],
  [
    ['نامزدی استانی چند امتیاز میده؟', 'score.nomination'],
    ['چقدر طول میکشه؟', 'process.time'],
  ],
]
