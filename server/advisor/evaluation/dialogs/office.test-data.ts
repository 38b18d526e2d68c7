import type { Dialog } from './dialog.test-data.ts'

export const ON_OFFICE: readonly Dialog[] = [
  [
    ['When is my appointment?', 'booking.mine'],
    ['Could we make it a week later?', 'booking.move'],
    ['who is it with?', 'booking.mine'],
    ['what do I need to bring?', 'booking.prepare'],
  ],
  [
    ['do I have an appointment', 'booking.mine'],
    ["I can't make it, cancel it please", 'booking.move'],
    ['and how do I get a new one', 'booking.new'],
  ],
  [
    ['Who is my consultant?', 'file.consultant'],
    ['how do I write to her?', 'contact.message'],
    ['how fast does she answer?', 'contact.reply'],
  ],
  [
    ['Where does my case stand?', 'file.status'],
    ['what happens next?', 'file.after-sending file.status file.deadlines'],
    ['is there a deadline?', 'file.deadlines'],
  ],
  [
    ['How do I get rid of my data?', 'privacy.remove'],
    ['how long does that take?', 'privacy.remove'],
    ['who can see it until then?', 'privacy.see privacy.log'],
  ],
  [
    ['Do I have unread messages?', 'file.messages'],
    ['where do I read them?', 'file.messages contact.message'],
  ],
  [
    ['وقت مشاورم کیه؟', 'booking.mine'],
    ['میشه بندازمش هفته بعد؟', 'booking.move'],
    ['با کیه؟', 'booking.mine'],
    ['چی باید بیارم؟', 'booking.prepare'],
  ],
  [
    ['قرارم چه روزیه؟', 'booking.mine'],
    ['لغوش کنم چطوریه؟', 'booking.move'],
  ],
  [
    ['مشاورم کیه؟', 'file.consultant'],
    ['چطور بهش پیام بدم؟', 'contact.message'],
    ['کی جواب میده؟', 'contact.reply'],
  ],
  [
    ['پروندم کجاست؟', 'file.status'],
    ['مهلتی دارم؟', 'file.deadlines'],
    ['کار بعدی چیه؟', 'file.status file.deadlines documents.missing file.after-sending'],
  ],
  [
    ['vaght moshaveram keye?', 'booking.mine'],
    ['mishe jabejash konam?', 'booking.move'],
  ],
  [
    ['What are your office hours?', 'contact.hours'],
    ['and on the phone?', 'contact.reach contact.hours'],
    ['how quickly do you reply by message?', 'contact.reply'],
  ],
  [
    ['How do I book a consultation?', 'booking.new'],
    ['what does it cost?', 'money.consultation'],
    ['how long does it last?', 'booking.length'],
    ['is it online?', 'booking.way'],
  ],
  [
    ['Who can see my documents?', 'privacy.see'],
    ['can I see who opened them?', 'privacy.log'],
    ['can I delete them?', 'documents.remove'],
  ],
  [
    ['When do you open?', 'contact.hours'],
    ['can I come without an appointment?', 'contact.reach booking.new contact.hours'],
    ["what's the address?", 'contact.reach'],
  ],
  [
    ["Where's my report?", 'file.report'],
    ['can I change my answers?', 'file.change'],
    ['will the score change then?', 'file.change'],
  ],
  [
    ['پیام جدید دارم؟', 'file.messages'],
    ['کجا بخونمش؟', 'file.messages contact.message'],
    ['چطوری جواب بدم؟', 'contact.message'],
  ],
  [
    ['وقت مشاوره میخوام', 'booking.new'],
    ['چقدر طول میکشه؟', 'booking.length'],
    ['پولیه؟', 'money.consultation'],
    ['آنلاینه؟', 'booking.way'],
  ],
  [
    ['vaghte moshavere mikham', 'booking.new'],
    ['hazinash chande', 'money.consultation'],
    ['online mishe?', 'booking.way'],
  ],
  [
    ['when is my appointment?', 'booking.mine'],
    ['how do I move it?', 'booking.move'],
    ["and what's my score?", 'score.total'],
    ['is it enough?', 'score.enough'],
  ],
  [
    ['vaght moshavere mikham', 'booking.new'],
    ['avali raygane?', 'money.consultation'],
    ['badi chi', 'money.consultation'],
  ],
  [
    ['i want to book a consultation', 'booking.new'],
    ['is the first one free?', 'money.consultation'],
    ['and the next one?', 'money.consultation'],
  ],
  [
    ["I'd like to delete my account.", 'privacy.remove'],
    ['how long will it be kept after that?', 'privacy.keep privacy.remove'],
  ],
  [
    ['I lost my phone with the codes on it', 'account.lost-phone'],
    ['what now?', 'account.lost-phone account.sign-in'],
  ],
  [
    ['Do you have a licence?', 'firm.licence'],
    ['where can I check it?', 'firm.licence'],
  ],
  [
    ['مشاور من کیه؟', 'file.consultant'],
    ['کی جواب میده؟', 'contact.reply'],
  ],
  [
    ['حسابم رو پاک کنید', 'privacy.remove'],
    ['چقدر طول میکشه؟', 'privacy.remove'],
  ],
  [
    ['vaght moshavere mikham', 'booking.new'],
    ['chand daghighast?', 'booking.length'],
  ],
  [
    ['Does the office in Toronto open on Saturdays?', 'contact.hours contact.reach'],
    ['until when?', 'contact.hours contact.reach'],
  ],
  [
    ['مدارکم رو کی میبینه؟', 'privacy.see'],
    ['تا کی نگه میدارین؟', 'privacy.keep'],
  ],
  [
    ['پرونده‌م دست کیه؟', 'file.consultant file.status'],
    ['کی تموم میشه؟', 'file.status file.deadlines process.time'],
  ],
]
