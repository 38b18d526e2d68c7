import type { Dialog } from './dialog.test-data.ts'

export const ON_MONEY: readonly Dialog[] = [
  [
    ['How much money do I need to show for Express Entry?', 'money.settlement'],
    ['and with my wife?', 'money.settlement'],
    ['and two kids?', 'money.settlement'],
    ['can I borrow it?', 'money.borrowed'],
  ],
  [
    ['What does the first consultation cost?', 'money.consultation'],
    ['how long is it?', 'booking.length'],
    ['where do I book?', 'booking.new'],
  ],
  [
    ['تمکن مالی اکسپرس اینتری چقدره؟', 'money.settlement'],
    ['برای سه نفر چی؟', 'money.settlement'],
    ['قرضی باشه قبوله؟', 'money.borrowed'],
    ['به تومن چقدر میشه؟', 'money.toman'],
  ],
  [
    ['tamakon mali baraye express entry cheghade?', 'money.settlement'],
    ['ba hamsaram chi?', 'money.settlement'],
    ['4 nafar chi?', 'money.settlement'],
  ],
  [
    ['My wife and I want to come to Canada with our daughter. How much do we have to show?', 'money.settlement'],
    ['does the flat we own count?', 'money.counts money.settlement'],
    ['and the letter from the bank, what must be in it?', 'money.bank'],
  ],
  [
    ['How much is the biometrics fee?', 'money.government-fee'],
    ['and the medical?', 'money.government-fee'],
    ['and the work permit?', 'money.government-fee'],
  ],
  [
    ['تمکن مالی برای دو نفر چقدره', 'money.settlement'],
    ['سه نفر شدیم چی', 'money.settlement'],
    ['از کی این جدول اجرا میشه', 'money.settlement'],
    ['مطمئنید؟', 'money.settlement'],
  ],
  [
    ['how much funds for express entry?', 'money.settlement'],
    ['and for studying?', 'money.study'],
    ['back to express entry, for four people?', 'money.settlement'],
  ],
  [
    ['tamakkon baraye 4 nafar chande?', 'money.settlement'],
    ['5 nafar chi?', 'money.settlement'],
    ['ba ye bache dige?', 'money.settlement'],
  ],
  [
    ['how much do you charge for the whole case', 'money.our-fee'],
    ['are the government fees included?', 'money.agreement money.instalments'],
  ],
  [
    ['قیمت خدماتتون چنده', 'money.our-fee'],
    ['هزینه دولت هم شاملش میشه؟', 'money.agreement money.instalments'],
  ],
  [
    ['ezharname nist, name bank mikhad?', 'money.bank'],
    ['chi bayad toosh bashe?', 'money.bank'],
  ],
  [
    ['pooli ke dadam bargasht dare?', 'money.refund'],
    ['cheghad?', 'money.refund'],
  ],
]
