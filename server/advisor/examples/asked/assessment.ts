import type { Asked } from './asked-lines.ts'

export const ASKED_ASSESSMENT: Asked = {
  'eca.what': `
what does an educational assessment mean
what is a credential evaluation good for
ارزیابی مدرک یعنی چی
aya bayad eca begiram
what is an ECA and do I need one
eca چیه اصلا لازمه؟
I studied in Shiraz, do I have to get my diploma evaluated?
دانشگاه شیراز خوندم، باید مدرکمو بدم ارزیابی؟`,
  'eca.bodies': `
who can evaluate my diploma
name the bodies designated to assess foreign credentials
a pharmacist: who assesses the credential
مدرک پرستاری‌ام را چه مرجعی ارزیابی می‌کند
مدرکمو کجا بدم ارزیابی کنن
lisanse irano ki arzyabi mikone
which assessor for a physician
دندانپزشکم، مدرکم را کدام نهاد می‌سنجد؟
Who can evaluate my diploma?
کدام سازمان‌ها مدرک دانشگاهی را ارزیابی می‌کنند؟
Name the bodies designated to assess foreign credentials.
My client is a pharmacist: who assesses the credential?
مدرک پرستاری‌ام را چه مرجعی ارزیابی می‌کند؟
WES or IQAS, who can do my ECA
I'm a pharmacist, who does my ECA?
Which organisations can assess my degree?
can architects use WES
من پزشکم مدرکم رو کجا ارزیابی کنم؟
کدوم سازمان ها مدرک رو ارزشیابی میکنن
Who evaluates architects' diplomas?
where to evaluate a bachelor from Tehran
who assesses Iranian bachelor degrees
مدرک معماری رو کدوم نهاد ارزیابی میکنه
لیسانس تهران رو کجا ارزیابی کنم
مدرک پزشکی رو کی ارزیابی میکنه
لیسانس ایران رو کی ارزیابی میکنه`,
  'eca.time': `
how many weeks does the degree evaluation take
how fast does WES evaluate
وس چقد طول میکشه جواب بده
How many weeks does the degree evaluation take?
How fast does WES evaluate?
ارزیابی مدرک تحصیلی چند هفته زمان می‌خواهد؟
wes chand hafte tool mikeshe
how long does WES take
ارزیابی مدرک چقدر زمان میبره؟
Roughly how many weeks for ICAS or WES?
how many weeks does an evaluation need
ارزیابی مدرک حدودا چند هفته‌ست
ارزیابی چند هفته وقت میخواد`,
  'eca.valid': `
for how long is a credential report good
for what period is an ECA report honoured
مدرک وس چن سال اعتبار داره
is ECA from 2019 too old
ارزیابی مدرک تا چند سال معتبر می‌ماند؟
for how many years can I use my WES report
وس چن سال معتبره
how long is an ECA valid for
eca ta chand sal etebar dare
what is the validity of a WES evaluation
گزارش ارزیابی مدرک تاریخ انقضا داره؟
اعتبار ارزیابی وس چقدره`,
  'eca.canadian': `
Must a Canadian diploma be assessed too?
مدرک کانادا هم به ارزیابی نیاز دارد؟
Do I need an ECA for a Canadian degree?`,
  'eca.sending': `
How does my university send transcripts to WES?`,
  'eca.translation': `
does WES want translations
ترجمه مدارک برای ارزیابی لازم است؟
do i have to translate my degree
مدرکمو باید ترجمه رسمی کنم؟`,
  'eca.purpose': `
Is a WES report for study purposes OK for immigration?`,
}
