import type { Seed } from '../seed-shape.ts'

export const PROOF_OF_FUNDS: Seed<'article'> = {
  slug: 'proof-of-funds',
  facts: {
    situations: ['FUNDS_ASKED'],
    publishedOn: '2026-11-02',
    rulesAsOf: '2026-11-15',
  },
  en: {
    title: 'Proof of funds: how much, and what counts',
    description:
      'The amounts for Express Entry and for a study permit, who must show them, and which money is accepted.',
    sources: [
      { title: 'IRCC, Proof of funds, Express Entry: amounts since 7 July 2025' },
      { title: 'IRCC, Study permit: proof of financial support, amounts since 1 September 2026' },
    ],
    prose: `Canada wants to see that you can support yourself while you settle or study. How much you need depends on the size of your family and on the program.

## Express Entry

The Federal Skilled Worker and Federal Skilled Trades programs ask for settlement funds. The Canadian Experience Class does not, and you do not need them if you are already authorized to work in Canada and hold a valid job offer.

| Family members | Amount in Canadian dollars |
| 1 | 15,263 |
| 2 | 19,001 |
| 3 | 23,360 |
| 4 | 28,362 |
| 5 | 32,168 |
| 6 | 36,280 |
| 7 | 40,392 |
| Each further member | 4,112 more |

These amounts have been in force since 7 July 2025. They are normally renewed each summer; we had seen no newer table by the date of this article. Count your spouse or partner and dependent children even if they stay behind.

## Study permit

Since 1 September 2026 a student on their own outside Quebec must show 23,448 Canadian dollars for a year’s living costs, besides the first year’s tuition and the journey. With two people it is 29,192, with three 35,888. The table of the day your application arrives is the one that counts. Quebec has its own figures.

## Which money is accepted

- It is yours or your spouse’s, and you can reach it.
- It is not borrowed. A loan against a house does not count; a sold house does.
- You can show where it came from: salary, sale, inheritance, gift with a deed.
- It is there when you apply and still there when the visa is issued.

## What the bank writes

For Express Entry: a letter on the bank’s letterhead with its address, your name, each account with its number, opening date, balance today and average balance of the last six months, and your debts. For accounts in rials or afghanis give the balance in Canadian dollars as well, with the rate and its day.

> A large deposit last week raises more questions than a small balance. If you have to move money, do it early and keep every document.`,
  },
  fa: {
    title: 'تمکن مالی: چقدر و چه پولی قابل قبول است',
    description: 'مبلغ لازم برای اکسپرس اینتری و مجوز تحصیل، اینکه چه کسی باید نشان دهد و چه پولی قابل قبول است.',
    sources: [
      { title: 'ادارهٔ مهاجرت کانادا، تمکن مالی در اکسپرس اینتری، مبالغ از ۱۶ تیر ۱۴۰۴' },
      { title: 'ادارهٔ مهاجرت کانادا، تمکن مالی برای مجوز تحصیل، مبالغ از ۱۰ شهریور ۱۴۰۵' },
    ],
    prose: `کانادا می‌خواهد مطمئن شود در شروع زندگی یا در دوران تحصیل از پس هزینه‌هایتان برمی‌آیید. مبلغ به تعداد اعضای خانواده و برنامهٔ شما بستگی دارد.

## اکسپرس اینتری

برنامه‌های نیروی متخصص فدرال و مشاغل فنی فدرال تمکن مالی می‌خواهند. کلاس تجربهٔ کانادایی نمی‌خواهد؛ و هر کس در حال حاضر اجازهٔ کار در کانادا و پیشنهاد شغلی معتبر داشته باشد از آن معاف است.

| اعضای خانواده | مبلغ به دلار کانادا |
| ۱ | ۱۵٬۲۶۳ |
| ۲ | ۱۹٬۰۰۱ |
| ۳ | ۲۳٬۳۶۰ |
| ۴ | ۲۸٬۳۶۲ |
| ۵ | ۳۲٬۱۶۸ |
| ۶ | ۳۶٬۲۸۰ |
| ۷ | ۴۰٬۳۹۲ |
| هر نفر بیشتر | ۴٬۱۱۲ دلار اضافه |

این مبلغ‌ها از ۷ ژوئیهٔ ۲۰۲۵ (۱۶ تیر ۱۴۰۴) برقرار است. معمولاً هر تابستان به‌روز می‌شود و تا تاریخ این مقاله جدول جدیدتری ندیده‌ایم. همسر یا شریک زندگی و فرزندان تحت تکفل را بشمارید، حتی اگر نمی‌آیند.

## مجوز تحصیل

از ۱ سپتامبر ۲۰۲۶ (۱۰ شهریور ۱۴۰۵) یک دانشجو خارج از کبک باید برای هزینهٔ یک سال زندگی ۲۳٬۴۴۸ دلار کانادا نشان دهد؛ جدا از شهریهٔ سال اول و هزینهٔ سفر. برای دو نفر ۲۹٬۱۹۲ و برای سه نفر ۳۵٬۸۸۸ دلار است. جدول روز رسیدن درخواست شما ملاک است. کبک مبالغ خودش را دارد.

## چه پولی قابل قبول است

- متعلق به شما یا همسرتان باشد و به آن دسترسی داشته باشید.
- قرض نباشد. وام با وثیقهٔ خانه قابل قبول نیست؛ پول فروش خانه قابل قبول است.
- بتوانید نشان دهید از کجا آمده: حقوق، فروش، ارث یا هدیهٔ مستند.
- هم هنگام درخواست و هم هنگام صدور ویزا موجود باشد.

## بانک چه می‌نویسد

برای اکسپرس اینتری: نامه‌ای روی سربرگ بانک با نشانی آن، نام شما، شمارهٔ هر حساب، تاریخ افتتاح، موجودی امروز، میانگین موجودی شش ماه گذشته و بدهی‌هایتان. اگر حساب به ریال یا افغانی است، معادل دلار کانادا را هم با نرخ و تاریخ آن بخواهید.

> واریز مبلغ زیاد در هفتهٔ آخر، بیشتر از موجودی کم سؤال ایجاد می‌کند. اگر باید پول جابه‌جا کنید، زودتر این کار را بکنید و همهٔ مدارک آن را نگه دارید.`,
  },
}
