import type { Examples } from '../examples.ts'

export const SCORE_5: Examples = {
  'score.grid-needed': `
a friend talks about 67 out of 100, is that something I must have for the skilled worker program
is the 67 the same as the CRS or a different thing
do federal skilled workers still have to collect 67 points
what's the minimum on the six-factor selection grid
which pass mark applies in FSW
I read about a hundred point table, how many does one need from it
is there a separate points test before entering the pool as a skilled worker
must I have 67 even if my CRS is 500
how many points does the federal skilled worker table demand
why do some sites speak of 67 and others of 500, what is the 67
the old 67 point system, does it still exist for skilled workers
minimum mark in the FSW assessment?
does the skilled worker class have its own points besides CRS
out of one hundred, what do they require in federal skilled worker
is 65 of 100 too few for the skilled worker program
what does the pass mark of the selection factors mean
required score on the skilled worker grid, not the ranking
without 67 points is federal skilled worker closed to everybody
دوستم از ۶۷ از ۱۰۰ حرف میزنه، واسه نیروی متخصص باید داشت
۶۷ امتیاز همون CRS است یا یه چیز دیگه‌ست
نیروی متخصص فدرال هنوز ۶۷ امتیاز میخواد
حداقل نمرهٔ قبولی جدول شش‌عاملی چقدر است؟
برای اسکیلد ورکر از صد چند باید بیارم
حتی با CRS پانصد هم باید ۶۷ امتیاز را داشته باشم؟
چرا بعضیا میگن ۶۷ بعضیا میگن ۵۰۰، این ۶۷ چیه
قبل از ورود به استخر یه جدول صد امتیازی هست، چند لازم داره
امتیاز لازم در جدول انتخاب FSW چند است
سیستم قدیمی ۶۷ امتیازی هنوز هست برای نیروی ماهر
حد قبولی اسکیلد ورکر فدرال چنده
۶۵ از ۱۰۰ واسه اف اس دبلیو کمه
آیا برنامهٔ نیروی متخصص فدرال به‌جز CRS امتیاز جداگانه‌ای می‌خواهد؟
کف امتیاز جدول صدتایی نیروی متخصص
بدون ۶۷ امتیاز نمیشه با نیروی متخصص اقدام کرد؟
نمره قبولی فاکتورهای انتخاب چیه
شرط ۶۷ امتیاز برای کدام جدول است
جدول fsw چن امتیاز میخواد که قبول شی
67 az 100 baraye skilled worker lazeme
67 hamoon crs e ya fargh dare
jadvale fsw chand emtiaz mikhad
hade ghabooli skilled worker chande`,
  'score.grid': `
with my bachelor and six years of work, do I get to 67
I'm not sure my profile reaches the pass mark of the skilled worker grid
how many of the hundred points do I collect in FSW
have I cleared the 67 hurdle
my total in the six factors, is it over the pass mark
am I failing the skilled worker grid because of my age
we counted 64 by hand, what do you get for me on the 67 grid
do my answers make 67
at 44 do I still reach the 67 with my profile
what's my federal skilled worker points total, not the CRS
tell me if I'm past sixty-seven
how far am I from 67
is my FSW score good enough
my result in the selection factors table
did I pass the skilled worker points test
am I below the 67 mark
67 check for me please
would I get through the FSW point grid as my profile is now
با لیسانس و شش سال سابقه کار به ۶۷ میرسم
مطمئن نیستم پروفایلم حد قبولی نیروی متخصص رو بیاره
از صد امتیاز نیروی متخصص چندتاشو دارم
امتیاز من در جدول شش‌عاملی از حد قبولی بیشتر است؟
دستی حساب کردیم ۶۴ شد، شما واسه من تو جدول ۶۷ چند درآوردین
۴۴ سالمه هنوز با پروفایلم ۶۷ رو میارم
چقد تا ۶۷ فاصله دارم
آیا در جدول انتخاب نیروی متخصص فدرال قبول می‌شوم؟
به خاطر سنم ۶۷ رو از دست میدم یا دارمش
امتیاز fsw من چنده نه crs
ببین من از ۶۷ رد شدم یا نه
۶۷ امتیاز لازم را کسب کرده‌ام؟
زیر ۶۷ ام یا بالاش
با شرایط فعلی پروفایلم آیا حد نصاب ۶۷ را دارم؟
نمره من تو فاکتورهای انتخاب چند شد
پاس میشم تو جدول ۶۷ تایی
امتیاز اسکیلد ورکرم از ۱۰۰ چند شده
من ۶۷ تا رو پر میکنم؟
az 100 emtiaze skilled worker chand ta daram
be 67 miresam ba in profile
emtiaze fsw man chande
zire 67 am ya balash`,
}
