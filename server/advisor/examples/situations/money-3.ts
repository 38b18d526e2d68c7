import type { Examples } from '../examples.ts'

export const MONEY_3: Examples = {
  'money.toman': `
what's the required bank balance for three people in Iranian money
I only think in tomans, how many million for a single applicant
our savings are all in rial, how much is the two-person amount
student funds for one in toman please
how many billion tomans should a family of four have
could you tell me the express entry money converted to toman
roughly how much toman is needed for settlement of a couple
settlement funds 5 people toman
what would the study permit living costs be in our currency
proof of funds in iranian currency
how many tomans must I have in the bank to go as skilled worker with my wife
convert the funds requirement for one person into toman
کل پولمون ریاله، تمکن دو نفره به پول خودمون چقد میشه
واسه یه نفر باید چند میلیون تومن داشته باشم تمکن
تمکن چهار نفر حدودا چند میلیارد تومنه
به تومن حساب کنیم تمکن مالی یه زوج چقدره
تمکن تحصیلی یه نفره به تومان
معادل ریالی مبلغ تمکن مالی برای سه نفر چه مقدار است
با سه میلیارد تومن میشه تمکن خانواده رو نشون داد
پول لازم واسه اکسپرس انتری رو تومنی بگین
الان چند تومن باید تو بانک ایران باشه واسه تمکن پنج نفر
تمکن دانشجویی با همسر به تومن چند درمیاد
دلار سرم نمیشه، تمکن به تومن چقد
چقدر تومان باید نشان بدهم برای نیروی متخصص فدرال
من و خانمم و بچم تومنی چقد لازم داریم تو حساب
یک میلیارد تومن واسه تمکن یه نفر بسه؟
tamakon 2 nafar chand milyard toman mishe
be toman cheghad bayad to bank bashe vase 3 nafar
tamakon tahsili be poole iran chande
chand milion toman vase ye nafar tamakon lazeme`,
  'money.toman-rate': `
at which exchange rate do you calculate tomans
is it the free market rate or the official one you take
from which day is your dollar price
how many tomans per Canadian dollar do you count with
what rate did you use for that conversion
do you follow the Sanaa rate or the bazaar rate
your toman figures, based on which dollar
what would your fee be in toman
how much toman is the PR government fee
can you tell me the consultation price in tomans
IELTS fee in toman?
does your rate for the dollar get updated daily
how is the toman amount worked out
the biometrics charge, in tomans please
با چه نرخی تومن حساب میکنین
دلار رو آزاد حساب کردین یا نیمایی
نرخ دلار کانادا تو محاسبه شما چنده
قیمت دلارتون مال چه روزیه
هر دلار کانادا رو چند تومن گرفتین
نرخ تبدیل شما بر چه مبنایی است
حق‌الزحمه شما به تومان چقدر می‌شود
هزینه پی آر به تومن چقده
مشاوره جامع چند تومنه
هزینه دولتی استادی پرمیت به پول ایران چند میشه
نرخ ارز رو هر روز به روز میکنین؟
مبلغ تومانی را با کدام نرخ ارز محاسبه کرده‌اید
دلار سنا یا بازار؟ کدومو حساب میکنین
آیلتس به تومن چند درمیاد
انگشت نگاری چند تومن میشه
پول قراردادتون تومنی چنده
ba che nerkhi toman hesab mikonin
dolar canada ro chand toman hesab kardin
dastmozdetoon be toman chande
moshavere chand tomane`,
}
