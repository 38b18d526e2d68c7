import { type Question, q } from './question.test-data.ts'

/** Written from the tables: situations that are told, and what is supposed of a file. */
export const TOLD_ENGLISH: readonly Question[] = [
  // 24 + 23 + 13 + 10
  q("I'm 37, master's, CLB 9, four years of work abroad. Do I reach the 67?", '70 | 67', 'section 79'),
  // 16 + 21 + 9 + 12
  q('bachelor, 34 years old, 1 year of experience, CLB 7 in all. 67 points or not?', '58 | 67', 'section 81'),
  // 110 + 120 + 92 + 13 + 25
  q('I am 26, single, bachelor’s, CLB 8 in each and 3 years of work in Iran. How many CRS points is that?', '360', ''),
  // 100 + 126 + 116 + 10 + 20 + 50
  q(
    'I am 29 and married with a master’s, CLB 9 in all and no work. My husband has a master’s and CLB 9 and comes with me. CRS score?',
    '422',
    '',
  ),
  q('If I got a nomination from Manitoba what would my score be?', '974 | 600', 'file:profile'),
  q('what would my score be with CLB 10 in everything if I also did a PhD', '441', ''),
  q('My wife is 30, my son is 19. Does he come along?', 'under 22', ''),
  q('We are two adults and three children. How much must I show as settlement funds?', '32168', ''),
  q('and if I get NCLC 9 in French instead?', '448', '', { after: 'If I got a nomination, what would my score be?' }),
]

export const TOLD_PERSIAN: readonly Question[] = [
  // 20 + 23 + 11 + 12
  q('۳۴ سالمه، ارشد دارم، دو سال سابقه، CLB 8 همه. ۶۷ امتیاز رو میارم؟', '66 | 67', 'section 79'),
  // 24 + 25 + 15 + 5
  q('۴۲ سالمه دکترا دارم ۸ سال سابقه کار و CLB 9 همه، به ۶۷ امتیاز می‌رسم؟', '69', ''),
  // 105 + 135 + 124 + 50 + 25
  q('۳۰ ساله، ارشد، CLB 9، دو سال سابقه کار. امتیاز CRS چند میشه؟', '439', ''),
  q('man 28 salame, lisans daram, CLB 9 hame, sabeghe nadaram. emtiazam chande?', '379', ''),
  q('اگه نامزدی استانی بگیرم امتیازم چند میشه', '974', 'file:profile'),
  q('اگه دکترا بگیرم و زبانم CLB 10 بشه امتیازم چقدر میشه', '441', ''),
  q('پسرم ۲۳ سالشه، همراه ما حساب میشه؟', '۲۲', ''),
]
