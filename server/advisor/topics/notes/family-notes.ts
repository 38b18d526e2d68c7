import { type Note, READ_ON } from '../note.ts'

const REGULATIONS = {
  en: 'Immigration and Refugee Protection Regulations, sections 117 to 137',
  fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مواد 117 تا 137',
}
const TIPS = { en: 'Our tips for applicants', fa: 'نکته‌های ما برای متقاضیان' }

export const NOTES_ON_FAMILY: readonly Note[] = [
  {
    id: 'family.relatives',
    when: [
      'sponsor sibling',
      'sponsor relative',
      'p:FAMILY sibling',
      'p:FAMILY relative',
      'sponsor orphan',
      'relative orphan',
      'sibling orphan',
    ],
    also: 'age year number alone people how eligible pr p:FAMILY immigrate together programs neg children otherperson',
    says: {
      en: 'Usually no: brothers, sisters and other relatives can be sponsored in two cases only. One is an orphaned brother, sister, nephew, niece or grandchild under 18 without a spouse. The other is one relative of any age, if the sponsor has no close family at all: no living spouse, partner, child, parent, grandparent, brother, sister, uncle, aunt, nephew or niece who could be sponsored or is already a citizen or permanent resident. In both cases the sponsor needs the minimum necessary income (LICO). A brother or sister who lives in Canada may still bring points in Express Entry.',
      fa: 'معمولاً نه: خواهر، برادر و فامیل دیگر را فقط در دو حالت می‌شود اسپانسر کرد. یکی خواهر، برادر، خواهرزاده، برادرزاده یا نوهٔ یتیمی که کمتر از ۱۸ سال دارد و همسر ندارد. دیگری یک خویشاوند در هر سنی، اگر اسپانسر هیچ خانوادهٔ نزدیکی نداشته باشد: نه همسر، فرزند، پدر و مادر، پدربزرگ و مادربزرگ، خواهر و برادر و نه عمو، دایی، عمه، خاله، خواهرزاده یا برادرزاده‌ای که بتواند اسپانسرش شود یا خودش شهروند یا مقیم دائم باشد. در هر دو حالت اسپانسر باید حداقل درآمد لازم (LICO) را داشته باشد. خواهر یا برادری که در کانادا زندگی می‌کند، در اکسپرس اینتری می‌تواند امتیاز بیاورد.',
    },
    source: REGULATIONS,
    from: READ_ON,
  },
  {
    id: 'family.inside-outside',
    when: ['sponsor inland', 'inland partner', 'inland compare', 'inland workpermit partner', 'inland'],
    also: 'how eligible live work workpermit pr compare refusal visa p:FAMILY together takes',
    says: {
      en: 'Both ways exist. Inside Canada: you live together in Canada, your partner may ask for an open work permit, and a refusal cannot be appealed. Outside Canada: a refusal can be appealed. Which suits you is for a consultant to say.',
      fa: 'هر دو راه هست. از داخل کانادا: با هم در کانادا زندگی می‌کنید، همسرتان می‌تواند مجوز کار باز (open work permit) بخواهد و به رد شدن درخواست نمی‌شود اعتراض کرد. از خارج کانادا: می‌شود به رد شدن اعتراض کرد. اینکه کدام برای شما مناسب است را مشاور می‌گوید.',
    },
    source: REGULATIONS,
    from: READ_ON,
  },
  {
    id: 'family.fiance',
    when: ['fiance sponsor', 'fiance p:FAMILY', 'fiance eligible'],
    also: 'sponsor p:FAMILY partner citizen pr live canada iran how eligible immigrate neg wedding together commonlaw year number',
    says: {
      en: 'An engagement alone is no ground for sponsorship. A partner is sponsored as a spouse, once you are married; as a common-law partner, after 12 months of living together without a break; or as a conjugal partner, if you have been together for at least a year and could neither marry nor live together.',
      fa: 'نامزدی به‌تنهایی برای اسپانسرشیپ کافی نیست. شریک زندگی را به یکی از این سه صورت می‌شود اسپانسر کرد: همسر، بعد از ازدواج؛ همسر عرفی، بعد از ۱۲ ماه زندگی مشترک بی‌وقفه؛ یا شریک زناشویی، اگر دست‌کم یک سال با هم بوده‌اید و امکان ازدواج یا زندگی مشترک نداشته‌اید.',
    },
    source: REGULATIONS,
    from: READ_ON,
  },
  {
    id: 'family.five-years',
    when: ['sponsoredbefore sponsor', 'sponsoredbefore', 'sponsoredbefore when'],
    also: 'takes howmuch year number pr live partner eligible now if divorce limit last',
    says: {
      en: 'Whoever was sponsored as a spouse or partner has to wait five years from becoming a permanent resident before sponsoring a new partner.',
      fa: 'کسی که خودش با اسپانسری همسر مقیم دائم شده، از روز گرفتن اقامت دائم باید پنج سال صبر کند تا بتواند همسر جدیدی را اسپانسر کند.',
    },
    source: REGULATIONS,
    from: READ_ON,
  },
  {
    id: 'family.all-children',
    when: ['children staysbehind', 'children declare', 'children staysbehind declare', 'children staysbehind profile'],
    also: 'need documents case people neg live together partner parents first number age if accepted write funds',
    says: {
      en: 'Yes. Tell us about every child, even one who is not coming with you. For the settlement funds, too, dependent children count although they stay behind.',
      fa: 'بله. نام همهٔ فرزندان را به ما بگویید، حتی فرزندی که همراهتان نمی‌آید. در تمکن مالی هم فرزند تحت تکفل به حساب می‌آید، حتی اگر همراه نباشد.',
    },
    source: TIPS,
    from: READ_ON,
    page: 'profile',
  },
]
