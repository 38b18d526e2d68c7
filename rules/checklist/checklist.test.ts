import { describe, expect, test } from 'vitest'
import type { Profile, StudyCanada, StudyChina } from '../profile/profile.ts'
import type { Program } from '../programs/programs.ts'
import {
  askedWhen,
  type ChecklistItem,
  checklistFor,
  DOCUMENT_KINDS,
  type DocumentKind,
  datesAsked,
  validUntil,
} from './checklist.ts'

const TODAY = '2026-11-15'

const documents = (program: Program, profile: Profile, on = TODAY) => checklistFor(program, profile, on)
const kinds = (items: readonly ChecklistItem[]) => items.map(({ kind }) => kind)
const only = (items: readonly ChecklistItem[], kind: DocumentKind) => items.filter((item) => item.kind === kind)
const subjects = (items: readonly ChecklistItem[], kind: DocumentKind) =>
  only(items, kind).map(({ subject }) => subject)
const necessity = (items: readonly ChecklistItem[], kind: DocumentKind) => only(items, kind)[0]?.necessity

/** Born 1990 in Iran, lives in Turkey, worked in Iran and Turkey, studied in Iran. */
const engineer: Profile = {
  birthDate: '1990-05-20',
  citizenship: 'IR',
  residence: 'TR',
  maritalStatus: 'single',
  credentials: [
    { id: 'ba', level: 'bachelor', country: 'IR', graduatedOn: '2012-07-01', ecaBody: 'WES', ecaOn: '2024-03-01' },
    { id: 'hs', level: 'high_school', country: 'IR', graduatedOn: '2008-06-01', ecaBody: 'none' },
  ],
  jobs: [
    { id: 'tehran', country: 'IR', startedOn: '2013-01-01', endedOn: '2020-06-30' },
    { id: 'istanbul', country: 'TR', startedOn: '2020-08-01', current: true },
  ],
  tests: [{ id: 'ielts', test: 'IELTS_GT', takenOn: '2025-10-01' }],
}

describe('a Federal Skilled Worker', () => {
  const items = documents('FSW', engineer)

  test('needs passport, photo, result, degree, assessment, letters, funds, police certificates and a medical exam', () => {
    // IRCC, Express Entry: documents you will need; upfront medical exam since 2025-08-21.
    const hard = items.filter((item) => item.necessity === 'hard').map(({ kind, subject }) => `${kind} ${subject}`)
    expect(hard).toEqual([
      'passport profile',
      'photo profile',
      'languageResult profile/tests.ielts',
      'degree profile/credentials.ba',
      'degree profile/credentials.hs',
      'eca profile/credentials.ba',
      'employmentLetter profile/jobs.tehran',
      'employmentLetter profile/jobs.istanbul',
      'proofOfFunds profile',
      'policeCertificate profile/countries.TR',
      'policeCertificate profile/countries.IR',
      'medicalExam profile',
    ])
  })

  test('is told which answer caused a document', () => {
    expect(only(items, 'employmentLetter')[0]).toMatchObject({ why: 'JOB_TOLD', answer: 'jobs.tehran', country: 'IR' })
    expect(only(items, 'policeCertificate')).toMatchObject([
      { why: 'LIVES_IN', answer: 'residence', country: 'TR' },
      { why: 'WORKED_IN', answer: 'jobs.tehran', country: 'IR' },
    ])
  })

  test('needs translations of documents from Iran, but not of the passport or the test result', () => {
    expect(only(items, 'degree')[0]?.translation).toEqual({ need: 'yes', into: 'englishOrFrench' })
    expect(only(items, 'passport')[0]?.translation.need).toBe('no')
    expect(only(items, 'languageResult')[0]?.translation.need).toBe('no')
  })

  test('needs a police certificate at most six months old only of the country they live in', () => {
    // IRCC, Police certificates: current country no more than 6 months before applying; others after the last stay.
    expect(only(items, 'policeCertificate').map(({ validity }) => validity)).toEqual([
      { rule: 'monthsBeforeFiling', months: 6 },
      { rule: 'afterLeaving' },
    ])
  })

  test('needs no letter for a job that ended more than ten years ago', () => {
    const old: Profile = {
      ...engineer,
      jobs: [{ id: 'old', country: 'IR', startedOn: '2013-01-01', endedOn: '2016-11-14' }],
    }
    expect(subjects(documents('FSW', old), 'employmentLetter')).toEqual([])
    const recent: Profile = {
      ...engineer,
      jobs: [{ id: 'r', country: 'IR', startedOn: '2013-01-01', endedOn: '2016-11-15' }],
    }
    expect(subjects(documents('FSW', recent), 'employmentLetter')).toEqual(['profile/jobs.r'])
  })

  test('shows self-employment in other ways than by a letter', () => {
    const self: Profile = { ...engineer, jobs: [{ id: 'own', country: 'IR', current: true, selfEmployed: true }] }
    const list = documents('FSW', self)
    expect(subjects(list, 'selfEmploymentProof')).toEqual(['profile/jobs.own'])
    expect(kinds(list)).not.toContain('employmentLetter')
  })

  test('with permission to work in Canada and a valid offer need not show funds', () => {
    // Regulations, 76(1)(b) and IRCC, Proof of funds: who does not need it.
    const offer = { noc: '21231', fullTime: true, atLeastOneYear: true, supported: true } as const
    expect(kinds(documents('FSW', { ...engineer, canadianStatus: 'worker', jobOffer: offer }))).not.toContain(
      'proofOfFunds',
    )
    expect(kinds(documents('FSW', { ...engineer, jobOffer: offer }))).toContain('proofOfFunds')
  })

  test('had the medical exam asked later before 2025-08-21', () => {
    expect(necessity(documents('FSW', engineer, '2025-08-20'), 'medicalExam')).toBe('usual')
    expect(necessity(documents('FSW', engineer, '2025-08-21'), 'medicalExam')).toBe('hard')
  })

  test('from Iran is also asked for identity documents and the military record, from France for neither', () => {
    expect(kinds(items)).toEqual(expect.arrayContaining(['nationalIdentity', 'militaryRecord']))
    const french = kinds(documents('FSW', { ...engineer, citizenship: 'FR' }))
    expect(french).not.toContain('nationalIdentity')
    expect(french).not.toContain('militaryRecord')
  })

  test('who has told nothing still sees what everybody needs', () => {
    expect(kinds(documents('FSW', {}))).toEqual([
      'passport',
      'photo',
      'languageResult',
      'degree',
      'proofOfFunds',
      'medicalExam',
    ])
  })
})

describe('police certificates', () => {
  const of = (profile: Profile) => subjects(documents('FSW', profile), 'policeCertificate')

  test('are not asked of Canada, of short stays, of stays before ten years ago or before the age of 18', () => {
    expect(of({ residence: 'CA' })).toEqual([])
    expect(of({ jobs: [{ id: 'a', country: 'AE', startedOn: '2024-01-01', endedOn: '2024-06-30' }] })).toEqual([])
    expect(of({ jobs: [{ id: 'a', country: 'AE', startedOn: '2024-01-01', endedOn: '2024-07-01' }] })).toEqual([
      'profile/countries.AE',
    ])
    expect(of({ credentials: [{ id: 'c', country: 'DE', graduatedOn: '2016-11-14' }] })).toEqual([])
    expect(
      of({ birthDate: '2000-01-01', credentials: [{ id: 'c', country: 'DE', graduatedOn: '2017-12-31' }] }),
    ).toEqual([])
    expect(
      of({ birthDate: '2000-01-01', credentials: [{ id: 'c', country: 'DE', graduatedOn: '2018-01-01' }] }),
    ).toEqual(['profile/countries.DE'])
  })

  test('are not asked of a child', () => {
    expect(of({ birthDate: '2010-01-01', residence: 'IR' })).toEqual([])
  })

  test('name a country once, however often it was told', () => {
    expect(of({ residence: 'IR', jobs: [{ id: 'a', country: 'IR', current: true, startedOn: '2020-01-01' }] })).toEqual(
      ['profile/countries.IR'],
    )
  })
})

describe('family', () => {
  const family: Profile = {
    maritalStatus: 'married',
    partner: { accompanying: true, citizenship: 'IR', tests: [{ id: 'p1', test: 'CELPIP_G' }] },
    hasChildren: true,
    children: [
      { id: 'sara', age: 7 },
      { id: 'ali', age: 3 },
    ],
  }

  test('brings a marriage certificate, documents of the partner and a birth certificate for each child', () => {
    const list = documents('FSW', family)
    expect(subjects(list, 'marriageCertificate')).toEqual(['profile'])
    expect(subjects(list, 'childBirthCertificate')).toEqual(['profile/children.sara', 'profile/children.ali'])
    expect(subjects(list, 'passport')).toContain('profile/partner')
    expect(subjects(list, 'policeCertificate')).toContain('profile/partner')
    expect(subjects(list, 'languageResult')).toContain('profile/partnerTests.p1')
    // IRCC: family members, accompanying or not, are examined.
    expect(subjects(list, 'medicalExam')).toEqual([
      'profile',
      'profile/partner',
      'profile/children.sara',
      'profile/children.ali',
    ])
  })

  test('that stays behind brings no passport of the partner', () => {
    const alone = documents('FSW', { ...family, partner: { accompanying: false } })
    expect(subjects(alone, 'passport')).not.toContain('profile/partner')
    expect(subjects(alone, 'marriageCertificate')).toEqual(['profile'])
  })

  test.for([
    ['common_law', 'commonLawProof'],
    ['divorced', 'marriageEnd'],
    ['widowed', 'marriageEnd'],
  ] as const)('who is %s shows it by %s', ([maritalStatus, kind]) => {
    expect(kinds(documents('FSW', { maritalStatus }))).toContain(kind)
    expect(kinds(documents('FSW', { maritalStatus }))).not.toContain('marriageCertificate')
  })

  test('children told and then taken back leave no document behind', () => {
    expect(subjects(documents('FSW', { ...family, hasChildren: false }), 'childBirthCertificate')).toEqual([])
  })
})

describe('other ways to Canada', () => {
  test('the Canadian Experience Class asks for no funds and wants letters of Canadian jobs', () => {
    // Regulations, section 87.1: Canadian experience within three years; no settlement funds, no education required.
    const list = documents('CEC', {
      jobs: [
        { id: 'ca', country: 'CA', startedOn: '2024-01-01', current: true },
        { id: 'ir', country: 'IR', startedOn: '2018-01-01', endedOn: '2022-01-01' },
      ],
    })
    expect(kinds(list)).not.toContain('proofOfFunds')
    expect(only(list, 'employmentLetter').map(({ subject, necessity }) => [subject, necessity])).toEqual([
      ['profile/jobs.ca', 'hard'],
      ['profile/jobs.ir', 'usual'],
    ])
  })

  test('the trades program asks for a job offer or a certificate of qualification', () => {
    // Regulations, 87.2(3)(d).
    const list = (profile: Profile) => documents('FST', profile)
    expect(necessity(list({ certificateOfQualification: true }), 'tradeCertificate')).toBe('hard')
    expect(kinds(list({ certificateOfQualification: true }))).not.toContain('jobOffer')
    expect(necessity(list({ jobOffer: { province: 'AB' } }), 'jobOffer')).toBe('hard')
    expect(kinds(list({ jobOffer: { province: 'AB' } }))).not.toContain('tradeCertificate')
    expect(only(list({}), 'tradeCertificate')).toMatchObject([{ why: 'OFFER_OR_CERTIFICATE' }])
  })

  test('a nomination is shown wherever it was told, and always asked by the nominee program', () => {
    const nominated: Profile = { nomination: { province: 'NS', enhanced: true } }
    expect(kinds(documents('FSW', nominated))).toContain('nominationCertificate')
    expect(kinds(documents('FSW', { nomination: 'none' }))).not.toContain('nominationCertificate')
    expect(only(documents('PNP', {}), 'nominationCertificate')).toMatchObject([
      { why: 'NOMINATION_ASKED', necessity: 'hard' },
    ])
    expect(only(documents('PNP', nominated), 'nominationCertificate')).toMatchObject([{ why: 'NOMINATION_TOLD' }])
  })

  test('the Start-up Visa asks for the commitment certificate, six months from its date', () => {
    // Regulations, 98.04: under six months old when filed.
    const list = documents('SUV', {})
    expect(only(list, 'letterOfSupport')).toMatchObject([
      { subject: 'startup-business/letter', necessity: 'hard', validity: { rule: 'monthsFromIssue', months: 6 } },
    ])
    expect(kinds(list)).not.toContain('incorporation')
    expect(kinds(documents('SUV', { startup: { incorporatedInCanada: true } }))).toContain('incorporation')
  })

  test('a transfer into a new office asks for premises, plan and finances, one into an old office does not', () => {
    // IRCC, instructions of 2024-10-03: C61 extras.
    const fresh = documents('ICT', { transfer: { newEnterprise: true, role: 'executive' } })
    expect(necessity(fresh, 'companyFinances')).toBe('hard')
    expect(kinds(fresh)).toEqual(expect.arrayContaining(['canadianPremises', 'businessPlan']))
    const old = documents('ICT', { transfer: { newEnterprise: false, role: 'specialized_knowledge' } })
    expect(necessity(old, 'companyFinances')).toBe('usual')
    expect(kinds(old)).not.toContain('canadianPremises')
    expect(necessity(old, 'knowledgeProof')).toBe('hard')
    expect(subjects(old, 'companyProfile')).toEqual(['transfer/companyDocument'])
  })

  test('a sponsored parent brings the sponsor’s income, a spouse the marriage certificate', () => {
    const parent = documents('FAMILY', { sponsor: { sponsoredAs: 'parent_grandparent' } })
    expect(necessity(parent, 'sponsorIncome')).toBe('hard')
    const spouse = documents('FAMILY', { sponsor: { sponsoredAs: 'spouse' } })
    expect(kinds(spouse)).not.toContain('sponsorIncome')
    expect(subjects(spouse, 'marriageCertificate')).toEqual(['profile'])
    const partner = documents('FAMILY', { sponsor: { sponsoredAs: 'common_law' } })
    expect(necessity(partner, 'relationshipEvidence')).toBe('hard')
    expect(kinds(partner)).toContain('commonLawProof')
  })

  test('a refusal is shown by its letter', () => {
    const list = documents('FSW', { hasRefusals: true, refusals: [{ id: 'r1' }] })
    expect(only(list, 'refusalLetter')).toMatchObject([{ subject: 'profile/refusals.r1', answer: 'refusals.r1' }])
  })
})

describe('studies', () => {
  const canada = (studyCanada: StudyCanada, on = TODAY) => kinds(documents('STUDY_CA', { studyCanada }, on))

  test('in Canada need acceptance, attestation and funds', () => {
    expect(canada({ level: 'bachelor', province: 'ON' })).toEqual(
      expect.arrayContaining(['letterOfAcceptance', 'provincialAttestation', 'proofOfFunds']),
    )
  })

  test('in Quebec need its own certificate instead of the attestation', () => {
    const list = canada({ level: 'bachelor', province: 'QC' })
    expect(list).toContain('quebecAcceptance')
    expect(list).not.toContain('provincialAttestation')
  })

  test('for a master’s degree need an attestation by the day and the school', () => {
    // IRCC: none in 2024, asked in 2025, not asked of public institutions since 2026-01-01.
    const master = { level: 'master', province: 'ON', publicInstitution: true } as const
    expect(canada(master, '2024-06-01')).not.toContain('provincialAttestation')
    expect(canada(master, '2025-06-01')).toContain('provincialAttestation')
    expect(canada(master, '2026-06-01')).not.toContain('provincialAttestation')
    expect(canada({ ...master, publicInstitution: false }, '2026-06-01')).toContain('provincialAttestation')
    expect(canada(master, '2023-06-01')).not.toContain('provincialAttestation')
  })

  const china = (studyChina: StudyChina, on = TODAY) => documents('STUDY_CN', { studyChina }, on)

  test('in China of more than 180 days need form and physical examination, a short course does not', () => {
    const long = kinds(china({ level: 'language_long_term' }))
    expect(long).toEqual(expect.arrayContaining(['admissionNotice', 'visaForm', 'physicalExam']))
    const short = kinds(china({ level: 'language_short_term' }))
    expect(short).toContain('admissionNotice')
    expect(short).not.toContain('visaForm')
    expect(short).not.toContain('physicalExam')
    expect(necessity(china({ level: 'language_one_semester' }), 'visaForm')).toBe('usual')
  })

  test('in China taught in Chinese need an HSK result, taught in English a language result', () => {
    expect(kinds(china({ level: 'bachelor', taughtIn: 'chinese' }))).toContain('hskResult')
    const english = kinds(china({ level: 'mbbs_english' }))
    expect(english).toContain('languageResult')
    expect(english).not.toContain('hskResult')
  })

  test('for a doctorate in China need two letters, a plan and a supervisor’s consent', () => {
    const list = china({ level: 'doctoral' })
    expect(subjects(list, 'recommendationLetter')).toEqual(['profile/letters.1', 'profile/letters.2'])
    expect(kinds(list)).toEqual(expect.arrayContaining(['studyPlan', 'supervisorConsent', 'transcript']))
  })

  test('with a scholarship for a bachelor’s degree need the CSCA since its first sitting on 2025-12-21', () => {
    const plan = { level: 'bachelor', scholarship: true } as const
    expect(kinds(china(plan, '2025-12-20'))).not.toContain('cscaResult')
    expect(kinds(china(plan, '2025-12-21'))).toContain('cscaResult')
    expect(kinds(china(plan))).not.toContain('proofOfFunds')
  })

  test('in China ask for a passport with six months left, and translations into Chinese or English', () => {
    const list = documents('STUDY_CN', {
      citizenship: 'IR',
      credentials: [{ id: 'c', country: 'IR', level: 'bachelor' }],
    })
    expect(only(list, 'passport')[0]?.validity).toEqual({ rule: 'untilItsEnd', monthsLeft: 6 })
    expect(only(list, 'degree')[0]?.translation).toEqual({ need: 'yes', into: 'englishOrChinese' })
    const chinese = documents('STUDY_CN', { credentials: [{ id: 'c', country: 'CN', level: 'bachelor' }] })
    expect(only(chinese, 'degree')[0]?.translation.need).toBe('no')
  })
})

describe('how long a document counts', () => {
  test.for([
    // Results are valid two years: the last day is the one before the second anniversary.
    ['languageResult', { issuedOn: '2025-10-01' }, '2027-09-30'],
    ['eca', { issuedOn: '2024-03-01' }, '2029-02-28'],
    ['medicalExam', { issuedOn: '2026-02-28' }, '2027-02-27'],
    ['photo', { issuedOn: '2026-08-31' }, '2027-02-27'],
    ['letterOfSupport', { issuedOn: '2026-01-15' }, '2026-07-14'],
    ['passport', { endsOn: '2031-05-02' }, '2031-05-02'],
    ['nominationCertificate', { endsOn: '2027-01-31' }, '2027-01-31'],
    ['passport', {}, undefined],
    ['languageResult', { endsOn: '2030-01-01' }, undefined],
    ['degree', { issuedOn: '2012-07-01' }, undefined],
    ['policeCertificate', { issuedOn: '2026-07-01' }, undefined],
  ] as const)('%s %j ends on %s', ([kind, dates, end]) => {
    expect(validUntil(kind, dates, TODAY)).toBe(end)
  })

  test('asks only for dates that matter', () => {
    expect(datesAsked('passport', TODAY)).toEqual({ issuedOn: false, endsOn: true })
    expect(datesAsked('languageResult', TODAY)).toEqual({ issuedOn: true, endsOn: false })
    expect(datesAsked('policeCertificate', TODAY)).toEqual({ issuedOn: true, endsOn: false })
    expect(datesAsked('degree', TODAY)).toEqual({ issuedOn: false, endsOn: false })
  })
})

test('a list stands in filing order', () => {
  const places = kinds(documents('FSW', engineer)).map((kind) => DOCUMENT_KINDS.indexOf(kind))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('every document names its source and how sure we are of it', () => {
  for (const item of documents('FSW', engineer)) expect(item.source).toMatch(/\(confidence: (high|medium|low)\)$/)
})

describe('When a document is asked for', () => {
  // decision 51: later are police certificates and medical exams in Express Entry and of provinces; those of families are
  // part of the application itself, and permits ask for them when an officer wants them.
  test.each([
    ['FSW', 'policeCertificate', 'later'],
    ['FSW', 'medicalExam', 'later'],
    ['FSW', 'passport', 'now'],
    ['PNP', 'policeCertificate', 'later'],
    ['FAMILY', 'policeCertificate', 'now'],
    ['FAMILY', 'medicalExam', 'later'],
    ['STUDY_CA', 'policeCertificate', 'later'],
  ] as const)('%s asks for %s %s', (program, kind, when) => {
    expect(askedWhen(program, kind, TODAY)?.when).toBe(when)
  })

  test('says nothing of a document the program does not ask for', () => {
    expect(askedWhen('FSW', 'studyPlan', TODAY)).toBeUndefined()
  })
})
