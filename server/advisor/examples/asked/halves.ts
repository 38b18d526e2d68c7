import type { Asked } from './asked-lines.ts'

/** Halves of double questions, as they stand alone. */
export const ASKED_HALVES: Asked = {
  'tests.valid': `
my CELPIP is from December 2024, is it still good for entering the pool and will it hold until spring
my test is from last December, will it still be good in spring
I sat the test two years ago in March, until when does it count
آزمونم مال آذر پارساله، تا بهار اعتبار داره`,
  'study.pal.graduate': `
public university master's, attestation letter, yes or no
attestation letter yes or no for a master's at a public university`,
  'documents.when': `
do I take the medical before or after the invitation
معاینه پزشکی رو قبل از دعوتنامه باید بدم
معاینه پزشکی رو الان بدم یا بعد از دعوت
did they want the police certificate before the invitation`,
  'money.exempt': `
what if I'm already working there with a permit and a valid job offer, do I still show funds
do I show money when I already work in Canada with a permit and an offer`,
  'family.partner-income': `
is a minimum income needed to sponsor a spouse
آیا برای اسپانسر شدن همسر حداقل درآمد لازم است`,
  'privacy.export': `
همه اطلاعاتمو یه جا میشه گرفت، مدارک و جوابامو
میشه کل اطلاعاتم رو یکجا دانلود کنم`,
}
