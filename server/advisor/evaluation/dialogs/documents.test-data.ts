import type { Dialog } from './dialog.test-data.ts'

export const ON_DOCUMENTS: readonly Dialog[] = [
  [
    ['Which documents are you still waiting for?', 'documents.missing'],
    ['how do I send it?', 'documents.upload'],
    ['which formats?', 'documents.formats'],
    ["and if I can't get it?", 'documents.cannot-get'],
  ],
  [
    ['Was anything sent back to me?', 'documents.sent-back'],
    ['why?', 'documents.sent-back'],
    ['how do I fix that?', 'documents.upload documents.translation'],
  ],
  [
    ['What is an ECA?', 'eca.what'],
    ['how long does it take?', 'eca.time'],
    ['and what does it cost?', 'money.test-fee'],
    ['how long is it good for?', 'eca.valid'],
    ['who does it?', 'eca.bodies'],
  ],
  [
    ['How long is a police certificate good for?', 'documents.valid'],
    ['and the medical?', 'documents.valid'],
    ['and the photos?', 'documents.valid'],
  ],
  [
    ['چه مدارکی کم دارم؟', 'documents.missing'],
    ['چطوری بفرستمش؟', 'documents.upload'],
    ['اگه نتونم بگیرمش چی؟', 'documents.cannot-get'],
  ],
  [
    ['ارزیابی مدرک چیه؟', 'eca.what'],
    ['چقدر طول میکشه؟', 'eca.time'],
    ['هزینش چقدره؟', 'money.test-fee'],
    ['تا کی اعتبار داره؟', 'eca.valid'],
  ],
  [
    ['گواهی سوپیشینه چقدر اعتبار داره؟', 'documents.valid'],
    ['عکس چی؟', 'documents.valid'],
    ['به انگلیسی بگو', 'documents.valid'],
  ],
  [
    ['eca cheghad tool mikeshe?', 'eca.time'],
    ['hazinash chande?', 'money.test-fee'],
  ],
  [
    ['Is my passport ok?', 'documents.state documents.reviewed'],
    ['and the police certificate?', 'documents.state documents.missing'],
    ['how do I get that to you?', 'documents.upload'],
  ],
  [
    ['Do I need ECA?', 'eca.what eca.canadian'],
    ['from whom?', 'eca.bodies'],
    ['WES: how much?', 'money.test-fee'],
  ],
  [
    ['گواهی عدم سوءپیشینه کی لازم میشه؟', 'documents.when'],
    ['چقدر اعتبار داره؟', 'documents.valid'],
    ['باید ترجمه بشه؟', 'documents.translation'],
  ],
  [
    ['مدارکم تایید شده؟', 'documents.reviewed documents.state'],
    ['کدومش برگشت خورده؟', 'documents.sent-back'],
    ['چرا؟', 'documents.sent-back'],
    ['چطوری درستش کنم؟', 'documents.upload'],
  ],
  [
    ['madarekam kamele?', 'documents.missing'],
    ['chi kam daram', 'documents.missing'],
    ['chetori befrestam', 'documents.upload'],
  ],
  [
    ['how long is an ECA valid?', 'eca.valid'],
    ['and the medical?', 'documents.valid'],
    ['and the police certificate?', 'documents.valid'],
  ],
  [
    ['چه مدارکی کم دارم', 'documents.missing'],
    ['دومی رو از کجا بگیرم', 'documents.missing documents.cannot-get'],
  ],
  [
    ['How do I send you my diploma?', 'documents.upload'],
    ['is there a limit?', 'documents.formats documents.upload'],
  ],
  [
    ['Is there a photo I have to give?', 'documents.photo'],
    ['how old may it be?', 'documents.valid documents.photo'],
  ],
  [
    ['Do I have to register at WES first?', 'eca.what eca.sending eca.bodies eca.time process.steps'],
    ['how many weeks?', 'eca.time'],
  ],
  [
    ['اسکن مدارکم رو چطوری آپلود کنم؟', 'documents.upload'],
    ['حجمش چقدر باشه؟', 'documents.formats documents.upload'],
  ],
  [
    ['ارزیابی مدرک رو کی انجام میده؟', 'eca.bodies'],
    ['چقدر پولشه؟', 'money.test-fee'],
  ],
  [
    ['نامه سابقه کار چی باید داشته باشه؟', 'documents.work-letter'],
    ['کی باید امضاش کنه؟', 'documents.work-letter'],
  ],
  [
    ['Which documents need a translation?', 'documents.translation'],
    ['who may do it?', 'documents.translation'],
  ],
  [
    ['مدرک تحصیلیمو وس ارزیابی کنه بهتره یا آیکس؟', 'eca.bodies money.test-fee eca.time programs.compare'],
    ['کدومش زودتره؟', 'eca.time'],
  ],
]
