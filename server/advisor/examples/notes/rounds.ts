import type { Examples } from '../examples.ts'

/** What would be, and what was: other ages, work in Canada, rounds. */
export const ROUND_NOTE_EXAMPLES: Examples = {
  'score.if-younger': `
what would my score be if I were 5 years younger
if I were younger how many points would I have
my score if I was three years younger
if I had applied five years younger, what score
how many points did age cost me, say I were 4 years younger
suppose I were ten years younger
اگه ۵ سال جوون تر بودم امتیازم چند بود
اگر ده سال جوان‌تر بودم چند امتیاز داشتم
۳ سال جوونتر بودم چقدر میشد امتیازم
امتیازم اگه جوون تر بودم چی میشد
age 5 sal javoontar boodam emtiazam chand bood`,
  'score.if-canadian-work': `
what if I work in Canada for a year, what is my score then
if I had two years of Canadian work how many points would I have
my score after one year of work in Canada
suppose I work two years in Canada, my CRS
how much would my score be with 3 years of Canadian experience
if I get a year of Canadian experience what would my score be
اگه یک سال تو کانادا کار کنم امتیازم چند میشه
اگر دو سال سابقه کار کانادایی داشته باشم امتیازم چقدر میشود؟
با سه سال سابقه کانادا امتیازم چند میشه
یه سال کانادا کار کنم چقدر به امتیازم اضافه میشه
age 2 sal canada kar konam emtiazam chand mishe`,
  'score.history': `
is the CEC cut-off falling or rising
show me the last draws one by one
what was it in January 2026
French rounds of 2025, all scores
how did the cut-offs develop over time
list of previous draws
history of express entry draws
past rounds with their scores
what were the PNP cut-offs in 2025
trend of the cut-offs
all draws in your table
کات آف cec داره میاد پایین یا میره بالا
لیست دورهای قبلی رو نشون بده
روند امتیاز دورهای فرانسه چگونه بوده است؟
دورهای قبلی چند امتیاز بودن
روند کات آف ها چطوریه
کات آف های ۲۰۲۵ رو بگو
همه دراوهای قبلی رو یکی یکی بگو
liste drawhaye ghabli ro mikham
ravande katof chetore`,
}
