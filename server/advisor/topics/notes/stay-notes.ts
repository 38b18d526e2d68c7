import { LAST_READ_ON, type Note } from '../note.ts'

const VISITORS = { en: 'IRCC, visitor visas', fa: 'ادارهٔ مهاجرت کانادا، ویزای توریستی (بازدید)' }
const TWO_INTENTS = {
  en: 'Immigration and Refugee Protection Act, section 22(2)',
  fa: 'قانون مهاجرت و حمایت از پناهندگان، مادهٔ 22(2)',
}
const REFUSED = { en: 'IRCC, applying again after a refusal', fa: 'ادارهٔ مهاجرت کانادا، درخواست دوباره پس از رد' }
const MINORS = {
  en: 'Immigration and Refugee Protection Act, section 30(2)',
  fa: 'قانون مهاجرت و حمایت از پناهندگان، مادهٔ 30(2)',
}

/** What families may do in Canada while somebody studies, works or waits there, and how they come to visit. */
export const NOTES_ON_STAYS: readonly Note[] = [
  {
    id: 'family.child-school',
    when: ['childschool', 'childschool workpermit', 'childschool p:STUDY_CA'],
    also: 'children study workpermit p:STUDY_CA free fee canada schoolchild pr eligible accepted together if how partner',
    covers: ['study.needs', 'study.pal.exempt'],
    says: {
      en: 'A minor child who is in Canada with a parent who may study or work there may go to preschool, primary and secondary school without a study permit of their own. A child of visitors, or one who comes without parents, needs a study permit. Whether school is free is decided by the province and the school board; our tables do not have it.',
      fa: 'فرزند زیر سن قانونی که همراه پدر یا مادرِ دارای اجازهٔ تحصیل یا کار در کاناداست، بدون مجوز تحصیل جداگانه می‌تواند به پیش‌دبستان، دبستان و دبیرستان برود. فرزند کسی که با ویزای توریستی آمده، یا کودکی که بدون والدین می‌آید، مجوز تحصیل لازم دارد. رایگان بودن مدرسه را استان و ادارهٔ آموزش محلی تعیین می‌کنند و در جدول‌های ما نیست.',
    },
    source: MINORS,
    from: LAST_READ_ON,
  },
  {
    id: 'family.visit-while',
    when: ['sponsor visitorvisa', 'sponsor visitorvisa partner', 'sponsor visitorvisa meanwhile'],
    also: 'partner canada visa if case meanwhile live together when',
    says: {
      en: 'Yes, a visit can be applied for while a sponsorship is under way: wanting to live in Canada later does not rule out a visit now. The officer must be satisfied that the visitor would leave when the stay ends, so a visa is not certain; mention the sponsorship openly in the visa application.',
      fa: 'بله، در زمان بررسی اسپانسرشیپ هم می‌شود برای ویزای توریستی درخواست داد: قصد زندگی در کانادا در آینده، مانع بازدید در حال حاضر نیست. افسر باید قانع شود که مهمان در پایان سفر برمی‌گردد، پس گرفتن ویزا قطعی نیست. در درخواست ویزا، اسپانسرشیپ را روشن بنویسید.',
    },
    source: TWO_INTENTS,
    from: LAST_READ_ON,
  },
  {
    id: 'family.visitor',
    when: ['visitorvisa', 'visitorvisa funds', 'visitorvisa need', 'visitorvisa documents', 'visitorvisa parents'],
    also: 'parents sibling relative people howmuch funds documents letter canada visa how need takes month work if',
    covers: ['money.settlement', 'money.study', 'money.counts', 'documents.list'],
    says: {
      en: 'A visitor visa asks for a valid passport, enough money for the stay and the journey home, and reasons to return, such as work, family or property; biometrics, and a medical exam where it is asked. There is no fixed amount: it depends on how long the stay is and whether the visitor stays with family or in a hotel. An invitation letter from the host helps but decides nothing alone. A stay is normally six months at most; parents and grandparents of citizens and permanent residents may also apply for a super visa.',
      fa: 'برای ویزای توریستی (بازدید) گذرنامهٔ معتبر، پول کافی برای مدت اقامت و برگشت، و دلیلی برای بازگشت مانند کار، خانواده یا ملک لازم است؛ انگشت‌نگاری و، اگر بخواهند، معاینهٔ پزشکی هم هست. مبلغ ثابتی ندارد: به مدت سفر بستگی دارد و به اینکه مهمان در خانهٔ خانواده می‌ماند یا در هتل. دعوت‌نامهٔ میزبان کمک می‌کند، ولی به‌تنهایی تعیین‌کننده نیست. اقامت معمولاً حداکثر شش ماه است. پدر و مادر و پدربزرگ و مادربزرگِ شهروندان و مقیمان دائم می‌توانند برای سوپرویزا هم درخواست دهند.',
    },
    source: VISITORS,
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.reapply',
    // Only its examples tell it from what a person has to judge.
    when: [],
    also: 'refusal visa case when takes how study p:STUDY_CA now add change letter fee neg',
    says: {
      en: 'Unless the refusal letter says otherwise, you may apply again at any time; the fee is due again, and the new application has to mention the refusal. The same application mostly gets the same answer, so read what the letter found missing and send that with the new one. What to change in your case is for a licensed consultant to say, after reading the letter with you.',
      fa: 'اگر در نامهٔ رد چیز دیگری نوشته نشده باشد، هر زمان می‌توانید دوباره درخواست بدهید، ولی هزینه دوباره پرداخت می‌شود و رد قبلی را باید در درخواست جدید بنویسید. همان درخواست معمولاً همان جواب را می‌گیرد؛ پس ببینید نامه چه چیزی را ناکافی دانسته و همان را با درخواست جدید بفرستید. اینکه در پروندهٔ شما چه باید عوض شود را مشاور دارای مجوز، پس از خواندن نامه با شما، می‌گوید.',
    },
    source: REFUSED,
    from: LAST_READ_ON,
    page: 'contact',
  },
]
