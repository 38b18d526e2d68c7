import type { Examples } from './examples.ts'

export const ROUND_EXAMPLES: Examples = {
  'score.what-if': `
what if I reach CLB 9
what would my score be with CLB 10
if I get clb 9 in everything how many points
how does my score change with a higher CLB
score with CLB 8 in all abilities
if my language goes up to clb 10
اگه زبانم CLB 9 بشه امتیازم چند میشه
با CLB 10 چند امتیاز میگیرم
اگر همه مهارت‌ها clb 9 شود امتیازم چقدر می‌شود
اگه سطح زبانم بشه clb ۸ چی
age clb 9 begiram emtiazam chand mishe
ba clb 10 emtiazam cheghad mishe`,
  'score.what-if.masters': `
what if I had a master's
how far would a master's raise my score
if I finish my master degree how many points would I have
does a masters add points
points for a master's degree
what would I gain by doing a master's
اگه فوق لیسانس بگیرم امتیازم چند میشه
ارشد چند امتیاز داره
با کارشناسی ارشد امتیازم چقدر بالا میره
اگر ارشد داشتم چند امتیاز می‌گرفتم
arshad chand emtiaz ezafe mikone
age fogh lisans begiram emtiazam chand mishe`,
  'score.what-if.doctorate': `
what if I had a doctorate
if I finish a PhD how far would my score climb
how many points does a PhD give
does a doctorate raise my score
points for a doctoral degree
اگه دکترا بگیرم امتیازم چقدر میشه
دکتری چند امتیاز داره
با مدرک دکترا چند امتیاز می‌گیرم
اگر دکترا بخونم امتیازم چند تا بیشتر میشه
doctora chand emtiaz dare
age doctora begiram emtiazam chand mishe`,
  'score.enough': `
دفعه قبل تو cec دعوت میشدم
is my score enough
am I above the latest CEC cutoff
would I have been invited in the last round
is 480 points enough
do I reach the cut-off
does my CRS suffice for the last draw
how far am I from the cut-off
am I below the last cutoff
امتیازم کافیه
من از حد نصاب cec بالاترم
با این امتیاز تو دور آخر دعوت میشدم
امتیازم برای آخرین دراو کافیه
با ۴۸۰ امتیاز دعوت میشم
چقدر با کات آف فاصله دارم
امتیازم به حد نصاب میرسه
emtiazam kafie
ba emtiazam davat misham
emtiazam az cutoff balatare`,
  'score.cut-off': `
what was the last cut-off
minimum score of the latest draw
what was the CRS needed in the most recent round
lowest score invited last time
cut off score of the newest CEC round
how many people were invited in the last draw
PNP draw score last time
what score did people need recently
latest Express Entry draw result
آخرین کات آف چند بود
حد نصاب آخرین دور چند بود
کمترین امتیاز دعوت شده در آخرین قرعه‌کشی چند بود
آخرین دراو چند بود
تو دور آخر cec چند امتیاز لازم بود
در آخرین دور چند نفر دعوت شدند
نتیجه آخرین قرعه کشی اکسپرس انتری
کف امتیاز دور قبلی چقدر بود
akharin cutoff chand bood
draw akhar chand emtiaz bood
had nesab akharin dore chande`,
  'score.cut-off.french': `
lowest score for francophones last time
پایین ترین امتیاز دعوت شده برای فرانسه زبان ها
cut-off of the French round
what was the CRS in the most recent french draw
lowest score of the French category
french speakers draw minimum score
کات آف فرانسه چند بود
حد نصاب آخرین قرعه فرانسه چند بود
آخرین دور فرانسه‌زبان‌ها چند امتیاز بود
دراو فرانسوی چند بود
cutoff faranse chand bood`,
  'score.cut-off.health': `
what score got people in the last health care selection
cut-off of the health care round
lowest score for health workers draw
healthcare category minimum points
nurses draw cut off
کات آف حوزه سلامت چند بود
حد نصاب پرستارها تو آخرین دور چند بود
دراو پزشکی و سلامت چند امتیاز بود
cutoff salamat chand bood`,
  'score.cut-off.education': `
cut-off of the education round
lowest score invited in the teachers category
education occupations draw minimum
کات آف دسته آموزش چند بود
حد نصاب معلم‌ها چند بود
آخرین دور مشاغل آموزشی چند امتیاز بود`,
  'score.grid': `
از ۶۷ امتیاز رد میشم
do I pass the 67 points
my points in the six selection factors
do I reach 67 of 100
FSW grid score of mine
am I over the sixty seven
۶۷ امتیاز رو دارم
در جدول نیروی متخصص چند امتیاز دارم
از ۱۰۰ امتیاز چند میگیرم
به ۶۷ امتیاز میرسم
67 emtiaz ro daram`,
  'score.grid-needed': `
how do I get 67 points
what are the 67 points for
how many points out of 100 does FSW need
pass mark of the federal skilled worker grid
selection factors pass mark
۶۷ امتیاز چیه
برای نیروی متخصص چند امتیاز از ۱۰۰ لازمه
حداقل امتیاز جدول fsw چنده
جدول ۶۷ امتیازی یعنی چی
67 emtiaz chie`,
}
