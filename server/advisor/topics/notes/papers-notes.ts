import { LAST_READ_ON, type Note } from '../note.ts'

/** Families and the papers that prove them. */
export const NOTES_ON_PAPERS: readonly Note[] = [
  {
    id: 'family.relationship-proof',
    when: [],
    says: {
      en: 'No single document proves it: the marriage has to be legally registered, and the rest shows a shared life. Besides the marriage certificate and the relationship form (IMM 5532), couples send wedding and family photos, records of calls and messages, tickets and passport stamps of visits, money sent to each other, and a lease, bills or accounts in both names. A marriage by proxy or by telephone, with one of you absent, is not recognized. What you do not have, explain in writing; how strong your documents are, a consultant can say.',
      fa: 'هیچ مدرکی به‌تنهایی کافی نیست: ازدواج باید رسمی ثبت شده باشد و بقیهٔ مدارک زندگی مشترک را نشان دهد. جز سند ازدواج و فرم رابطه (IMM 5532)، معمولاً عکس‌های مراسم و خانواده، سابقهٔ تماس و پیام، بلیت و مهر سفرهای دیدار، پولی که برای هم فرستاده‌اید و اجاره‌نامه، قبض یا حساب به نام هر دو فرستاده می‌شود. عقد وکالتی یا تلفنی که یکی از شما در آن حاضر نبوده پذیرفته نیست. آنچه را ندارید کتبی توضیح دهید؛ اینکه مدارک شما چقدر قوی است را مشاور می‌گوید.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, sections 4, 5 and 117(9); IRCC, form IMM 5532',
      fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مواد ۴، ۵ و ۱۱۷(۹)؛ ادارهٔ مهاجرت کانادا، فرم IMM 5532',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'family.one-spouse',
    when: [],
    says: {
      en: 'Canada recognizes one spouse only. A second marriage entered into while the first still stands is no ground for sponsorship, even where it is legal at home, and the second wife cannot come as a common-law partner instead. The children of every marriage count as your children. All marriages and all children have to be declared in the forms; leaving one out is misrepresentation. A new marriage after a divorce or a spouse’s death counts once that is proven. What this means for your family is for a consultant to say.',
      fa: 'کانادا فقط یک همسر را به رسمیت می‌شناسد. ازدواج دومی که در زمان برقرار بودن ازدواج اول انجام شده، حتی اگر در کشور خودتان قانونی باشد، برای اسپانسرشیپ پذیرفته نیست و همسر دوم به‌عنوان همسر عرفی هم نمی‌تواند بیاید. فرزندان همهٔ ازدواج‌ها فرزند شما به حساب می‌آیند. همهٔ ازدواج‌ها و همهٔ فرزندان باید در فرم‌ها نوشته شوند؛ ننوشتن آن اظهار خلاف واقع است. ازدواج پس از طلاق یا فوت همسر، با مدرک آن، پذیرفته است. وضعیت خانوادهٔ شما را مشاور بررسی می‌کند.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, section 117(9)(c)',
      fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مادهٔ ۱۱۷(۹)(c)',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'family.other-parent',
    when: [],
    says: {
      en: 'Yes, as a rule Canada wants to see that the other parent agrees. For a minor child who immigrates without one parent, that parent signs the declaration IMM 5604 before a notary. A court order giving you sole custody takes its place, and where the other parent has died, the death certificate. If that parent cannot be found or does not want to sign, a consultant looks at the case first. Permission for the child to leave Iran is a separate matter, decided in Iran.',
      fa: 'بله، کانادا معمولاً می‌خواهد ببیند که والد دیگر موافق است. برای فرزند زیر سن قانونی که بدون یکی از والدین مهاجرت می‌کند، همان والد اظهارنامهٔ IMM 5604 را نزد سردفتر (نوتری) امضا می‌کند. حکم دادگاه که حضانت کامل را به شما داده باشد جای آن را می‌گیرد و اگر والد دیگر فوت کرده باشد، گواهی فوت. اگر پیدا نمی‌شود یا نمی‌خواهد امضا کند، اول مشاور پرونده را می‌بیند. اجازهٔ خروج فرزند از ایران موضوع جداگانه‌ای است و در ایران تصمیم گرفته می‌شود.',
    },
    source: {
      en: 'IRCC, form IMM 5604, declaration of a non-accompanying parent',
      fa: 'ادارهٔ مهاجرت کانادا، فرم IMM 5604، اظهارنامهٔ والد غیرهمراه',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'stay.minor-letter',
    when: [],
    says: {
      en: 'A child under 18 who travels to Canada without both parents should carry a passport of their own, a copy of the birth certificate and a letter of consent, in English or French if possible. Alone or with a grandparent or other adult: signed by both parents, with their address and phone number and those of the adult who looks after the child. With one parent: signed by the other, with a copy of that parent’s passport or identity card. After a divorce add the custody documents; where a parent has died, the death certificate.',
      fa: 'کودک زیر ۱۸ سال که بدون هر دو والد به کانادا سفر می‌کند باید گذرنامهٔ خودش، رونوشت شناسنامه یا گواهی تولد و رضایت‌نامه‌ای، در صورت امکان به انگلیسی یا فرانسه، همراه داشته باشد. اگر تنها یا با پدربزرگ، مادربزرگ یا بزرگ‌سال دیگری می‌آید، هر دو والد امضا می‌کنند و نشانی و تلفن خودشان و کسی را که مراقب کودک است می‌نویسند. اگر با یکی از والدین می‌آید، والد دیگر امضا می‌کند و تصویر گذرنامه یا کارت ملی‌اش همراه است. بعد از طلاق مدارک حضانت هم لازم است و اگر یکی فوت کرده، گواهی فوت.',
    },
    source: { en: 'IRCC, minor children travelling to Canada', fa: 'ادارهٔ مهاجرت کانادا، سفر کودکان به کانادا' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'citizenship.child-abroad',
    when: [],
    says: {
      en: 'Usually yes: a child born abroad is a citizen from birth if one parent already was a Canadian citizen that day and had been born in Canada or naturalized; the proof is a citizenship certificate. Since 15 December 2025 (Bill C-3) a Canadian who was also born abroad, to a Canadian, can pass it on as well; for a child born from that day on, this parent must have spent 1,095 days in Canada before the birth. Permanent residence is not passed on by birth: a child born abroad to permanent residents has to be sponsored.',
      fa: 'معمولاً بله: اگر پدر یا مادر در روز تولد شهروند کانادا بوده و خودش در کانادا به دنیا آمده یا پیش از آن تابعیت گرفته باشد، فرزندی که در خارج به دنیا می‌آید از بدو تولد شهروند است و مدرکش گواهی شهروندی است. از ۱۵ دسامبر ۲۰۲۵ (قانون C-3) شهروندی که خودش هم در خارج و از والد کانادایی به دنیا آمده می‌تواند تابعیت را منتقل کند؛ برای فرزندی که از آن روز به بعد متولد شود، این والد باید پیش از تولد او ۱۰۹۵ روز در کانادا بوده باشد. اقامت دائم با تولد منتقل نمی‌شود: فرزند مقیم دائم که در خارج به دنیا آمده باید اسپانسر شود.',
    },
    source: {
      en: 'IRCC, Bill C-3, in force since 15 December 2025',
      fa: 'ادارهٔ مهاجرت کانادا، قانون C-3، لازم‌الاجرا از ۱۵ دسامبر ۲۰۲۵',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'citizenship.born-here',
    when: [],
    says: {
      en: 'The child is a Canadian citizen from birth, whatever status the parents have; only children of foreign diplomats and similar staff are excepted. The birth certificate of the province proves it. The parents get no status from it: visitors, students and workers keep their own permits and dates, and extend them or leave as before. The child could sponsor the parents only from the age of 18, with enough income and when that program is accepting applications.',
      fa: 'نوزادی که در کانادا به دنیا بیاید از بدو تولد شهروند کاناداست، وضعیت پدر و مادر هر چه باشد؛ فقط فرزند دیپلمات‌های خارجی و کارکنان مشابه استثناست. گواهی تولد استان مدرک آن است. پدر و مادر از این راه هیچ اقامتی نمی‌گیرند: کسی که با ویزای توریستی، مجوز تحصیل یا اجازهٔ کار آمده، همان مدت خودش را دارد و باید مثل قبل تمدید کند یا برگردد. فرزند فقط از ۱۸ سالگی، با درآمد کافی و اگر برنامه درخواست بپذیرد، می‌تواند اسپانسر پدر و مادرش شود.',
    },
    source: { en: 'Citizenship Act, section 3', fa: 'قانون شهروندی کانادا، مادهٔ ۳' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.exit-permission',
    when: [],
    says: {
      en: 'Iran decides this, not Canada. By Iran’s passport law (articles 18 and 19) a married woman’s passport needs her husband’s written consent, or in urgent cases the prosecutor’s; a wife who lives abroad with her husband is excepted. A child under 18 needs the consent of the father, the paternal grandfather or a court-appointed guardian. Whoever consented can withdraw it later and stop the departure. Canada asks for no such document for a wife’s visa. The passport police say what they want today; a dispute is for a lawyer in Iran.',
      fa: 'در این باره ایران تصمیم می‌گیرد، نه کانادا. طبق قانون گذرنامهٔ ایران (مواد ۱۸ و ۱۹) صدور گذرنامه برای زن شوهردار موافقت کتبی شوهر یا در موارد اضطراری اجازهٔ دادستان را لازم دارد؛ زنی که با شوهرش مقیم خارج است استثناست. برای فرزند زیر ۱۸ سال اجازهٔ پدر، جد پدری یا قیم لازم است. کسی که اجازه داده می‌تواند از آن برگردد و مانع خروج شود. کانادا برای ویزای همسر چنین برگه‌ای نمی‌خواهد. جزئیات امروز را پلیس گذرنامه می‌گوید و اختلاف خانوادگی کار وکیل در ایران است.',
    },
    source: {
      en: 'Iran’s Passport Law of 1351, articles 18 and 19',
      fa: 'قانون گذرنامهٔ ایران مصوب ۱۳۵۱، مواد ۱۸ و ۱۹',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'documents.afghan-passport',
    when: [],
    says: {
      en: 'A visa or permit normally needs a valid passport: for a temporary stay it has to be valid for the whole stay. The regulations also accept a travel document that another country issues to refugees or stateless people who cannot get a passport. Refugees accepted for Canada have been given a single-journey document, and protected persons in Canada may prove who they are in other ways. The expired passport and the tazkira still help to show identity. Whether an Afghan consulate extends passports, only it can say. A consultant looks at your case.',
      fa: 'برای ویزا یا مجوز معمولاً پاسپورت معتبر لازم است و در اقامت موقت باید برای تمام مدت اقامت اعتبار داشته باشد. مقررات کانادا سند سفری را هم می‌پذیرد که کشور دیگری به پناهندگان یا افراد بی‌تابعیتی می‌دهد که نمی‌توانند پاسپورت بگیرند. به پناهندگانی که برای کانادا پذیرفته شده‌اند سند سفر یک‌بارمصرف داده شده و افراد تحت حمایت در داخل کانادا هویتشان را از راه‌های دیگر هم می‌توانند ثابت کنند. پاسپورت منقضی و تذکره همچنان به اثبات هویت کمک می‌کند. اینکه کدام قنسولگری تمدید می‌کند را خودش می‌گوید. وضعیت شما را مشاور بررسی می‌کند.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, sections 50, 52 and 178',
      fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مواد ۵۰، ۵۲ و ۱۷۸',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'documents.iran-passport-abroad',
    when: [],
    says: {
      en: 'Iran’s own offices do this, not Canada and not us. Iran has had no embassy in Canada since 2012: Iranians register the request in Iran’s Mikhak system (mikhak.mfa.gov.ir) and send it to Iran’s Interests Section in Washington; there has also been a Canada desk of Iran’s foreign ministry, with printing in Dublin. Shenasnameh and powers of attorney go the same way. Address, fee and waiting time change, so look at their sites first. Begin early: a Canadian permit is not issued beyond the passport’s expiry date.',
      fa: 'این کار را نهادهای خود ایران انجام می‌دهند، نه کانادا و نه ما. ایران از ۲۰۱۲ در کانادا سفارت ندارد: ایرانیان درخواست را در سامانهٔ میخک (mikhak.mfa.gov.ir) ثبت می‌کنند و به دفتر حفاظت منافع ایران در واشنگتن می‌فرستند؛ وزارت امور خارجه هم «ستاد کانادا» داشته که گذرنامه‌اش در دوبلین چاپ می‌شد. شناسنامه و وکالت‌نامه هم از همین راه است. نشانی، هزینه و مدت انتظار عوض می‌شود، پس اول سایت خودشان را ببینید. زود شروع کنید: مجوز کانادا بیشتر از تاریخ انقضای گذرنامه صادر نمی‌شود.',
    },
    source: { en: 'Iran’s foreign ministry, Mikhak consular system', fa: 'وزارت امور خارجهٔ ایران، سامانهٔ کنسولی میخک' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'family.birth-certificate',
    when: [],
    says: {
      en: 'For Iranians the shenasnameh proves birth and parents (every page that is filled in), the marriage booklet the marriage and the divorce deed (talaq-nameh) the divorce. For Afghans the tazkira shows birth and identity, since birth certificates are rare there, and a nikah-khat issued or registered by a court or a consulate the marriage; a divorce needs the court’s document. Each is sent as a scan of the original with a certified translation. A marriage that no authority has registered is as a rule not enough. If a document does not exist, ask a consultant.',
      fa: 'برای ایرانیان شناسنامه (همهٔ صفحه‌های پرشده) تولد و نام پدر و مادر را ثابت می‌کند، سند یا دفترچهٔ ازدواج (عقدنامه) ازدواج را و طلاق‌نامه طلاق را. برای افغان‌ها تذکره تولد و هویت را نشان می‌دهد، چون گواهی تولد در آنجا کم صادر می‌شود؛ ازدواج با نکاح‌خطی که محکمه یا قنسولگری داده یا ثبت کرده ثابت می‌شود و طلاق با سند محکمه. هر کدام با اسکن اصل و ترجمهٔ رسمی فرستاده می‌شود. ازدواجی که هیچ مرجعی ثبت نکرده معمولاً کافی نیست. اگر مدرکی اصلاً وجود ندارد، از مشاور بپرسید.',
    },
    source: {
      en: 'IRCC, civil status documents; Immigration and Refugee Board, AFG102679',
      fa: 'ادارهٔ مهاجرت کانادا، مدارک سجلی؛ هیئت مهاجرت و پناهندگی کانادا، AFG102679',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'family.divorce',
    when: [],
    says: {
      en: 'Usually yes: Canada recognizes a divorce granted abroad by a competent court or authority, if one spouse lived in that country for at least the full year right before the proceedings began (Divorce Act, section 22). Without that year, a real and substantial connection with the country can be enough. The proof is the final divorce certificate or judgment with a certified translation; if there are children, the custody order as well. A religious talaq that no court or authority has overseen is not recognized, even if it is valid in religion. Without a recognized divorce, a new marriage does not count for sponsorship. Iran, in turn, does not automatically accept a Canadian divorce. A consultant looks at your case.',
      fa: 'معمولاً بله: کانادا طلاق دادگاه یا مرجع صالح خارجی را به رسمیت می‌شناسد، اگر یکی از دو همسر دست‌کم در تمام یک سال پیش از شروع دادرسی ساکن آن کشور بوده باشد (قانون طلاق کانادا، مادهٔ ۲۲). بدون این یک سال، پیوند واقعی و جدی با آن کشور ممکن است کافی باشد. مدرکش گواهی یا حکم قطعی طلاق با ترجمهٔ رسمی است؛ اگر فرزندی باشد، حکم حضانت هم لازم است. طلاق شرعی‌ای که هیچ دادگاه یا مرجعی بر آن نظارت نکرده باشد پذیرفته نیست، حتی اگر از نظر دینی درست باشد. بدون طلاق معتبر، ازدواج جدید برای اسپانسرشیپ پذیرفته نمی‌شود. ایران هم طلاقی را که در کانادا گرفته شده، خودبه‌خود قبول ندارد. وضعیت شما را مشاور بررسی می‌کند.',
    },
    source: {
      en: 'Divorce Act, section 22; 2008 FC 168; IRCC, checklist IMM 5533',
      fa: 'قانون طلاق کانادا، مادهٔ ۲۲؛ رأی 2008 FC 168؛ ادارهٔ مهاجرت کانادا، فهرست مدارک IMM 5533',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]
