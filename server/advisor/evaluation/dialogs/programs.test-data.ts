import type { Dialog } from './dialog.test-data.ts'

export const ON_PROGRAMS: readonly Dialog[] = [
  [
    ['Is the Start-up Visa open?', 'programs.open'],
    ['since when?', 'programs.open'],
    ['so what can founders do instead?', 'programs.startup-instead'],
  ],
  [
    ['How long does Express Entry take?', 'process.time'],
    ['and a nomination?', 'process.time'],
    ['and a company transfer?', 'process.time'],
  ],
  [
    ['Do I need a job offer?', 'programs.job-offer'],
    ['and for Ontario?', 'provinces.ontario-offer'],
    ['does one give points?', 'score.job-offer'],
  ],
  [
    ['Do I qualify for CEC?', 'programs.standing'],
    ['why not?', 'programs.standing programs.why-not'],
    ['and for FSW?', 'programs.standing'],
  ],
  [
    ['How long is the transfer permit for a new branch?', 'transfer.length'],
    ['and the maximum overall?', 'transfer.length'],
    ['does it need an LMIA?', 'transfer.lmia'],
    ['and does it lead to PR?', 'transfer.residence'],
  ],
  [
    ['How long do I have after an invitation?', 'programs.invited'],
    ['and how long is the profile valid if none comes?', 'programs.profile-valid'],
  ],
  [
    ['استارتاپ ویزا بازه؟', 'programs.open'],
    ['از کی بسته شده؟', 'programs.open'],
    ['به جاش چی هست؟', 'programs.startup-instead'],
  ],
  [
    ["Is Alberta's program open?", 'programs.province'],
    ['and Saskatchewan?', 'programs.province'],
    ['do I have to live there?', 'provinces.intent'],
  ],
  [
    ['I was invited yesterday! How long do I have?', 'programs.invited'],
    ['do I need the police certificate by then?', 'documents.when documents.valid'],
    ['and the medical?', 'documents.when documents.valid'],
  ],
  [
    ['Do you guarantee the visa?', 'process.guarantee'],
    ['why not?', 'process.guarantee'],
  ],
  [
    ['Does volunteer work count?', 'programs.unpaid'],
    ['and part-time?', 'programs.part-time'],
    ['and freelance?', 'programs.freelance'],
  ],
  [
    ['What is the LMIA?', 'transfer.lmia work.permit'],
    ['does my transfer need one?', 'transfer.lmia'],
  ],
  [
    ['How long must I have worked for the company?', 'transfer.employment'],
    ['and my permit, how long is it?', 'transfer.length'],
  ],
  [
    ['Am I eligible for Express Entry?', 'programs.standing programs.mine'],
    ['which part am I failing?', 'programs.why-not programs.standing'],
    ['how can I fix that?', 'score.raise programs.why-not programs.standing'],
  ],
  [
    ['what happens after I get invited?', 'programs.invited'],
    ['how long do I have?', 'programs.invited'],
  ],
  [
    ['is CEC open?', 'programs.open'],
    ['and FSW?', 'programs.open'],
    ['which one am I eligible for?', 'programs.mine programs.standing'],
    ['and why not CEC?', 'programs.standing programs.why-not'],
  ],
  [
    ['Which provinces still take applicants?', 'programs.province programs.open provinces.choose provinces.places'],
    ['since when?', 'programs.province programs.open provinces.choose provinces.places'],
  ],
  [
    ['How long is an Express Entry profile valid?', 'programs.profile-valid'],
    ['and what happens then?', 'programs.profile-valid'],
  ],
  [
    ['How long must I have worked for the firm before a transfer?', 'transfer.employment'],
    ['and after that, how many years?', 'transfer.length'],
  ],
  [
    ['برنامه آلبرتا بازه؟', 'programs.province'],
    ['تا کی؟', 'programs.province'],
  ],
  [
    ['enteghal az sherkat chand sal mishe?', 'transfer.length'],
    ['badesh chi?', 'transfer.residence transfer.length'],
  ],
  [
    ['Is Manitoba taking people?', 'programs.province'],
    ['since when is that so?', 'programs.province'],
  ],
]
