import type { Asked } from './asked-lines.ts'

export const ASKED_MORE_SCORE: Asked = {
  'score.enough': `
am I currently competitive
are my points high enough to be invited
is 510 above the CEC line
how far am I from being invited
آیا امتیاز من به حد نصاب آخر می‌رسد
امتیازم نسبت به دور آخر چطوره
با این امتیاز دعوتم میکنن
would I have made the last draw
چند امتیاز تا دعوت فاصله دارم
Are my points high enough to be invited?
با این امتیاز دعوتم میکنن؟
Am I currently competitive?
Is 374 sufficient?
امتیازم به کات آف میرسه؟
is my score enough for the last draw
i have 480 points is it enough
با ۴۸۰ امتیاز دعوت میشم؟
is my score good enough for the last draw
امتیازم برای آخرین دور کافیه؟
emtiazam baraye cec kafie?
Are 520 points good enough for CEC?
is my total competitive compared to the last draw
من از حد نصاب cec بالاترم؟
با ۵۲۰ امتیاز تو cec دعوت میشم؟
۵۱۰ از حد cec بالاتره؟
دفعه قبل تو cec دعوت میشدم؟`,
  'score.cut-off': `
what mark did the most recent draw require
last CEC draw cut-off please
what was the bar in the latest round
آخرین حد نصاب قرعه‌کشی چند بود
دراو آخری چند بود
lowest score taken in the latest provincial draw
What mark did the most recent draw require?
آخرین حد نصاب قرعه‌کشی چند بود؟
دراو آخری چند بود؟
Last CEC draw cut-off please
akharin draw chand bood
most recent cutoff?
کمترین امتیاز دعوت‌شده در دور اخیر چند بود؟
last CEC cut off?
lowest score in the last PNP draw
آخرین کات‌آف CEC چند بود؟
کف امتیاز آخرین دور استانی چقدر بود؟
تو آخرین دور چند نفر دعوت شدن
what was the last draw cut off for CEC
how many people were invited in the last CEC draw
آخرین کات آف cec چند بود
تو دراو قبلی cec چند نفر دعوت شدن
What's the smallest score that got an invitation in the experience class?
how many invitations went out in the newest CEC draw
cutoff of the latest CEC invitation round
تو آخرین دراو cec چند نفر دعوت شدن
آخرین حد نصاب cec چقدر بود
cutoff akhar cec chand bood`,
  'score.cut-off.french': `
What was the cut-off of the latest French round?
latest round for French speakers, how low did it go
دراو آخر فرانسوی زبونا چند بود
what was the latest french draw score
cut off for french draws?
when was the last french draw
کات اف فرانسه
what was the CRS needed in the most recent french round
Lowest score for francophones last time?
پایین‌ترین امتیاز دعوت‌شده برای فرانسه‌زبان‌ها`,
  'score.cut-off.health': `
what score did the last health care round need
آخرین دور مشاغل درمانی چند امتیاز بود
حد نصاب پرستارها چند بوده
آخرین دور دعوت مشاغل درمانی چند امتیاز بود؟
what was the cut off in the newest health draw
کات اف آخرین دور پزشکی و سلامت چند بود`,
  'score.cut-off.education': `
were there draws for teachers lately which score
معلم هستم آخرین دور آموزش چند امتیاز می‌خواست`,
  'score.grid': `
do I reach 67 on the selection grid
emtiazam be 67 mirese
امتیازم از ۶۷ بیشتره
67 points - do I have them
Do I reach 67 on the selection grid?
is the pass mark 67 and am I over it
Am I over 67 on the FSW selection grid?
از ۶۷ امتیاز رد میشم؟`,
}
