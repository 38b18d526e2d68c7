import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { BarChart, Funnel, LineChart, RingChart, StackedBars } from './chart.tsx'

const MONTHS = Array.from({ length: 14 }, (_, index) =>
  new Date(Date.UTC(2026, 10 + index, 28)).toISOString().slice(0, 10),
)
const TOLD = [479, 479, 479, 473, 473, 473, 473, 473, 498, 498, 498, 498, 450, 450]
const VERIFIED = [441, 441, 441, 435, 435, 435, 460, 460, 460, 460, 460, 460, 450, 450]

function Projection() {
  const { monthYear } = formats(useLanguage().language)
  return (
    <LineChart
      title={inLanguage({ en: 'Your score, month by month', fa: 'امتیاز شما، ماه‌به‌ماه' })}
      about={inLanguage({
        en: 'Birthdays take points away; a year of work brings some back.',
        fa: 'سالگرد تولد از امتیاز می‌کاهد و یک سال کار بیشتر بر آن می‌افزاید.',
      })}
      points={MONTHS.map((month) => monthYear(month))}
      series={[
        { label: inLanguage({ en: 'As told', fa: 'به گفتهٔ شما' }), values: TOLD },
        { label: inLanguage({ en: 'As verified', fa: 'تأییدشده' }), values: VERIFIED },
      ]}
      marks={[
        { at: 3, label: inLanguage({ en: '30th birthday', fa: 'سی‌سالگی' }) },
        { at: 12, label: inLanguage({ en: 'IELTS expires', fa: 'پایان اعتبار آیلتس' }) },
      ]}
      pointHeader={inLanguage({ en: 'Month', fa: 'ماه' })}
    />
  )
}

export const examples: Examples = {
  name: 'Charts',
  about: 'Figures as pictures: bars, line, stacked bars, funnel and ring, each with its table.',
  accessibility: [
    '1.1.1: the table behind each chart has every figure',
    '1.4.1: parts differ by pattern, lines by dash and point; names stand beside figures',
    '2.1.1: a line is read point by point with the arrow keys',
  ],
  examples: {
    line: () => <Projection />,
    bars: () => (
      <BarChart
        title={inLanguage({ en: 'Open cases by program', fa: 'پرونده‌های باز به تفکیک برنامه' })}
        bars={[
          { label: inLanguage({ en: 'Express Entry', fa: 'اکسپرس اینتری' }), value: 148, isMarked: true },
          { label: inLanguage({ en: 'Provincial Nominee', fa: 'برنامهٔ نامزدی استانی' }), value: 96 },
          { label: inLanguage({ en: 'Study in China', fa: 'تحصیل در چین' }), value: 61 },
          { label: inLanguage({ en: 'Family Sponsorship', fa: 'اسپانسرشیپ خانوادگی' }), value: 9 },
        ]}
      />
    ),
    'stacked bars': () => (
      <StackedBars
        title={inLanguage({ en: 'Whose turn, by age of the case', fa: 'نوبت با کیست، بر پایهٔ عمر پرونده' })}
        parts={inLanguage({
          en: ['With us', 'With the client', 'Government'],
          fa: ['با ما', 'با مراجع', 'با دولت'],
        })}
        rows={[
          { label: inLanguage({ en: 'Under a week', fa: 'کمتر از یک هفته' }), values: [14, 22, 3] },
          { label: inLanguage({ en: 'Up to a month', fa: 'تا یک ماه' }), values: [9, 31, 18] },
          { label: inLanguage({ en: 'Longer', fa: 'بیشتر' }), values: [2, 12, 40] },
        ]}
      />
    ),
    funnel: () => (
      <Funnel
        title={inLanguage({ en: 'From enquiry to application', fa: 'از پرسش تا درخواست' })}
        steps={[
          { label: inLanguage({ en: 'Enquiries', fa: 'پرسش‌ها' }), value: 420 },
          { label: inLanguage({ en: 'First consultations', fa: 'مشاوره‌های نخست' }), value: 260 },
          { label: inLanguage({ en: 'Profiles completed', fa: 'پروفایل‌های کامل' }), value: 148 },
          { label: inLanguage({ en: 'Applications sent', fa: 'درخواست‌های ارسال‌شده' }), value: 61 },
        ]}
      />
    ),
    ring: () => (
      <RingChart
        title={inLanguage({ en: 'Where clients heard of us', fa: 'مراجعان از کجا با ما آشنا شدند' })}
        centre={
          <>
            <strong>{inLanguage({ en: '420', fa: '۴۲۰' })}</strong>
            <br />
            {inLanguage({ en: 'people', fa: 'نفر' })}
          </>
        }
        parts={[
          { label: inLanguage({ en: 'Friends', fa: 'دوستان' }), value: 210 },
          { label: inLanguage({ en: 'Referral agents', fa: 'معرف‌ها' }), value: 120 },
          { label: inLanguage({ en: 'Website', fa: 'وب‌سایت' }), value: 90 },
        ]}
      />
    ),
  },
}
