import type { Asked } from './asked-lines.ts'

export const ASKED_STUDIES: Asked = {
  'study.needs': `
study permit - what papers do I need
what do I need for a study permit
what do students need to get a permit for canada
برای ویزای تحصیلی کانادا چی لازمه`,
  'study.pal': `
PAL - who has to have one?
who has to show an attestation letter
دانشجوی کارشناسی pal میخواد؟`,
  'study.pal.graduate': `
do master's students need a provincial attestation letter
does a PhD student need a PAL
برای کارشناسی ارشد نامه تأیید استان لازم است
واسه ارشد pal میخواد؟
Do master's students need a provincial attestation letter?
Does a PhD student need a PAL?
برای کارشناسی ارشد نامه تأیید استان لازم است؟
do I need a PAL for a doctorate
do i need a PAL for a masters degree
برای ارشد PAL لازم دارم؟
do phd students need a PAL
do masters students in ontario need an attestation letter
دانشجوی ارشد pal میخواد؟
Will I need an attestation letter as a PhD student?
do master's students still need a PAL
برای ارشد نامه تایید استان لازمه؟
دکترا بخونم نامه تایید استانی میخوام؟
متقاضی دکترا نامه استان لازم داره؟
ارشدی‌ها هنوز pal میخوان؟`,
  'study.hours': `
how many hours weekly may a foreign student work off campus
may students work full time during scheduled breaks
حین درس چن ساعت میتونم کار کنم تو کانادا
پسرم موقع تحصیل می‌تواند کار کند چند ساعت
How many hours weekly may a foreign student work off campus?
دانشجوی خارجی هفته‌ای چند ساعت اجازه کار دارد؟
daneshjoo chand saat mitone kar kone
May students work full time during scheduled breaks?
پسرم موقع تحصیل می‌تواند کار کند؟ چند ساعت؟
number of hours students may work
دانشجو در طول ترم چند ساعت کار مجاز است؟
دانشجو هفته ای چن ساعت کار
how many hours can I work while studying
can I work 30 hours as a student
به عنوان دانشجو میتونم ۳۰ ساعت کار کنم؟
How many hours can I work as an international student
حین تحصیل میشه کار کرد؟
Weekly work limit for students off campus?
as a student am I allowed to work 30 hours
max weekly hours for an international student
how many hours can I work during my studies
دانشجو هفته ای چند ساعت اجازه کار داره
سقف ساعت کار دانشجو در هفته
دانشجوام، ۳۰ ساعت میتونم کار کنم؟
حداکثر ساعت کار هفتگی دانشجوی خارجی
موقع تحصیل چند ساعت میتونم کار کنم`,
  'study.afterwards': `
how long is the post-graduation work permit valid
what permit do graduates get
بعد از پایان تحصیل چه مجوز کاری می‌گیرند
work rights after finishing a 2 year diploma
مجوز کار پس از تحصیل چند ساله است؟
بعد از پایان تحصیل چه مجوز کاری می‌گیرند؟
what language level for pgwp
after graduation can I stay and work?
بعد از درس میتونم بمونم کار کنم؟
What English level does the PGWP want for university grads?
language for post graduation permit after college
ورک پرمیت بعد از دانشگاه چه سطح زبانی میخواد
زبان لازم برای مجوز کار بعد از کالج`,
  'study.gic': `
is the GIC compulsory for students
Is the GIC compulsory for students?
Do I have to buy a GIC?
Is GIC a must?
Is GIC mandatory
can I show a GIC instead of bank statements
is a GIC compulsory
گرفتن جی آی سی اجباریه؟`,
  'study.sds': `
is SDS still around for Iranians
مسیر SDS هنوز وجود دارد؟
Is SDS still around for Iranians?
sds hanooz hast?
اس دی اس برداشته شد؟`,
  'study.change-school': `
can I switch from one college to another with my permit
برای تغییر دانشگاه در کانادا مجوز جدید لازم است؟
can i change my college with the same study permit
میتونم با همین استادی پرمیت دانشگاهمو عوض کنم
میتونم برم یه کالج دیگه؟`,
  'study.co-op': `
are co-op students obliged to obtain a separate permit`,
  'study.language': `
IELTS needed for a Canadian master's
برای پذیرش ارشد کانادا آیلتس چند میخوان`,
  'china.language': `
vase chin bedoone zaban mishe raft
can I study in China without speaking Chinese
تحصیل در چین بدون دانستن زبان چینی ممکن است
English-taught bachelor in China, need HSK?
تحصیل در چین بدون دانستن زبان چینی ممکن است؟
بدون بلد بودن چینی میشه تو چین درس خوند؟
can i get a degree in china without speaking chinese
Is knowing Mandarin required for Chinese universities?
برای دانشگاه‌های چین حتما باید چینی بلد باشم؟
کارشناسی انگلیسی‌زبان تو چین، چینی لازمه؟`,
  'china.scholarship': `
is there funding for Iranians wishing to study in China
does the Chinese government scholarship include accommodation
what does the CSC pay for
بورسیه دولت چین چه چیزهایی را پوشش می‌دهد
مهلت درخواست بورسیه چین از چه ماهی است
when should I apply for the CSC scholarship
Does the Chinese government scholarship include accommodation?
مهلت درخواست بورسیه چین از چه ماهی است؟
China scholarship: what does it pay?
How much does the chinese goverment scholarship pay a master student per month
age limit for CSC phd
how do I apply for the chinese scholarship and when
بورسیه دولت چین ماهی چقد میده به دکترا
واسه بورس چین تا چند سالگی میشه
بورس چین خوابگاهم میده؟
When does the CSC application window open?
what does csc pay phd students monthly
how old may a CSC doctoral applicant be
deadline months for the chinese government scholarship`,
  'china.visa': `
Is a Chinese student visa X1 or X2?`,
  'china.medicine': `
how many years does medicine take in China
پزشکی در چین چند سال است؟
Can I study medicine in China in English
do i need to know chinese for medicine in china
واسه پزشکی چین چند سال باید بخونم
How long is medical school over in China?
medicine in China: how many years
پزشکی تو چین چند سال طول میکشه
پزشکی چین چند ساله تموم میشه`,
  'china.insurance': `
بیمه دانشجویان در چین چگونه است
بیمه دانشجویان در چین چگونه است؟
بیمه دانشجویی چین سالی چنده`,
  'china.csca': `
CSCA, what's that?
which subjects are in the CSCA
csca چه درسایی داره`,
  'china.work': `
may I work part-time as a student in China
May I work part-time as a student in China?
can I work in China on a student visa
can i work part time in china as a student
تو چین میشه هم درس خوند هم کار کرد`,
  'china.level': `
what level of Chinese do universities in China want
برای دانشگاه‌های چین چه سطح HSK لازم است؟
What level of Chinese do universities in China want?
HSK for a bachelor's taught in Chinese?
hsk level for bachelor in chinese
برای لیسانس چینی HSK چند میخوان
HSK needed for a Chinese taught degree?
do I need chinese for a bachelor taught in english
برای رشته چینی‌زبان hsk چند میخوان`,
  'china.length': `
How long is a master's in China
کارشناسی در چین چند سال است؟
ارشد چین چند ساله
how long is a bachelor in china
چین لیسانس چند ساله`,
  'china.course': `
which visa category covers a semester of Mandarin lessons
I want to attend Chinese classes for half a year, what visa
دوره زبان چینی یک‌ساله چه ویزایی می‌خواهد
دوره زبان چینی یک‌ساله چه ویزایی می‌خواهد؟
دوره زبان شش ماهه در چین چه ویزایی دارد؟
which visa for a 1 year language course in china`,
}
