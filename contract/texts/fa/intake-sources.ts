import type { IntakeSource } from '@rahnama/rules/programs/programs.ts'
import type { intakeSources as en } from '../en/intake-sources.ts'

/** Who says whether a program takes applications. */
export const INTAKE_SOURCES: Record<IntakeSource, string> = {
  'IRCC, Express Entry': 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری',
  'Public reports of a CRS change on 2026-11-03, values not published there':
    'گزارش‌های عمومی دربارهٔ تغییر CRS از ۱۲ آبان ۱۴۰۵، بدون انتشار امتیازها',
  'Regulations 98.01 to 98.13': 'آیین‌نامهٔ مهاجرت کانادا، مواد 98.01 تا 98.13',
  'IRCC, ten supported groups per designated organisation':
    'ادارهٔ مهاجرت کانادا، سقف ده گروه برای هر سازمان مورد تأیید',
  'IRCC, last day for new applications 2025-12-31': 'ادارهٔ مهاجرت کانادا، آخرین روز پذیرش درخواست جدید ۱۰ دی ۱۴۰۴',
  'IRCC, last day for commitments of 2025 was 2026-06-30':
    'ادارهٔ مهاجرت کانادا، آخرین روز پذیرش تعهدنامه‌های سال ۲۰۲۵ میلادی ۹ تیر ۱۴۰۵',
  'Regulations, paragraph 205(a)': 'آیین‌نامهٔ مهاجرت کانادا، بند «الف» مادهٔ ۲۰۵',
  'IRCC, guidance of 2024-10-03': 'ادارهٔ مهاجرت کانادا، دستورالعمل ۱۲ مهر ۱۴۰۳',
  'Regulations, sections 117 to 137': 'آیین‌نامهٔ مهاجرت کانادا، مواد ۱۱۷ تا ۱۳۷',
  'IRCC, parents and grandparents, yearly intake': 'ادارهٔ مهاجرت کانادا، پذیرش سالانهٔ پدر و مادر و پدربزرگ و مادربزرگ',
  'IRCC, notices of 2026-01-01 and 2026-07-15': 'ادارهٔ مهاجرت کانادا، اطلاعیه‌های ۱۱ دی ۱۴۰۴ و ۲۴ تیر ۱۴۰۵',
  'IRCC, study permits': 'ادارهٔ مهاجرت کانادا، مجوز تحصیل',
  'IRCC, cap on study permits': 'ادارهٔ مهاجرت کانادا، سقف مجوزهای تحصیل',
  'Chinese universities, admission notices of 2026': 'دانشگاه‌های چین، اطلاعیه‌های پذیرش سال ۲۰۲۶ میلادی',
  'Alberta Advantage Immigration Program, 2026': 'برنامهٔ مهاجرتی استان آلبرتا، سال ۲۰۲۶ میلادی',
  'BC Provincial Nominee Program, 2026': 'برنامهٔ نامزدی استان بریتیش کلمبیا، سال ۲۰۲۶ میلادی',
  'BC Provincial Nominee Program, change of 2026-04-23': 'برنامهٔ نامزدی استان بریتیش کلمبیا، تغییر ۳ اردیبهشت ۱۴۰۵',
  'Manitoba Provincial Nominee Program, 2026': 'برنامهٔ نامزدی استان منیتوبا، سال ۲۰۲۶ میلادی',
  'New Brunswick Provincial Nominee Program, 2026': 'برنامهٔ نامزدی استان نیوبرانزویک، سال ۲۰۲۶ میلادی',
  'Newfoundland and Labrador Provincial Nominee Program': 'برنامهٔ نامزدی استان نیوفاندلند و لابرادور',
  'Nova Scotia Nominee Program, changes of 2025-11-28 and 2026-02-18':
    'برنامهٔ نامزدی استان نوا اسکوشیا، تغییرات ۷ آذر ۱۴۰۴ و ۲۹ بهمن ۱۴۰۴',
  'Northwest Territories Nominee Program, 2026': 'برنامهٔ نامزدی قلمروهای شمال‌غربی، سال ۲۰۲۶ میلادی',
  'Ontario Immigrant Nominee Program, earlier streams retired end of May 2026':
    'برنامهٔ نامزدی استان انتاریو، پایان مسیرهای قبلی در پایان مهٔ ۲۰۲۶',
  'Ontario Immigrant Nominee Program, expression of interest reopened 2026-08-04':
    'برنامهٔ نامزدی استان انتاریو، بازگشایی ثبت اعلام تمایل (EOI) در ۱۳ مرداد ۱۴۰۵',
  'Prince Edward Island Provincial Nominee Program, 2026': 'برنامهٔ نامزدی جزیرهٔ پرنس ادوارد، سال ۲۰۲۶ میلادی',
  'Saskatchewan Immigrant Nominee Program, 2026': 'برنامهٔ نامزدی استان ساسکاچوان، سال ۲۰۲۶ میلادی',
  'Yukon Nominee Program, intake windows of 2026': 'برنامهٔ نامزدی یوکان، بازه‌های پذیرش سال ۲۰۲۶ میلادی',
  'Quebec selects through its own skilled worker program': 'استان کبک، برنامهٔ انتخاب نیروی متخصص خود این استان',
  'Nunavut has no nominee program': 'قلمرو نوناووت، بدون برنامهٔ نامزدی',
}

export const intakeSources: typeof en = {
  named: (source) => INTAKE_SOURCES[source as IntakeSource] ?? source,
}
