import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import { ProgrammeNotice } from './programme-notice.tsx'
import { servicesOn } from './services.ts'

/** Whether the programme takes anybody today is the ledger's to say. */
export function StartupNotice() {
  const service = servicesOn(wallClock(new Date(), OFFICE_TIME_ZONE).iso).find(({ programme }) => programme === 'SUV')
  return service && !service.isAvailable ? <ProgrammeNotice programme="SUV" intake={service.intake} /> : null
}
