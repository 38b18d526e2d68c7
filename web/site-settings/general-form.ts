import { FALLBACK_LANGUAGE, isLanguage } from '@rahnama/contract/locale/locale.ts'
import type { GeneralSettings } from '@rahnama/contract/site-settings.ts'
import { SOCIAL_NETWORKS } from '@rahnama/contract/social-networks.ts'

export const GENERAL_FIELDS = [
  'name.en',
  'name.fa',
  'logo.light',
  'logo.dark',
  'defaultLanguage',
  'contactEmail',
  'careersEmail',
  'storiesEmail',
  'phone',
  'whatsapp',
  'telegram',
  'office.en',
  'office.fa',
  'links.linkedin',
  'links.instagram',
  'links.youtube',
  'links.x',
  'links.facebook',
] as const
export type GeneralField = (typeof GENERAL_FIELDS)[number]
type Values = Record<GeneralField, string>

export function toValues({ name, logo, office, links, ...plain }: GeneralSettings): Values {
  return {
    'name.en': name.en,
    'name.fa': name.fa,
    'logo.light': logo?.light.media ?? '',
    'logo.dark': logo?.dark?.media ?? '',
    defaultLanguage: plain.defaultLanguage,
    'office.en': office.en,
    'office.fa': office.fa,
    contactEmail: plain.contactEmail,
    careersEmail: plain.careersEmail,
    storiesEmail: plain.storiesEmail,
    phone: plain.phone,
    whatsapp: plain.whatsapp ?? '',
    telegram: plain.telegram ?? '',
    'links.linkedin': links.linkedin ?? '',
    'links.instagram': links.instagram ?? '',
    'links.youtube': links.youtube ?? '',
    'links.x': links.x ?? '',
    'links.facebook': links.facebook ?? '',
  }
}

export function fromValues(values: Values): GeneralSettings {
  const orNone = (name: GeneralField) => values[name].trim() || null
  const pictureOf = (media: string) => (media ? { media } : null)
  const light = pictureOf(values['logo.light'])
  const links = SOCIAL_NETWORKS.map((network) => [network, orNone(`links.${network}`)])
  return {
    name: { en: values['name.en'], fa: values['name.fa'] },
    logo: light && { light, dark: pictureOf(values['logo.dark']) },
    defaultLanguage: isLanguage(values.defaultLanguage) ? values.defaultLanguage : FALLBACK_LANGUAGE,
    contactEmail: values.contactEmail.trim(),
    careersEmail: values.careersEmail.trim(),
    storiesEmail: values.storiesEmail.trim(),
    phone: values.phone,
    whatsapp: orNone('whatsapp'),
    telegram: orNone('telegram'),
    office: { en: values['office.en'], fa: values['office.fa'] },
    links: Object.fromEntries(links) as GeneralSettings['links'],
  }
}
