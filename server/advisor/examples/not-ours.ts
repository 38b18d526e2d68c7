/** Near to what we answer and yet for a person or for nobody: what is nearest to one of these is answered by none. */
export const NOT_OURS: readonly string[] = `
can my wife work while I study
may my husband get an open work permit
will my children go to school for free
how much is the rent in Toronto
what is the cost of living in Vancouver per month
which city is best for me
which province should I choose
which program is better for me
should I apply now or wait
how do I find a job in Canada
how much is the salary of an engineer in Canada
what taxes are paid in Canada
is my university good
which university should I pick
how much is tuition at the University of Toronto
can my brother immigrate with me
what is my friend's score
when is the next draw
will the cut-off go down
is my passport expiring a problem
should I renew my passport first
what happens if I get divorced
what if I have a baby while I wait
can I travel while my file is in process
can I change my consultant
I want to complain about my consultant
can I pay in instalments
do you take crypto
how do I open a bank account in Canada
how do I rent a flat
can I bring my cat
how do I become a citizen
when can I get a Canadian passport
can I leave Canada after I get PR
what is a visitor visa
how do I get a tourist visa
does my employer have to pay me
what should I write in my letter of explanation
can you write my letter
who should be the main applicant
what did the officer write in his notes
how do I extend my work permit
my permit has expired what now
همسرم میتونه وقتی من درس میخونم کار کنه
مدرسه بچه‌ها رایگانه
اجاره خونه تو تورنتو چقدره
هزینه زندگی ماهانه در ونکوور
کدوم شهر بهتره
کدوم استان رو انتخاب کنم
کدوم برنامه برای من بهتره
الان اقدام کنم یا صبر کنم
چطور کار پیدا کنم تو کانادا
حقوق مهندس در کانادا چقدره
مالیات کانادا چقدره
کدوم دانشگاه برم
شهریه دانشگاه تورنتو چقدره
برادرم میتونه باهام بیاد
امتیاز دوستم چنده
دور بعدی کیه
کات آف میاد پایین
پاسپورتم داره تموم میشه مشکلیه
اگه طلاق بگیرم چی میشه
اگه بچه دار بشیم چی میشه
وسط پرونده میتونم سفر برم
مشاورمو عوض کنید
میشه قسطی پول بدم
چطور حساب بانکی باز کنم کانادا
چطور شهروند بشم
کی پاسپورت کانادایی میدن
ویزای توریستی چطور بگیرم
چطور ویزای کارمو تمدید کنم
متقاضی اصلی من باشم یا همسرم
نامه توضیح برام بنویس
برادرم چند امتیاز داره
امتیاز خواهرم چنده
داداشم امتیازش چنده
how many points does my brother have
what is my sister's score
میشه قبل از اقامت خونه بخرم
hazine zendegi to toronto chande
kodoom shahr behtare
chetor kar peida konam
hamsaram mitoone kar kone vaghti dars mikhoonam`
  .trim()
  .split('\n')
