import type { CountryCode } from '../locale/locale.ts'

/**
 * So many digits follow the country code, for numbers that reach a person: fixed lines and mobiles. Source:
 * google/libphonenumber, PhoneNumberMetadata.xml of 17 July 2026, possible lengths without local-only ones. In Iran
 * the metadata also has the six and seven digits of exchanges that were merged; nobody gives those as their own.
 */
const DIGITS: readonly (readonly [lengths: string, countries: string])[] = [
  ['4 5', 'SH'],
  ['4 5 6 7', 'TK'],
  ['4 5 6 7 8 9 10 11', 'LU'],
  ['4 5 6 7 8 9 10 11 12 13', 'AT'],
  ['4 7', 'NU'],
  ['5', 'CK FK'],
  ['5 6 7', 'TV'],
  ['5 6 7 8 9', 'ZA'],
  ['5 6 7 8 9 10', 'FI ZW'],
  ['5 6 7 8 9 10 11 12 13', 'DE'],
  ['5 6 7 10', 'WS'],
  ['5 6 8 9 10', 'KR'],
  ['5 7', 'SB TO VU'],
  ['5 8', 'KI'],
  ['6', 'FO GL NC NF WF'],
  ['6 7', 'SR'],
  ['6 7 8 9', 'BG SO'],
  ['6 7 8 9 10', 'AX BD MM'],
  ['6 7 8 9 10 11', 'VA'],
  ['6 7 8 9 10 11 12', 'IT'],
  ['6 7 8 10', 'CU'],
  ['6 7 9', 'SK'],
  ['6 8 9 10', 'PH'],
  ['6 9', 'AD PM RO'],
  ['7', 'AW BN BQ BZ CV ER FJ FM GM GY IO KM MH MV NR PW SC ST'],
  ['7 8', 'BT BW CW EE GA LB MU PA PG TL'],
  ['7 8 9', 'KE LR PY SE YE'],
  ['7 8 9 10', 'CD IE'],
  ['7 8 9 10 11', 'CN'],
  ['7 8 9 10 11 12', 'ID RS'],
  ['7 9', 'IS LI MW PL'],
  [
    '8',
    'AM BF BH BI BO CF CR CY DJ DK GI GT HK HN HT KW LS LT LV MD ME MK ML MO MR MT NE NI NO OM PF QA SG SI SJ SL SV SZ TD TG TM TN UY',
  ],
  ['8 9', 'AE AL BA BE DZ EC GN HR HU JO KH MC MZ NA PE PS RW SY TH TW'],
  ['8 9 10', 'EG IQ LA MN MY NZ'],
  ['8 9 10 11 12', 'XK'],
  ['8 9 11 12', 'IL'],
  ['8 10', 'CO KP NP SM'],
  [
    '9',
    'AF AO AU AZ BL BY CC CG CH CL CM CX CZ EH ES ET FR GE GF GH GP GQ GW KG LK LY MA MF MG MQ PT RE SA SD SN SS TJ TZ UA UG UZ YT ZM',
  ],
  ['9 10', 'GB JP PK VN'],
  ['9 11', 'NL'],
  [
    '10',
    'AG AI AS BB BJ BM BS CA CI DM DO GD GG GR GU IM IN IR JE JM KN KY KZ LC MP MS MX NG PR RU SX TC TR TT US VC VE VG VI',
  ],
  ['10 11', 'AR BR'],
]

/** Mobiles that are longer or more alike than the fixed lines of their country, by how they begin. Same source. */
const MOBILES: Readonly<Partial<Record<CountryCode, { begins: RegExp; lengths: readonly number[] }>>> = {
  AE: { begins: /^5/, lengths: [9] },
  BE: { begins: /^4[5-9]/, lengths: [9] },
  CN: { begins: /^1[3-9]/, lengths: [11] },
  DE: { begins: /^1[567]/, lengths: [10, 11] },
  DZ: { begins: /^[567]/, lengths: [9] },
  GB: { begins: /^7/, lengths: [10] },
  HU: { begins: /^(20|30|31|50|70)/, lengths: [9] },
  IE: { begins: /^8/, lengths: [9] },
  IL: { begins: /^5/, lengths: [9] },
  IQ: { begins: /^7/, lengths: [10] },
  IT: { begins: /^3/, lengths: [9, 10] },
  JO: { begins: /^7/, lengths: [9] },
  JP: { begins: /^[6-9]0/, lengths: [10] },
  KR: { begins: /^1/, lengths: [9, 10] },
  MY: { begins: /^1/, lengths: [9, 10] },
  PK: { begins: /^3/, lengths: [10] },
  SE: { begins: /^7/, lengths: [9] },
  SY: { begins: /^9/, lengths: [9] },
  TH: { begins: /^[689]/, lengths: [9] },
}

/** The lengths a number of this country may have, given how it begins; none for a place without telephones. */
export function lengthsIn(country: CountryCode, nationalDigits: string): readonly number[] {
  const mobiles = MOBILES[country]
  if (mobiles?.begins.test(nationalDigits)) return mobiles.lengths
  const lengths = DIGITS.find(([, countries]) => countries.split(' ').includes(country))?.[0]
  return lengths ? lengths.split(' ').map(Number) : []
}
