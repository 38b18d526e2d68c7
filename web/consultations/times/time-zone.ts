import { deviceTimeZone, OFFICE_TIME_ZONE, zoneName } from '@rahnama/contract/locale/locale.ts'
import type { ListOption } from '../../ui/searchable-list/searchable-list.tsx'

export function detectTimeZone(): string {
  return deviceTimeZone() || OFFICE_TIME_ZONE
}

/** Every zone by its city, to be found in either language. */
export function zoneOptions(language: 'en' | 'fa', detected: string): ListOption[] {
  const zones = new Set([detected, OFFICE_TIME_ZONE, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((zone) => ({
    value: zone,
    label: zoneName(zone, language),
    synonyms: [zoneName(zone, language === 'fa' ? 'en' : 'fa'), zone.replaceAll('_', ' ')],
  }))
}
