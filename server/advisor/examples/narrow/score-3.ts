import type { Examples } from '../examples.ts'

export const SCORE_3: Examples = {
  'score.if-canadian-work': `
I have a closed work permit starting in May as a cook in Regina; after one year there, what would my score be
my plan is to work in Canada two years before applying. How high is my CRS then
employer in Halifax wants me for 24 months, 34, single. What would it do to my total
and with a year in Canada, my score would be what
how much higher is my total with Canadian experience of one year
suppose I come on a PGWP and work for three years, my points then
is it worth to work a year there first, I mean how many would I gain
my number if I add twelve months of skilled work in Canada
someone told me one year in Canada adds more than 40, is this so in my case
if I got hired in Vancouver for two years what would the calculator show for me
plus 1 year Canadian work = which total?
after half a decade in a Canadian company, what would my ranking be
از اردیبهشت ورک پرمیت آشپزی دارم تو رجاینا، بعد یه سال کار اونجا امتیازم چند میشه
برنامه‌م اینه دو سال کانادا کار کنم بعد اقدام کنم، اون موقع سی ار اسم چنده
کارفرما تو هلیفکس منو ۲۴ ماه میخواد، ۳۴ سالمه مجردم، مجموع امتیازم چی میشه
و با یه سال کار تو کانادا امتیازم چند میشد
با یک سال سابقهٔ کار کانادایی مجموع امتیاز من چقدر بالاتر می‌رود؟
فرض کنین با پی‌جی‌دبلیوپی سه سال کار کنم، امتیازم بعدش
می‌ارزه اول یه سال اونجا کار کنم، امتیازم چقد زیاد میشه
اگه دوازده ماه کار تخصصی کانادا به پروفایلم اضافه شه عددم چنده
یکی گفت یه سال کار کانادا بالای ۴۰ تا اضافه میکنه، واسه منم همینه؟
امتیاز من پس از دو سال کار در ونکوور چقدر خواهد بود؟
یک سال کار کانادا اضافه شه جمع امتیازم؟
ye sal to canada kar konam emtiaze man chand mishe
bad az 2 sal kar dar canada CRS man chande
age PGWP begiram o 3 sal kar konam emtiazam chi mishe`,
}
