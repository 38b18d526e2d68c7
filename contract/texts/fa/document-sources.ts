/** Who says what a document must be, as the rules name it without their confidence. */
export const DOCUMENT_SOURCES: Record<string, string> = {
  'IRCC, Application for permanent residence: documents to upload':
    'ادارهٔ مهاجرت کانادا، درخواست اقامت دائم: مدارکی که بارگذاری می‌شود',
  'IRCC, Express Entry: documents you will need': 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری: مدارک لازم',
  'IRCC, Intra-company transferees, instructions of 2024-10-03':
    'ادارهٔ مهاجرت کانادا، انتقال درون‌شرکتی، دستورالعمل ۱۲ مهر ۱۴۰۳',
  'IRCC, Sponsor your family: document checklists': 'ادارهٔ مهاجرت کانادا، اسپانسرشیپ خانواده: فهرست مدارک',
  'IRCC, Study permit: get the right documents': 'ادارهٔ مهاجرت کانادا، مجوز تحصیل: مدارک لازم',
  'Chinese visa centres, X1 and X2 visas: documents': 'مراکز ویزای چین، ویزاهای X1 و X2: مدارک لازم',
  'IRCC, Photo specifications: taken within the last 6 months':
    'ادارهٔ مهاجرت کانادا، شرایط عکس: گرفته‌شده در ۶ ماه گذشته',
  'IRCC, Language requirements: results under two years old':
    'ادارهٔ مهاجرت کانادا، شرایط زبان: نتیجه‌ای که کمتر از دو سال از آن گذشته باشد',
  'Chinese Testing International, HSK: results valid two years': 'مرکز آزمون‌های زبان چینی، HSK: اعتبار نتیجه دو سال',
  'IRCC, Educational credential assessment: report under five years old':
    'ادارهٔ مهاجرت کانادا، ارزیابی مدرک تحصیلی: گزارشی که کمتر از پنج سال از آن گذشته باشد',
  'China Scholastic Competency Assessment, since the 2026 intake':
    'آزمون سنجش توانایی تحصیلی چین (CSCA)، از پذیرش سال ۲۰۲۶ میلادی',
  'IRCC, Express Entry: proof of work experience': 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری: اثبات سابقهٔ کار',
  'IRCC, Express Entry: proof of self-employed work': 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری: اثبات خوداشتغالی',
  'Regulations, section 87.2: certificate of qualification': 'آیین‌نامهٔ مهاجرت کانادا: گواهی صلاحیت حرفه‌ای',
  'IRCC, Provincial nominees: nomination certificate': 'ادارهٔ مهاجرت کانادا، نامزدی استانی: گواهی نامزدی',
  'Regulations, section 98.04: commitment certificate under six months old when filed':
    'آیین‌نامهٔ مهاجرت کانادا: تعهدنامه‌ای که هنگام ثبت درخواست کمتر از شش ماه از آن گذشته باشد',
  'Regulations, section 98.06: qualifying business': 'آیین‌نامهٔ مهاجرت کانادا: کسب‌وکار واجد شرایط',
  'Chinese universities and CSC: two letters for graduate study':
    'دانشگاه‌ها و شورای بورسیهٔ چین: دو توصیه‌نامه برای تحصیلات تکمیلی',
  'Chinese universities: supervisor’s consent for doctoral study':
    'دانشگاه‌های چین: موافقت استاد راهنما برای دورهٔ دکتری',
  'IRCC, Express Entry: proof of funds': 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری: تمکن مالی',
  'IRCC, form IMM 5409 and proof of 12 months together':
    'ادارهٔ مهاجرت کانادا: فرم شریک زندگی و اثبات ۱۲ ماه زندگی مشترک',
  'IRCC, Sponsor parents and grandparents: notices of assessment':
    'ادارهٔ مهاجرت کانادا، اسپانسرشیپ پدر و مادر: برگه‌های ارزیابی مالیاتی',
  'IRCC, Express Entry: proof of a relative in Canada': 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری: اثبات خویشاوندی در کانادا',
  'IRCC, form IMM 5669 asks for military service; the card is asked by visa offices':
    'ادارهٔ مهاجرت کانادا: فرم سوابق، خدمت سربازی را می‌پرسد و کارت را دفترهای ویزا می‌خواهند',
  'IRCC, Police certificates: when you need one': 'ادارهٔ مهاجرت کانادا، گواهی عدم سوءپیشینه: چه زمانی لازم است',
  'IRCC, Medical exam: results valid 12 months': 'ادارهٔ مهاجرت کانادا، معاینهٔ پزشکی: اعتبار نتیجه ۱۲ ماه',
  'Foreigner physical examination form, valid 6 months': 'فرم معاینهٔ پزشکی اتباع خارجی، اعتبار ۶ ماه',
  'IRCC, Express Entry: previous refusals must be declared':
    'ادارهٔ مهاجرت کانادا، اکسپرس اینتری: ردی‌های قبلی باید اعلام شود',
  'The firm’s own checklist': 'فهرست مدارک خود ما',
}
