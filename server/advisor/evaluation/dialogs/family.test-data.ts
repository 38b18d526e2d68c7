import type { Dialog } from './dialog.test-data.ts'

export const ON_FAMILY: readonly Dialog[] = [
  [
    ['Can I sponsor my wife?', 'family.spouse'],
    ['do I need an income for that?', 'family.partner-income'],
    ['how many years am I responsible?', 'family.undertaking'],
  ],
  [
    ['Can I bring my parents as permanent residents?', 'family.parents'],
    ['what about a super visa?', 'family.super-visa'],
    ['how long can they stay on it?', 'family.super-visa'],
  ],
  [
    ['می‌توانم همسرم را اسپانسر کنم؟', 'family.spouse'],
    ['درآمد لازم است؟', 'family.partner-income'],
    ['تا چند سال مسئولش هستم؟', 'family.undertaking'],
  ],
  [
    ['Can my son of 20 come along?', 'family.told-child family.child-age family.child'],
    ['and at 23?', 'family.told-child family.child-age family.child'],
  ],
  [
    ["What's a super visa?", 'family.super-visa'],
    ['how long can my mother stay?', 'family.super-visa'],
    ['does she need insurance?', 'family.super-visa'],
  ],
  [
    ['ویزای سوپر چیه', 'family.super-visa'],
    ['چقدر میتونن بمونن', 'family.super-visa'],
    ['بیمه هم میخواد؟', 'family.super-visa'],
  ],
  [
    ['پدر مادرم رو میتونم بیارم؟', 'family.parents'],
    ['پس چیکار کنم؟', 'family.super-visa family.parents'],
    ['سوپر ویزا چند ساله؟', 'family.super-visa'],
  ],
  [
    ['hamsaramo mitoonam sponsor konam?', 'family.spouse'],
    ['daramad mikhad?', 'family.partner-income'],
    ['cheghad tool mikeshe?', 'process.time family.spouse'],
  ],
  [
    ["How much do parents' sponsors have to earn?", 'family.parent-income'],
    ['is it open now?', 'family.parents programs.open'],
    ['what else could I do for them?', 'family.super-visa'],
  ],
  [
    ['can grandma come on a super visa', 'family.super-visa'],
    ['how long can she stay?', 'family.super-visa'],
    ['and the insurance?', 'family.super-visa'],
  ],
  [
    ['Can my mother come on a super visa?', 'family.super-visa'],
    ['how much must I earn?', 'family.super-visa family.parent-income'],
  ],
  [
    ['How old may my daughter be to come along?', 'family.child-age family.child'],
    ['and when is that counted?', 'family.child-age family.child'],
  ],
  [
    ['فرزندم تا چند سالگی همراه حساب میشه؟', 'family.child-age family.child'],
    ['از کی حساب میکنن؟', 'family.child-age family.child'],
  ],
  [
    ['سوپر ویزا برای مادرم میخوام', 'family.super-visa'],
    ['چقدر باید درآمد داشته باشم؟', 'family.super-visa family.parent-income'],
  ],
  [
    ['What is the super visa?', 'family.super-visa'],
    ['can it be extended?', 'family.super-visa'],
  ],
  [
    ['مادرم رو با سوپر ویزا بیارم چه شرایطی داره؟', 'family.super-visa'],
    ['هر بار چقدر میتونه بمونه؟', 'family.super-visa'],
  ],
  [
    ['hamsaram ielts lazem dare?', 'family.partner-test'],
    ['chand bayad begire?', 'family.partner-test tests.level'],
  ],
]
