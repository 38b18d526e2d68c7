import type { Dialog } from './dialog.test-data.ts'

export const ON_TESTS: readonly Dialog[] = [
  [
    ['what English level did I enter?', 'tests.my-level'],
    ['and my wife?', 'tests.my-level'],
  ],
  [
    ['Which CLB is IELTS listening 8, reading 7, writing 6.5, speaking 7?', 'tests.convert'],
    ['and with writing 7?', 'tests.convert'],
    ['are you sure?', 'tests.convert'],
  ],
  [
    ['My CELPIP is listening 9 reading 8 writing 7 speaking 8, what levels are those?', 'tests.convert'],
    ['and if speaking were 10?', 'tests.convert'],
  ],
  [
    ['What does CLB 9 mean in IELTS?', 'tests.least'],
    ['and in CELPIP?', 'tests.least'],
    ['how many points is that?', 'score.level'],
  ],
  [
    ['Is PTE Core accepted?', 'tests.one'],
    ['and Duolingo?', 'tests.one'],
    ['and TOEFL?', 'tests.one'],
  ],
  [
    ['Is the Duolingo test accepted?', 'tests.one'],
    ['which exam should I write then?', 'tests.accepted tests.compare'],
  ],
  [
    ['آزمون دولینگو رو قبول می‌کنن؟', 'tests.one'],
    ['خب پس کدوم امتحانو بدم؟', 'tests.accepted tests.compare'],
  ],
  [
    ['How long is an IELTS result valid?', 'tests.valid'],
    ['and when does mine end?', 'tests.mine'],
  ],
  [
    ['آیلتس شنیداری ۸ خواندن ۷ نوشتن ۶٫۵ صحبت ۷ میشه چه CLB؟', 'tests.convert'],
    ['اگه نوشتنم ۷ بشه چی؟', 'tests.convert'],
  ],
  [
    ['celpip ghaboole?', 'tests.one'],
    ['duolingo chi?', 'tests.one'],
    ['natijash ta key etebar dare?', 'tests.valid'],
  ],
  [
    ['Which test should I take for English?', 'tests.accepted tests.needed tests.compare'],
    ['what does it cost?', 'money.test-fee'],
    ['how long does it count?', 'tests.valid'],
  ],
  [
    ['آیلتس آکادمیک قبوله؟', 'tests.one'],
    ['جنرال چی؟', 'tests.one'],
    ['سلپیپ چطور؟', 'tests.one'],
  ],
  [
    ['celpip 9 mishe chand clb?', 'tests.convert'],
    ['8 chi?', 'tests.convert'],
    ['ielts 7 chi?', 'tests.convert'],
  ],
  [
    ['آیلتس چقدر اعتبار داره؟', 'tests.valid'],
    ['پی تی ای چطور؟', 'tests.valid'],
    ['و معاینه پزشکی؟', 'documents.valid'],
    ['و عدم سوءپیشینه؟', 'documents.valid'],
  ],
  [
    ['What is the French test called?', 'tests.french tests.accepted tests.one'],
    ['how many points can it give?', 'score.french'],
  ],
  [
    ['تست زبان تا کی معتبره؟', 'tests.valid'],
    ['از کی حساب میشه؟', 'tests.valid'],
  ],
  [
    ['What is TEF Canada?', 'tests.one tests.french tests.accepted'],
    ['how long is it good for?', 'tests.valid'],
  ],
  [
    ['pte core ghaboole?', 'tests.one'],
    ['chand sal etebar dare?', 'tests.valid'],
  ],
]
