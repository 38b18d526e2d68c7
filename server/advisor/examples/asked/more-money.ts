import type { Asked } from './asked-lines.ts'

export const ASKED_MORE_MONEY: Asked = {
  'money.government-fee': `
what are the government charges for permanent residence for an adult
fee schedule for a study permit
what does ircc bill for one adult
right of permanent residence fee
how much do I pay for fingerprints
what does the panel physician charge
price of the biometrics
اداره مهاجرت برای هر نفر چقدر میگیره
هزینه دولتی اقامت دائم برای هر بزرگسال
هزینه مجوز کار چقدره
government fee for a work permit
does the child pay a fee for PR too
هزینه معاینه پزشکی چقدر می‌شود؟
hazine pr baraye ye nafar
What are the government charges for permanent residence for an adult?
How much do I pay for fingerprints?
هزینه انگشت‌نگاری چقدر است؟
Right of permanent residence fee?
Fee schedule for a study permit
What does the panel physician charge?
هزینه دولتی اقامت دائم برای هر بزرگسال چقدر است؟
salam, hazine biometric chande
cost of the medical
total official costs of PR for one
what r the government fees for pr for one adult
whats the biometrics fee
medical exam cost?
price of a study permit application
how much is the pr fee for a child
Could you tell me what fees IRCC charges for permanent residence?
what does a work permit cost
what does BC charge for a nomination
how much is the fingerprint fee
what does the immigration doctor charge
what is the landing fee
how much is the biometrics fee for 2 people
هزینه دولتی اقامت دائم برای هر نفر چنده
انگشت نگاری چقد هزینه داره
هزینهٔ آزمایش پزشکی مهاجرت چقدر است؟
هزینه استادی پرمیت چنده
hazineye biometric cheghadre
هزینه اقامت بچه چقدره
هزینه های اداره مهاجرت برای اقامت چقدر میشه؟
بی سی برای نامزدی چقدر میگیره
hazine medikal chande
what are the fees for the provincial nominee in BC
what's the total IRCC charges for a couple applying for PR
How much does BC charge for a nomination application?
What will IRCC ask me to pay as a single adult for PR?
What will the panel doctor charge me?
what's the fee for biometrics for one person
biometrics price?
tell me the right of permanent residence fee
what would IRCC charge me for a work permit
cost of PR for a couple and one child
cost of the immigration medical
هزینه های دولتی اقامت دائم زن و شوهر چقدر میشه
انگشت نگاری چقد پول میخواد
بی‌سی برای درخواست نامزدی چند دلار میگیره
دکتر معتمد چقدر میگیره
هزینه بیومتریک یه نفر
دولت برای استادی پرمیت چقدر میگیره
قیمت بیومتریک
هزینه حق اقامت دائم چنده
برای ورک پرمیت چقدر باید به دولت بدم
هزینه پی آر یه زوج با یه بچه
آزمایش پزشکی مهاجرت چند میشه`,
  'money.test-fee': `
how expensive is the CELPIP exam
price of an IELTS test
what does WES charge for the report
قیمت امتحان آیلتس چنده
هزینه وس چقدر میشه
How expensive is the CELPIP exam?
هزینه ارزیابی WES چقدر است؟
هزینه آزمون آیلتس چقدر است؟
How much does WES charge?
how much does the credential assessment cost
how much do WES and CELPIP cost
هزینه wes چقدره؟
هزینه آزمون سلپیپ چقدره
هزینه ارزیابی مدرک چقدره
how much is WES
fee for CELPIP General
سلپیپ جنرال چقدر هزینه داره`,
  'money.our-fee': `
what are your own professional fees
how much do you charge for the whole case
what does your firm cost
حق الوکاله شما چقدره
شما چقدر میگیرین برای کل پرونده`,
  'money.refund': `
will I get my money back if I change my mind
do you return the fee when I withdraw
are payments refundable
if I cancel do you pay me back
اگه منصرف بشم پولمو پس میدین
هزینه ها بازگردانده می‌شود
پولی که دادم برمیگرده اگه کنسل کنم
poolamo pas midin age monsaref besham`,
}
