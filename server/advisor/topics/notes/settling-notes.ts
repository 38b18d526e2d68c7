import { LAST_READ_ON, type Note } from '../note.ts'

/** What newcomers bring, and what they find. */
export const NOTES_ON_SETTLING: readonly Note[] = [
  {
    id: 'life.goods',
    when: [],
    says: {
      en: 'Yes: personal and household goods come in free of duty and tax if you owned, possessed and used them before you arrived to settle. Make a list in two copies, with values and serial numbers: what comes with you, and what follows. Give it to border services (CBSA) on arrival, even if you carry nothing; it is entered on form BSF186, and later shipments are exempt only if listed. Describe gold jewellery with a jeweller’s appraisal and photos. New or business goods can be taxed, and so can things sold within 12 months. Declare gold bars, food, plants and weapons too; some goods are forbidden. About one very valuable item, ask CBSA first.',
      fa: 'بله، وسایل شخصی و اثاث خانه، اگر پیش از مهاجرت مال خودتان و در اختیارتان بوده و از آن‌ها استفاده کرده‌اید، بدون عوارض گمرکی و مالیات وارد می‌شود. فهرستی در دو نسخه با ارزش و شمارهٔ سریال بنویسید: آنچه همراه دارید و آنچه بعداً می‌رسد. هنگام ورود آن را به مأموران مرزی (CBSA) بدهید، حتی اگر چیزی همراهتان نیست، تا در فرم BSF186 ثبت شود؛ بار بعدی فقط اگر در فهرست باشد معاف است. برای طلا و جواهر، برگهٔ ارزیابی جواهرفروش و عکس همراه داشته باشید. کالای نو یا تجاری، و آنچه تا ۱۲ ماه بعد فروخته شود، ممکن است مشمول عوارض و مالیات شود. شمش طلا، خوراکی، گیاه و اسلحه را هم اظهار کنید؛ ورود بعضی کالاها ممنوع است. دربارهٔ هر وسیلهٔ خیلی گران، اول از CBSA بپرسید.',
    },
    source: {
      en: 'CBSA, Settling in Canada; Memorandum D2-2-1 (tariff item 9807)',
      fa: 'آژانس خدمات مرزی کانادا (CBSA)، اقامت در کانادا؛ بخشنامهٔ D2-2-1 (ردیف تعرفهٔ 9807)',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.pets',
    when: [],
    says: {
      en: 'Yes: your own cat or dog may come along, normally without quarantine, if it has a valid rabies vaccination certificate, needed from the age of three months. It must be in English or French, signed by a licensed veterinarian, and give breed, colour and weight, the vaccine’s name and serial number, the date and how long it is valid. You must be the owner and keep the animal: dogs for sale, adoption or somebody else count as commercial, and from countries at high risk of dog rabies, among them Iran, Afghanistan and China, those are refused. Border inspection costs a fee that changes yearly. Airlines and transit countries have their own rules; see the page of the food inspection agency (CFIA) first.',
      fa: 'بله، گربه یا سگ خودتان می‌تواند همراهتان بیاید، معمولاً بدون قرنطینه، اگر گواهی معتبر واکسن هاری داشته باشد. این گواهی از سه‌ماهگی لازم است؛ باید به انگلیسی یا فرانسه و با امضای دامپزشک دارای پروانه باشد و نژاد، رنگ و وزن حیوان، نام و شمارهٔ سریال واکسن، تاریخ تزریق و مدت اعتبار در آن نوشته شود. باید صاحب حیوان باشید و خودتان نگهش دارید: سگی که برای فروش، واگذاری یا شخص دیگری باشد تجاری حساب می‌شود و از کشورهای پرخطر از نظر هاری سگ، از جمله ایران، افغانستان و چین، پذیرفته نمی‌شود. بازرسی در مرز هزینه‌ای دارد که هر سال عوض می‌شود. شرکت‌های هواپیمایی و کشورهای سر راه مقررات خودشان را دارند؛ پیش از سفر صفحهٔ ادارهٔ بازرسی مواد غذایی کانادا (CFIA) را ببینید.',
    },
    source: {
      en: 'Canadian Food Inspection Agency (CFIA), travelling with a cat or dog; CBSA, inspection fees',
      fa: 'ادارهٔ بازرسی مواد غذایی کانادا (CFIA)، سفر با سگ و گربه؛ CBSA، هزینهٔ بازرسی',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.child-benefit',
    when: [],
    says: {
      en: 'Yes, families who qualify get the Canada Child Benefit, a tax-free monthly payment from the Canada Revenue Agency (CRA) for children under 18 who live with them. You or your partner must be a citizen, permanent resident or protected person; temporary residents qualify after 18 months in Canada, with a valid permit in the 19th month. The amount depends on the family’s income and the number and ages of the children; CRA’s calculator shows it. The parent who mainly cares for the child, usually the mother, applies with form RC66 and, in the first two years, RC66SCH. Both partners must file taxes every year, even without income, or payments stop.',
      fa: 'بله، خانواده‌های واجد شرایط کمک‌هزینهٔ فرزند (Canada Child Benefit) می‌گیرند: مبلغی ماهانه و معاف از مالیات که ادارهٔ درآمد کانادا (CRA) برای فرزند زیر ۱۸ سالی که با آن‌ها زندگی می‌کند می‌پردازد. شما یا همسرتان باید شهروند، مقیم دائم یا فرد تحت حمایت (پناهندهٔ پذیرفته‌شده) باشید؛ مقیم موقت پس از ۱۸ ماه زندگی در کانادا، با مجوز معتبر در ماه نوزدهم، مشمول می‌شود. مبلغ به درآمد خانواده و تعداد و سن بچه‌ها بستگی دارد و ماشین‌حساب CRA آن را نشان می‌دهد. کسی که بیشتر از بچه مراقبت می‌کند، معمولاً مادر، با فرم RC66 و در دو سال اول RC66SCH درخواست می‌دهد. هر دو همسر باید هر سال اظهارنامهٔ مالیاتی بدهند، حتی بدون درآمد؛ وگرنه پرداخت قطع می‌شود.',
    },
    source: {
      en: 'Canada Revenue Agency, Canada child benefit; forms RC66 and RC66SCH',
      fa: 'ادارهٔ درآمد کانادا (CRA)، کمک‌هزینهٔ فرزند؛ فرم‌های RC66 و RC66SCH',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.bank',
    when: [],
    says: {
      en: 'Go to a branch with proper identification: in Canada you have the right to open an account without a job, without money to deposit and even after a bankruptcy. The bank usually asks for two original documents, such as your permanent resident card or confirmation from IRCC together with your passport; copies are not accepted. Ask which ones it accepts and whether you can begin online or from abroad. A missing SIN alone is no reason to refuse, but an account that pays interest asks for it. A bank may refuse only for certain reasons, such as suspected fraud, and must say so in writing; you can complain to it and to the Financial Consumer Agency (FCAC). We recommend no bank.',
      fa: 'با مدرک شناسایی معتبر به شعبهٔ بانک بروید: در کانادا حق دارید حساب باز کنید، حتی بدون شغل، بدون پول اولیه یا با سابقهٔ ورشکستگی. بانک معمولاً دو مدرک اصل می‌خواهد، مانند کارت اقامت دائم یا تأییدیهٔ ادارهٔ مهاجرت کانادا همراه گذرنامه؛ کپی پذیرفته نیست. از شعبه بپرسید کدام مدارک را می‌پذیرد و آیا می‌شود آنلاین یا از خارج شروع کرد. نداشتن شمارهٔ SIN به‌تنهایی دلیل رد نیست، ولی برای حسابی که سود می‌دهد آن را می‌خواهند. بانک فقط به دلایل مشخصی، مانند گمان کلاهبرداری، می‌تواند نپذیرد و باید آن را کتبی اعلام کند؛ می‌توانید به خود بانک و به نهاد حمایت از مصرف‌کنندگان خدمات مالی کانادا (FCAC) شکایت کنید. ما بانک خاصی را توصیه نمی‌کنیم.',
    },
    source: {
      en: 'Financial Consumer Agency of Canada, opening a bank account; Bank Act, section 627.17',
      fa: 'نهاد حمایت از مصرف‌کنندگان خدمات مالی کانادا (FCAC)، باز کردن حساب؛ قانون بانک، مادهٔ ۶۲۷٫۱۷',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.profession',
    when: [],
    says: {
      en: 'It depends on whether the profession is regulated where you will live. About one in five is, among them doctor, nurse, pharmacist, engineer, lawyer, teacher and electrician: to practise or use the title you need a licence from the regulatory body of that province, which looks at your degree and experience and may ask for exams, a language test or supervised practice. Each province has its own body. Permanent residence and a credential assessment (ECA) are not a licence. Other occupations, such as software developer or bookkeeper, need none; there the employer decides. CICIC’s site and the Job Bank name the body and its conditions; bridging programs can help.',
      fa: 'بستگی دارد به اینکه این حرفه در استان محل زندگی‌تان پروانه بخواهد (regulated) یا نه. حدود یک‌پنجم شغل‌ها این‌طورند، از جمله پزشکی، پرستاری، داروسازی، مهندسی، وکالت، معلمی و برق‌کاری. برای کار در این حرفه‌ها یا استفاده از عنوانشان، پروانهٔ نهاد حرفه‌ای همان استان لازم است؛ این نهاد مدرک و سابقه را بررسی می‌کند و ممکن است آزمون، مدرک زبان یا کار تحت نظارت بخواهد. هر استان نهاد خودش را دارد. اقامت دائم و ارزیابی مدرک (ECA) جای پروانه را نمی‌گیرد. شغل‌های دیگر، مانند برنامه‌نویسی یا کمک‌حسابداری (bookkeeper)، پروانه نمی‌خواهند و تصمیم با کارفرماست. سایت CICIC و Job Bank نهاد هر حرفه و شرایطش را معرفی می‌کنند؛ دوره‌های تکمیلی (bridging) هم می‌تواند کمک کند.',
    },
    source: {
      en: 'Employment and Social Development Canada, foreign credential recognition; CICIC',
      fa: 'وزارت کار و توسعهٔ اجتماعی کانادا، به رسمیت شناختن مدارک خارجی؛ CICIC',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]
