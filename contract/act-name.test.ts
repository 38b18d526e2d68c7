import { expect, test } from 'vitest'
import { purposeName } from './act-name.ts'
import { audit as en } from './texts/en/audit.ts'
import { audit as fa } from './texts/fa/audit.ts'

test.each([
  ['case.move', 'signatureAsked', 'Signature asked', 'امضا خواسته‌ایم'],
  ['case.notNeeded', 'passport', 'Passport', 'گذرنامه'],
  ['case.read', 'owner', 'Own case', 'پروندهٔ خودش'],
  ['consultation.readClient', 'appointment', 'Consultation', 'مشاوره'],
  ['commission.setTerms', '2', 'Terms, version 2', 'شرایط، نسخهٔ 2'],
  ['invitation.send', 'case_review_agent', 'Case review agent', 'کارشناس بررسی پرونده'],
  ['role.change', 'student → admin', 'From Client to Admin', 'از مراجع به مدیر'],
  ['user.suspend', 'Asked us to → wait', 'Asked us to → wait', 'Asked us to → wait'],
])('why %s was done (%s) is said in words', (act, purpose, english, persian) => {
  expect([purposeName(en, { act, purpose }), purposeName(fa, { act, purpose })]).toEqual([english, persian])
})
