import { LAST_READ_ON, type Note } from '../note.ts'

/** What newcomers bring, and what they find. */
export const NOTES_ON_SETTLING: readonly Note[] = [
  {
    id: 'life.goods',
    when: [],
    says: {
      en: 'Yes: personal and household things come in free of duty and tax if you owned, had and used them before you arrived to settle. Make a list in two copies, with values and serial numbers: what comes with you, and what follows. Border services (CBSA) get it on arrival, even if you carry nothing, and enter it on form BSF186; later shipments count only if listed. Describe gold jewellery with a jeweller’s appraisal and photos. New or business goods can be taxed, and things sold within 12 months. Declare gold bars, food, plants and weapons too; some goods are forbidden. About one very valuable item, ask CBSA first.',
      fa: 'بله، وسایل شخصی و خانه‌ای که پیش از مهاجرت داشته‌اید و استفاده کرده‌اید، بدون گمرک و مالیات وارد می‌شود. فهرستی در دو نسخه با ارزش و شمارهٔ سریال بنویسید: آنچه همراه دارید و آنچه بعداً می‌رسد. هنگام ورود آن را به ادارهٔ مرزی (CBSA) بدهید، حتی با دست خالی، تا در BSF186 ثبت شود؛ بار بعدی فقط اگر در فهرست باشد معاف است. برای طلا و جواهر برگهٔ ارزیابی و عکس همراه ببرید. جنس نو یا تجاری، و آنچه تا ۱۲ ماه فروخته شود، ممکن است مالیات بخورد. شمش، خوراکی، گیاه و اسلحه را هم اعلام کنید؛ بعضی کالاها ممنوع است. دربارهٔ قلم خیلی گران از CBSA بپرسید.',
    },
    source: {
      en: 'CBSA, Settling in Canada; Memorandum D2-2-1 (tariff item 9807)',
      fa: 'ادارهٔ مرزی کانادا (CBSA)، اقامت در کانادا؛ بخشنامهٔ D2-2-1',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.pets',
    when: [],
    says: {
      en: 'Yes: your own cat or dog may come along, without quarantine, if it has a valid rabies vaccination certificate, needed from the age of three months. It is in English or French, signed by a licensed veterinarian, and gives breed, colour and weight, the vaccine with its serial number, the date and the duration. You must be the owner and keep it: dogs for sale, adoption or somebody else count as commercial, and from countries at high risk of dog rabies, among them Iran, Afghanistan and China, those are refused. Border inspection costs a fee that changes yearly. Airlines and transit countries have their own rules; see CFIA’s page first.',
      fa: 'بله، گربه یا سگ خودتان بدون قرنطینه می‌تواند همراهتان بیاید، اگر گواهی معتبر واکسن هاری داشته باشد. این گواهی از سه‌ماهگی لازم است؛ به انگلیسی یا فرانسه، با امضای دامپزشک دارای پروانه، و در آن نژاد، رنگ و وزن حیوان، نام و شمارهٔ سریال واکسن، تاریخ تزریق و مدت اعتبارش می‌آید. باید صاحب سگ باشید و خودتان نگهش دارید: سگ برای فروش، سرپرستی یا شخص دیگر تجاری حساب می‌شود و از کشورهای پرخطر هاری، از جمله ایران، افغانستان و چین، پذیرفته نمی‌شود. بازرسی در مرز هزینه‌ای دارد که هر سال عوض می‌شود. شرکت هواپیمایی و کشورهای سر راه مقررات خودشان را دارند؛ پیش از سفر صفحهٔ CFIA را ببینید.',
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
      en: 'Yes, families who qualify get the Canada Child Benefit, a tax-free monthly payment from the Canada Revenue Agency (CRA) for children under 18 who live with them. You or your partner must be a citizen, permanent resident or protected person; temporary residents come in after 18 months in Canada, with a valid permit in the 19th month. The amount depends on the family’s income and the children’s number and ages; CRA’s calculator shows it. The parent who mainly cares for the child, usually the mother, applies with form RC66 and, in the first two years, RC66SCH. Both partners file taxes every year, even without income, or payments stop.',
      fa: 'بله، خانواده‌های واجد شرایط کمک‌هزینهٔ فرزند (Canada Child Benefit) می‌گیرند: پول ماهانهٔ بدون مالیات از ادارهٔ درآمد کانادا (CRA) برای فرزند زیر ۱۸ سال که با آن‌ها زندگی می‌کند. شما یا همسرتان باید شهروند، مقیم دائم یا پناهندهٔ پذیرفته‌شده باشید؛ مقیم موقت پس از ۱۸ ماه در کانادا، با مجوز معتبر در ماه نوزدهم، مشمول می‌شود. مبلغ به درآمد خانواده و تعداد و سن بچه‌ها بستگی دارد و ماشین‌حساب CRA آن را نشان می‌دهد. کسی که بیشتر از بچه مراقبت می‌کند، معمولاً مادر، با فرم RC66 و در دو سال اول RC66SCH درخواست می‌دهد. هر دو همسر هر سال اظهارنامهٔ مالیاتی می‌دهند، حتی بدون درآمد؛ وگرنه پرداخت قطع می‌شود.',
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
      en: 'Go to a bank with proper identification: in Canada one has the right to open an account without a job, without money to put in and even after bankruptcy. It usually asks for two original documents, such as your permanent resident card or confirmation from IRCC together with your passport; copies are not accepted. Ask which ones it takes and whether you can begin online or from abroad. A missing SIN alone is no reason to refuse, but an account that pays interest asks for it. A bank that refuses says so in writing; you can complain to it and to the Financial Consumer Agency (FCAC). We recommend no bank.',
      fa: 'با مدرک شناسایی معتبر به شعبهٔ بانک می‌روید: در کانادا حق دارید حساب باز کنید، حتی بدون شغل، بدون پول اولیه یا با سابقهٔ ورشکستگی. بانک معمولاً دو مدرک اصل می‌خواهد، مانند کارت اقامت دائم یا برگهٔ ادارهٔ مهاجرت کانادا همراه گذرنامه؛ کپی پذیرفته نیست. از شعبه بپرسید کدام مدارک را می‌پذیرد و آیا می‌شود آنلاین یا از خارج شروع کرد. نداشتن شمارهٔ SIN به‌تنهایی دلیل رد نیست، ولی حسابی که سود می‌دهد آن را لازم دارد. اگر بانک نپذیرد، باید کتبی بگوید؛ می‌توانید به خود بانک و بعد به نهاد حمایت از مصرف‌کنندگان مالی کانادا (FCAC) شکایت کنید. ما بانک خاصی را توصیه نمی‌کنیم.',
    },
    source: {
      en: 'Financial Consumer Agency of Canada, opening a bank account; Bank Act, section 627.17',
      fa: 'نهاد حمایت از مصرف‌کنندگان مالی کانادا (FCAC)، باز کردن حساب؛ قانون بانک، مادهٔ ۶۲۷٫۱۷',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.profession',
    when: [],
    says: {
      en: 'It depends on whether the profession is regulated where you will live. About one in five is, among them doctor, nurse, pharmacist, engineer, lawyer, teacher and electrician: to practise or use the title you need a licence from the regulatory body of that province, which looks at your degree and experience and may ask for exams, language or supervised practice. Each province has its own. Permanent residence and a credential assessment (ECA) are not a licence. Other occupations, such as software developer or bookkeeper, need none; there the employer decides. The site of CICIC and the Job Bank name the body and its conditions; bridging programs help.',
      fa: 'بستگی دارد که این حرفه در استان محل زندگی‌تان نیازمند پروانه (regulated) باشد یا نه. حدود یک‌پنجم شغل‌ها چنین است؛ از جمله پزشک، پرستار، داروساز، مهندس، وکیل، معلم و برق‌کار. برای کار یا استفاده از عنوان، پروانهٔ نهاد همان استان لازم است که مدرک و سابقه را بررسی می‌کند و ممکن است آزمون، زبان یا کار زیر نظر بخواهد. هر استان نهاد خودش را دارد. اقامت دائم و ارزیابی مدرک (ECA) جای پروانه را نمی‌گیرد. شغل‌های دیگر، مانند برنامه‌نویس یا دفتردار، پروانه نمی‌خواهد و کارفرما تصمیم می‌گیرد. سایت CICIC و Job Bank نهاد و شرایطش را می‌گوید؛ دوره‌های پل (bridging) هم کمک می‌کند.',
    },
    source: {
      en: 'Employment and Social Development Canada, foreign credential recognition; CICIC',
      fa: 'وزارت کار و توسعهٔ اجتماعی کانادا، به رسمیت شناختن مدارک خارجی؛ CICIC',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]
