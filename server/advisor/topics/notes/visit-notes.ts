import { LAST_READ_ON, type Note } from '../note.ts'

/** Visits and stays: how long, how often, and what may be done meanwhile. */
export const NOTES_ON_VISITS: readonly Note[] = [
  {
    id: 'stay.extend',
    when: [],
    says: {
      en: 'Yes: a visitor may apply online from inside Canada for a visitor record, before the authorized stay ends; IRCC advises at least 30 days before. The date that counts is the one the border officer stamped or wrote; with no stamp, it is six months after entry, or the passport’s expiry if that is earlier. The expiry date on the visa is not that date. The officer looks at the reason, the money and the plan to leave, so approval is not certain; the law sets no number of extensions. A visitor record is not a visa for coming back after a trip abroad.',
      fa: 'بله، مهمان می‌تواند پیش از تمام شدن مدت مجاز اقامت، از داخل کانادا و آنلاین برای تمدید (Visitor Record) درخواست بدهد؛ توصیهٔ ادارهٔ مهاجرت دست‌کم ۳۰ روز زودتر است. تاریخ ملاک همانی است که افسر مرز مهر زده یا نوشته است؛ اگر مهری نباشد، شش ماه پس از ورود، یا تاریخ انقضای گذرنامه اگر زودتر برسد. تاریخ روی ویزا ملاک نیست. افسر به دلیل ماندن، پول و برنامهٔ برگشت نگاه می‌کند و تأیید قطعی نیست؛ قانون برای دفعات تمدید سقفی ندارد. Visitor Record ویزا نیست و برای ورود دوباره به کار نمی‌آید.',
    },
    source: { en: 'IRCC, extending your stay as a visitor', fa: 'ادارهٔ مهاجرت کانادا، تمدید اقامت توریستی' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.maintained',
    when: [],
    says: {
      en: 'Yes, whoever applied to extend before the old permit or stay ended may remain in Canada until IRCC decides (maintained status). Those who asked for a new work or study permit of the same kind may also go on working or studying, under the conditions of the old one. Somebody who asks for another status, such as from worker to visitor, stops working when the permit ends. The right to work or study lasts only while one stays in Canada, and ends with a refusal. A second application sent after the old permit ended no longer protects if the first is refused.',
      fa: 'بله، کسی که پیش از پایان مجوز یا مدت اقامت برای تمدید درخواست داده، تا جواب ادارهٔ مهاجرت می‌تواند در کانادا بماند (maintained status). اگر درخواست برای همان نوع مجوز کار یا تحصیل باشد، کار یا تحصیل هم با شرایط مجوز قبلی ادامه دارد. اگر وضعیت دیگری خواسته باشد، مثلاً از کار به توریستی، با پایان مجوز باید کار را متوقف کند. حق کار و تحصیل فقط تا وقتی است که از کانادا خارج نشوید و با رد درخواست تمام می‌شود. درخواست دومی که بعد از پایان مجوز قبلی فرستاده شود، در صورت رد اولی دیگر کمکی نمی‌کند.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, sections 183(5), 186(u) and 189',
      fa: 'مقررات مهاجرت و حمایت از پناهندگان، مواد ۱۸۳(۵)، ۱۸۶(u) و ۱۸۹',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.restoration',
    when: [],
    says: {
      en: 'Somebody who has lost the status of a visitor, student or worker may apply from inside Canada to have it restored, within 90 days. The days count from the end of the authorized stay, or from the refusal if an extension sent in time was refused. The requirements of that status must still be met, other conditions must not have been broken, and IRCC asks a restoration fee (the present amount is on its fee list). Until the decision, work and study are not allowed, and one has to remain in Canada. Approval is not certain; a consultant has to look at your own case.',
      fa: 'کسی که وضعیت بازدید، تحصیل یا کارش را در کانادا از دست داده، تا ۹۰ روز می‌تواند از داخل کانادا درخواست احیای وضعیت (restoration) بدهد. این ۹۰ روز از پایان مدت مجاز اقامت شمرده می‌شود، یا اگر تمدید به‌موقع فرستاده ولی رد شده، از تاریخ رد. باید شرایط همان وضعیت را هنوز داشت و شرط دیگری را زیر پا نگذاشت؛ هزینهٔ جداگانه‌ای هم دارد که مبلغ روزش در فهرست هزینه‌های ادارهٔ مهاجرت است. تا جواب، کار و تحصیل مجاز نیست و نباید از کانادا خارج شد. تأیید قطعی نیست؛ پروندهٔ شما را باید مشاور ببیند.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, section 182',
      fa: 'مقررات مهاجرت و حمایت از پناهندگان، مادهٔ ۱۸۲',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.entries',
    when: [],
    says: {
      en: 'The officer decides whether a visitor visa is for one entry or several, and for how long: ten years at most, never beyond the passport or the biometrics. Since November 2024 the longest multiple-entry visa is no longer the standard. How long one may stay is decided on each arrival: normally six months, and the border officer may write less or more; with a super visa up to five years per visit. The visa has to be valid on the day of arrival, not for the whole stay. With a single entry one may come back only from the United States or St. Pierre and Miquelon, within the authorized stay.',
      fa: 'اینکه ویزای توریستی یک‌بار ورود باشد یا چندبار، و مدت اعتبارش را افسر تعیین می‌کند: حداکثر ده سال و نه بیشتر از اعتبار گذرنامه یا انگشت‌نگاری. از نوامبر ۲۰۲۴ دادن ویزای چندبار ورود با بلندترین مدت دیگر روال عادی نیست. مدت ماندن در هر سفر هنگام ورود معلوم می‌شود: معمولاً شش ماه، و افسر مرز می‌تواند کمتر یا بیشتر بنویسد؛ با سوپرویزا تا پنج سال در هر سفر. ویزا باید روز ورود معتبر باشد، نه در همهٔ مدت اقامت. با ویزای یک‌بار ورود فقط از آمریکا یا سن‌پیر و میکلون و در همان مدت مجاز می‌شود برگشت.',
    },
    source: { en: 'IRCC, validity of visitor visas', fa: 'ادارهٔ مهاجرت کانادا، اعتبار ویزای توریستی' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.work',
    when: [],
    says: {
      en: 'Not for an employer in Canada: that needs a work permit first, even for a few days or for cash. Remote work for an employer or clients outside Canada is allowed during the visit, as long as the income comes from abroad and the labour market in Canada is not entered. The policy that let visitors ask for a work permit from inside Canada ended on 28 August 2024; now most apply from outside, and only groups named in the regulations, such as family of those with a work or study permit, may apply from inside. Whether one of them fits is for a consultant to say.',
      fa: 'برای کارفرمای داخل کانادا نه: اول باید مجوز کار گرفت، حتی برای چند روز یا با دستمزد نقدی. دورکاری برای کارفرما یا سفارش‌دهندهٔ خارج از کانادا در مدت سفر مجاز است، به شرط اینکه درآمد از خارج بیاید و وارد بازار کار کانادا نشوید. سیاستی که به مهمان‌ها اجازه می‌داد از داخل کانادا برای مجوز کار اقدام کنند، ۲۸ اوت ۲۰۲۴ تمام شد. حالا بیشتر افراد از خارج اقدام می‌کنند و فقط گروه‌هایی که در مقررات آمده، مانند خانوادهٔ دارندگان مجوز کار یا تحصیل، از داخل می‌توانند. اینکه جزو آن‌ها هستید یا نه را مشاور می‌گوید.',
    },
    source: {
      en: 'IRCC, visitors and work; Regulations, section 199',
      fa: 'ادارهٔ مهاجرت کانادا، توریست و کار؛ مقررات مهاجرت، مادهٔ ۱۹۹',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.to-student',
    when: [],
    says: {
      en: 'Mostly not: a first study permit is asked for before coming to Canada. From inside, the regulations let only some apply, among them family of people with a work or study permit, exchange or visiting students at a designated school, and visitors who have completed a course that their school requires before admission. A course of up to six months that ends within the authorized stay needs no study permit at all. The purpose told for the visa and at the border has to be true. Whether you belong to one of these groups is for a consultant to say.',
      fa: 'معمولاً نه: مجوز تحصیل اول را پیش از آمدن به کانادا می‌گیرند. از داخل فقط بعضی‌ها طبق مقررات می‌توانند اقدام کنند؛ از جمله خانوادهٔ دارندگان مجوز کار یا تحصیل، دانشجوی مهمان یا تبادلی در مؤسسهٔ مورد تأیید، و مهمانی که دورهٔ پیش‌نیازِ پذیرشش را تمام کرده باشد. دورهٔ حداکثر شش‌ماهه‌ای که در همان مدت مجاز اقامت تمام شود، اصلاً مجوز تحصیل نمی‌خواهد. هدفی که برای ویزا و سر مرز گفته می‌شود باید راست باشد. اینکه شما جزو این گروه‌ها هستید یا نه را مشاور می‌گوید.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, sections 188 and 215',
      fa: 'مقررات مهاجرت و حمایت از پناهندگان، مواد ۱۸۸ و ۲۱۵',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.invitation',
    when: [],
    says: {
      en: 'The letter names the guest (full name, date of birth, address and phone, relation to you), why they come, the dates, where they will stay, who pays and when they leave. Then the host: name, date of birth, address and phone, job, family, and status in Canada with a copy of the proof. Write it yourself in English or French and sign it; it need not be notarized unless the visa office asks for that. It does not make you legally responsible for the guest, but every word has to be true. For a super visa it also promises financial support and says how many people live in your household.',
      fa: 'در دعوت‌نامه مشخصات مهمان می‌آید (نام کامل، تاریخ تولد، نشانی و تلفن، نسبت با شما)، دلیل سفر، تاریخ‌ها، محل اقامت، اینکه هزینه با کیست و کی برمی‌گردد؛ بعد مشخصات میزبان: نام، تاریخ تولد، نشانی و تلفن، شغل، خانواده و وضعیت اقامت در کانادا با کپی مدرک آن. خودتان به انگلیسی یا فرانسه بنویسید و امضا کنید؛ محضری کردنش لازم نیست، مگر دفتر ویزا بخواهد. با آن مسئول قانونی مهمان نمی‌شوید، ولی هر چه می‌نویسید باید راست باشد. برای سوپرویزا تعهد حمایت مالی و تعداد اعضای خانوار هم نوشته می‌شود.',
    },
    source: { en: 'IRCC, letter of invitation', fa: 'ادارهٔ مهاجرت کانادا، دعوت‌نامه' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.visit-and-pr',
    when: [],
    says: {
      en: 'No, one does not rule out the other: the law lets somebody wish to live in Canada later and visit it now. A visitor visa, or a trip, takes nothing from an Express Entry profile, a provincial nomination or a permanent residence application; it gives no points and no priority either. For the visit, though, the officer must be satisfied that you would leave when the stay ends, and looks at the purpose, the money and the ties at home, so a visa is not certain. Answer truthfully and alike in both files: hiding the other application does harm.',
      fa: 'نه، هیچ‌کدام مانع دیگری نیست: طبق قانون می‌شود قصد زندگی در کانادا در آینده را داشت و حالا فقط برای بازدید رفت. ویزای توریستی یا سفر از پروفایل اکسپرس اینتری، نامزدی استانی یا درخواست اقامت دائم چیزی کم نمی‌کند؛ امتیاز یا اولویتی هم نمی‌دهد. ولی برای بازدید، افسر باید قانع شود که در پایان سفر برمی‌گردید و به هدف سفر، پول و وابستگی‌های شما در کشورتان نگاه می‌کند، پس ویزا قطعی نیست. در هر دو پرونده راست و یکسان جواب بدهید: پنهان کردن درخواست دیگر است که لطمه می‌زند.',
    },
    source: {
      en: 'Immigration and Refugee Protection Act, section 22(2)',
      fa: 'قانون مهاجرت و حمایت از پناهندگان، مادهٔ ۲۲(۲)',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]
