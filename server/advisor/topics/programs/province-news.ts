import type { Province } from '@rahnama/rules/profile/profile.ts'
import { STREAMS, type StreamId, thresholdsOn } from '@rahnama/rules/programs/programs.ts'
import type { Context } from '../../answers/answers.ts'
import type { InBoth } from '../note.ts'

/** What each province announced for 2026 beyond the list of its streams. Quebec and Nunavut have no program. */
const NEWS: Partial<Record<Province, InBoth>> = {
  AB: {
    en: 'Its nominations of 2026 are shared out: among others 3,425 for the Opportunity Stream, 1,000 for Rural Renewal and 150 for Tourism and Hospitality. The Express Entry stream is for technology, law enforcement and priority sectors; health care has pathways of its own.',
    fa: 'سهمیهٔ ۲۰۲۶ میان مسیرها تقسیم شده است؛ از جمله ۳٬۴۲۵ برای مسیر فرصت، ۱٬۰۰۰ برای نوسازی روستایی و ۱۵۰ برای گردشگری و مهمان‌نوازی. مسیر اکسپرس اینتری برای فناوری، نیروهای انتظامی و بخش‌های اولویت‌دار است و درمان مسیرهای خودش را دارد.',
  },
  BC: {
    en: 'It was restructured on 23 April 2026 around three priorities, Care, Build and Innovate. The entry-level and semi-skilled stream closed, planned student streams were dropped, and at least 35% of nominations go outside Metro Vancouver.',
    fa: 'از ۳ اردیبهشت ۱۴۰۵ (۲۳ آوریل ۲۰۲۶) ساختار آن بر سه اولویت مراقبت، ساخت‌وساز و نوآوری است. مسیر مشاغل ساده و نیمه‌ماهر بسته شد، مسیرهایی که برای دانشجویان در نظر بود کنار گذاشته شد و دست‌کم ۳۵٪ نامزدی‌ها خارج از ونکوور بزرگ است.',
  },
  MB: {
    en: 'Its rounds of 2026 were mostly for people invited through the province’s recruitment initiatives.',
    fa: 'دورهای ۲۰۲۶ آن بیشتر برای کسانی بود که از راه برنامه‌های جذب نیروی خود استان دعوت شده بودند.',
  },
  NB: { en: 'Ties to the province are expected.', fa: 'داشتن ارتباط با استان انتظار می‌رود.' },
  NS: {
    en: 'On 18 February 2026 ten streams were merged into four; since 28 November 2025 every submission is an expression of interest.',
    fa: 'در ۲۹ بهمن ۱۴۰۴ (۱۸ فوریهٔ ۲۰۲۶) ده مسیر در چهار مسیر ادغام شد و از ۷ آذر ۱۴۰۴ (۲۸ نوامبر ۲۰۲۵) هر درخواستی با اعلام تمایل (EOI) شروع می‌شود.',
  },
  NT: {
    en: 'Since 9 March 2026 the employer-driven streams begin with an expression of interest.',
    fa: 'از ۱۸ اسفند ۱۴۰۴ (۹ مارس ۲۰۲۶) مسیرهای مبتنی بر کارفرما با اعلام تمایل (EOI) شروع می‌شوند.',
  },
  PE: { en: 'It publishes the dates of its draws.', fa: 'تاریخ دورهای انتخاب خود را منتشر می‌کند.' },
  SK: {
    en: 'In 2026 at least half of its nominations go to health, agriculture, trades, mining, manufacturing, energy and technology, and at most a quarter to accommodation and food (15%), trucking (5%) and retail (5%). These three are taken only in intake windows; the last of 2026 was in mid-September.',
    fa: 'در ۲۰۲۶ دست‌کم نیمی از نامزدی‌ها به درمان، کشاورزی، مشاغل فنی، معدن، تولید، انرژی و فناوری می‌رسد و حداکثر یک‌چهارم به هتل و رستوران (۱۵٪)، رانندگی کامیون (۵٪) و خرده‌فروشی (۵٪). این سه بخش فقط در بازه‌های معین پذیرفته می‌شوند و آخرین بازهٔ ۲۰۲۶ نیمهٔ سپتامبر بود.',
  },
  YT: {
    en: 'Its windows of 2026 were 19 to 30 January and 6 to 17 July, through an employer.',
    fa: 'بازه‌های پذیرش ۲۰۲۶، از راه کارفرما، ۲۹ دی تا ۱۰ بهمن ۱۴۰۴ (۱۹ تا ۳۰ ژانویه) و ۱۵ تا ۲۶ تیر ۱۴۰۵ (۶ تا ۱۷ ژوئیه) بود.',
  },
}

const ontario = (some: string, all: string): InBoth => ({
  en: `Eight earlier streams ended in late May 2026 and new ones took their place on 26 June 2026; expressions of interest reopened on 4 August 2026. They ask for a job offer, and the TEER 0 to 3 pathway for CLB ${all} or ${some}, depending on the occupation. Streams for priority health care, entrepreneurs and exceptional talent are announced without a date.`,
  fa: `هشت مسیر قبلی در پایان مهٔ ۲۰۲۶ تعطیل شد، مسیرهای جدید از ۵ تیر ۱۴۰۵ (۲۶ ژوئن ۲۰۲۶) آمد و اعلام تمایل (EOI) از ۱۳ مرداد ۱۴۰۵ (۴ اوت ۲۰۲۶) دوباره باز شد. این مسیرها پیشنهاد شغلی می‌خواهند و مسیر TEER 0 تا 3 بسته به شغل CLB ${all} یا ${some}. مسیرهای درمان، کارآفرینی و استعداد برتر اعلام شده، ولی تاریخی ندارد.`,
})

export function newsOf({ language, formats, today }: Context, province: Province): string[] {
  const { pnpOntarioLevelSomeOccupations: some, pnpOntarioLevelAllOccupations: all } = thresholdsOn(today)
  const level = (value: number) => formats.digits(String(value))
  const news = province === 'ON' ? ontario(level(some), level(all)) : NEWS[province]
  return news ? [news[language]] : []
}

/** What it calls its streams, and which of them go through Express Entry. */
export function streamTable({ texts }: Context, province: Province) {
  const t = texts.advisor.points
  const ids = (Object.keys(STREAMS) as StreamId[]).filter((id) => STREAMS[id].province === province)
  return {
    head: t.streamHead,
    rows: ids.map((id) => [texts.eligibility.routes[id], STREAMS[id].enhanced ? t.throughPool : t.outsidePool]),
  }
}
