import type { ListedGroup } from '../listed.ts'
import { administration } from './administration.ts'
import { buildingAndRepair } from './building-and-repair.ts'
import { business, seniorManagement } from './business.ts'
import { computingAndEngineering } from './computing-and-engineering.ts'
import { culture } from './culture.ts'
import { customerAndCleaningServices } from './customer-and-cleaning-services.ts'
import { designAndSport } from './design-and-sport.ts'
import { drivingAndLabour } from './driving-and-labour.ts'
import { engineeringTechnicians } from './engineering-technicians.ts'
import { health } from './health.ts'
import { healthTechnicians } from './health-technicians.ts'
import { kitchensShopsAndTravel } from './kitchens-shops-and-travel.ts'
import { manufacturing } from './manufacturing.ts'
import { navigationAndFinishing } from './navigation-and-finishing.ts'
import { office } from './office.ts'
import { productsAndAssembly } from './products-and-assembly.ts'
import { publicAndCareServices } from './public-and-care-services.ts'
import { resources } from './resources.ts'
import { sales } from './sales.ts'
import { sciences } from './sciences.ts'
import { society } from './society.ts'
import { technicians } from './technicians.ts'
import { trades } from './trades.ts'

/** Unit groups of the National Occupational Classification 2021 (Statistics Canada), by its broad categories. */
export const occupations: readonly ListedGroup[] = [
  { en: 'Senior management', fa: 'مدیریت ارشد', entries: seniorManagement },
  {
    en: 'Business, finance and administration',
    fa: 'بازرگانی، مالی و اداری',
    entries: [...business, ...administration, ...office],
  },
  {
    en: 'Natural and applied sciences',
    fa: 'علوم، مهندسی و فناوری',
    entries: [...sciences, ...computingAndEngineering, ...technicians, ...engineeringTechnicians],
  },
  { en: 'Health', fa: 'بهداشت و درمان', entries: [...health, ...healthTechnicians] },
  {
    en: 'Education, law and social services',
    fa: 'آموزش، حقوق و خدمات اجتماعی',
    entries: [...society, ...publicAndCareServices],
  },
  { en: 'Art, culture, recreation and sport', fa: 'هنر، فرهنگ و ورزش', entries: [...culture, ...designAndSport] },
  {
    en: 'Sales and service',
    fa: 'فروش و خدمات',
    entries: [...sales, ...kitchensShopsAndTravel, ...customerAndCleaningServices],
  },
  {
    en: 'Trades, transport and equipment',
    fa: 'مشاغل فنی، حمل‌ونقل و ماشین‌آلات',
    entries: [...trades, ...buildingAndRepair, ...navigationAndFinishing, ...drivingAndLabour],
  },
  { en: 'Natural resources and agriculture', fa: 'منابع طبیعی و کشاورزی', entries: resources },
  { en: 'Manufacturing and utilities', fa: 'تولید و تأسیسات', entries: [...manufacturing, ...productsAndAssembly] },
]
