import type { ListedGroup } from '../listed.ts'
import { business, seniorManagement } from './business.ts'
import { culture } from './culture.ts'
import { health } from './health.ts'
import { manufacturing } from './manufacturing.ts'
import { resources } from './resources.ts'
import { sales } from './sales.ts'
import { sciences } from './sciences.ts'
import { society } from './society.ts'
import { trades } from './trades.ts'

/** Unit groups of the National Occupational Classification 2021 (Statistics Canada), by its broad categories. */
export const occupations: readonly ListedGroup[] = [
  { en: 'Senior management', fa: 'مدیریت ارشد', entries: seniorManagement },
  { en: 'Business, finance and administration', fa: 'بازرگانی، مالی و اداری', entries: business },
  { en: 'Natural and applied sciences', fa: 'علوم، مهندسی و فناوری', entries: sciences },
  { en: 'Health', fa: 'بهداشت و درمان', entries: health },
  { en: 'Education, law and social services', fa: 'آموزش، حقوق و خدمات اجتماعی', entries: society },
  { en: 'Art, culture, recreation and sport', fa: 'هنر، فرهنگ و ورزش', entries: culture },
  { en: 'Sales and service', fa: 'فروش و خدمات', entries: sales },
  { en: 'Trades, transport and equipment', fa: 'مشاغل فنی، حمل‌ونقل و ماشین‌آلات', entries: trades },
  { en: 'Natural resources and agriculture', fa: 'منابع طبیعی و کشاورزی', entries: resources },
  { en: 'Manufacturing and utilities', fa: 'تولید و تأسیسات', entries: manufacturing },
]
