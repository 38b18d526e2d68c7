/** `have` and `need` of a requirement are counted in this. */
export type Unit =
  | 'hours'
  | 'months'
  | 'years'
  | 'age'
  | 'level'
  | 'points'
  | 'cad'
  | 'share'
  | 'persons'
  | 'countries'
  | 'letters'

type Asked = { hard: boolean; source: string; asks: string; unit?: Unit }

const IRPR = 'Immigration and Refugee Protection Regulations'
const START_UP = `${IRPR}, 98.01 to 98.13`
const FIRM = "The firm's own form rule"
const ICT_GUIDE = 'IRCC, intra-company transferees, guidance of 2024-10-03'
const PNP_PAGE = 'IRCC, Provincial Nominee Program'
const CHINA = 'Chinese universities and embassies, admission notices of 2026'

const must = (source: string, asks: string, unit?: Unit): Asked => asked(true, source, asks, unit)
const usual = (source: string, asks: string, unit?: Unit): Asked => asked(false, source, asks, unit)
const asked = (hard: boolean, source: string, asks: string, unit?: Unit): Asked =>
  unit ? { hard, source, asks, unit } : { hard, source, asks }

/** Each program asks these, on this authority, read from that answer. */
export const REQUIREMENTS = {
  'fsw-work': must(`${IRPR}, 75(2) and 80`, 'jobs', 'hours'),
  'fsw-language': must(`${IRPR}, 75(2)(d)`, 'tests', 'level'),
  'fsw-education': must(`${IRPR}, 75(2)(e)`, 'credentials'),
  'fsw-grid': must(`${IRPR}, 76(1)(a) and 78 to 83`, 'credentials', 'points'),
  'fsw-funds': must(`${IRPR}, 76(1)(b)`, 'fundsCad', 'cad'),
  'fsw-outside-quebec': must(`${IRPR}, 75(1)`, 'intendedProvince'),

  'cec-work': must(`${IRPR}, 87.1(2)(a) and 87.1(3)`, 'jobs', 'hours'),
  'cec-language': must(`${IRPR}, 87.1(2)(d)`, 'tests', 'level'),
  'cec-outside-quebec': must(`${IRPR}, 87.1(1)`, 'intendedProvince'),

  'fst-work': must(`${IRPR}, 87.2(3)(b)`, 'jobs', 'hours'),
  'fst-speaking-listening': must(`${IRPR}, 87.2(3)(a)`, 'tests', 'level'),
  'fst-reading-writing': must(`${IRPR}, 87.2(3)(a)`, 'tests', 'level'),
  'fst-offer-or-certificate': must(`${IRPR}, 87.2(3)(d)`, 'jobOffer'),
  'fst-funds': must(`${IRPR}, 87.2(4)`, 'fundsCad', 'cad'),
  'fst-outside-quebec': must(`${IRPR}, 87.2(2)`, 'intendedProvince'),

  'suv-first-screen': usual(FIRM, 'startup.ieltsOverall'),
  'suv-support': must(START_UP, 'startup.letterOfSupport'),
  'suv-minimum-investment': must(START_UP, 'startup.investmentCad', 'cad'),
  'suv-votes-each': must(START_UP, 'startup.votingShare', 'share'),
  'suv-votes-joint': must(START_UP, 'startup.jointVotingShare', 'share'),
  'suv-team': must(START_UP, 'startup.applicants', 'persons'),
  'suv-language': must(START_UP, 'tests', 'level'),
  'suv-business': must(START_UP, 'startup.incorporatedInCanada'),
  'suv-funds': must(START_UP, 'fundsCad', 'cad'),
  'suv-outside-quebec': must(START_UP, 'intendedProvince'),

  'ict-branch-abroad': must(FIRM, 'transfer.branchAbroad'),
  'ict-year-at-company': must(FIRM, 'transfer.yearsAtCompany', 'years'),
  'ict-employment': must(ICT_GUIDE, 'transfer.employedSince', 'months'),
  'ict-relationship': must(ICT_GUIDE, 'transfer.link'),
  'ict-multinational': must(ICT_GUIDE, 'transfer.countriesWithRevenue', 'countries'),
  'ict-doing-business': must(ICT_GUIDE, 'transfer.bothDoingBusiness'),
  'ict-role': must(ICT_GUIDE, 'transfer.role'),
  'ict-premises': must(`${ICT_GUIDE}, code C61`, 'transfer.premises'),
  'ict-hiring-plan': must(`${ICT_GUIDE}, code C61`, 'transfer.hiringPlan'),
  'ict-start-funds': must(`${ICT_GUIDE}, code C61`, 'transfer.canPayStart'),
  'ict-knowledge': must(`${ICT_GUIDE}, code C63`, 'transfer.proprietaryKnowledge'),
  'ict-wage': must(`${ICT_GUIDE}, code C63`, 'transfer.prevailingWage'),
  'ict-temporary': usual(ICT_GUIDE, 'transfer'),

  'pnp-intent': must(`${IRPR}, 87(2)(b)`, 'intendedProvince'),
  'pnp-connection': usual(PNP_PAGE, 'jobOffer'),
  'pnp-language': usual(PNP_PAGE, 'tests', 'level'),
  'pnp-stream-language': must('Ontario Workforce Priority, language by occupation', 'tests', 'level'),
  'pnp-job-offer': must(PNP_PAGE, 'jobOffer'),
  'pnp-express-entry': must(`${PNP_PAGE}, enhanced nominations`, 'jobs'),
  'pnp-graduate': must(PNP_PAGE, 'credentials'),
  'pnp-french': must(PNP_PAGE, 'tests', 'level'),
  'pnp-occupation': must(PNP_PAGE, 'jobs'),
  'pnp-business-plan': must(PNP_PAGE, 'businessPlan'),
  'pnp-net-worth': must('BC Provincial Nominee Program, Entrepreneur Immigration', 'netWorthCad', 'cad'),
  'pnp-stream-criteria': must(PNP_PAGE, 'intendedProvince'),
  'pnp-province-decides': usual(
    'SOR/2026-63: the province assesses establishment and intent since 2026-03-30',
    'nomination',
  ),

  'fam-sponsor': must(`${IRPR}, 130(1)`, 'sponsor'),
  'fam-age': must(`${IRPR}, 130(1)(a)`, 'sponsor.birthDate', 'age'),
  'fam-status': must(`${IRPR}, 130(1)`, 'sponsor.status'),
  'fam-residence': must(`${IRPR}, 130(1)(b) and 130(2)`, 'sponsor.livesInCanada'),
  'fam-five-years': must(`${IRPR}, 130(3)`, 'sponsor.sponsoredAsPartnerOn'),
  'fam-bars': must(`${IRPR}, 133(1)`, 'sponsor.bars'),
  'fam-applicant-age': must(`${IRPR}, 117(9)(a)`, 'birthDate', 'age'),
  'fam-lived-together': must(`${IRPR}, 1(1), common-law partner`, 'sponsor.livedTogetherMonths', 'months'),
  'fam-could-not-marry': must(`${IRPR}, 2, conjugal partner`, 'sponsor.couldNotMarryOrLiveTogether'),
  'fam-child-age': must(`${IRPR}, 2, dependent child`, 'birthDate', 'age'),
  'fam-child-single': must(`${IRPR}, 2, dependent child`, 'maritalStatus'),
  'fam-dependent-since': must(`${IRPR}, 2, dependent child`, 'sponsor.dependentSinceBefore22'),
  'fam-income': must(`${IRPR}, 133(1)(j) and 134`, 'sponsor.incomesCad', 'cad'),
  'fam-necessary-income': must(`${IRPR}, 133(1)(j)`, 'sponsor.meetsNecessaryIncome'),
  'fam-orphaned': must(`${IRPR}, 117(1)(f)`, 'sponsor.orphaned'),
  'fam-no-other-relative': must(`${IRPR}, 117(1)(h)`, 'sponsor.noOtherRelative'),

  'stu-dli': must(`${IRPR}, 216(1) and 219`, 'studyCanada.letterOfAcceptance'),
  'stu-pal': must('IRCC, provincial attestation letters, rules of 2026-01-01', 'studyCanada.attestation'),
  'stu-quebec': must('Quebec, acceptance certificate for studies (CAQ)', 'studyCanada.quebecCertificate'),
  'stu-funds': must(`${IRPR}, 220`, 'fundsCad', 'cad'),
  'stu-genuine': usual(`${IRPR}, 216(1)(b)`, 'studyCanada'),

  'cn-level': must(CHINA, 'studyChina.level'),
  'cn-nationality': must(
    'Ministry of Education of China, rule on foreign students of former Chinese nationality',
    'citizenship',
  ),
  'cn-health': must('Chinese visas X1 and X2, physical examination', 'studyChina.goodHealth'),
  'cn-schooling': must(CHINA, 'credentials'),
  'cn-age': usual(CHINA, 'birthDate', 'age'),
  'cn-course-age': must('Language universities of China, course notices', 'birthDate', 'age'),
  'cn-scholarship-age': must('Chinese Government Scholarship, age limits', 'birthDate', 'age'),
  'cn-csca': must('China Scholastic Competency Assessment, since the 2026 intake', 'studyChina.cscaTaken'),
  'cn-hsk': usual(CHINA, 'studyChina.hskLevel', 'level'),
  'cn-english': usual(CHINA, 'studyChina.englishProof'),
  'cn-letters': must(CHINA, 'studyChina.recommendationLetters', 'letters'),
  'cn-study-plan': must(CHINA, 'studyChina.studyPlan'),
  'cn-supervisor': must(CHINA, 'studyChina.supervisorConsent'),
  'cn-science': must(
    'Universities on the Ministry of Education list for English-taught MBBS',
    'studyChina.scienceSubjects',
  ),
} satisfies Record<string, Asked>

export type RequirementId = keyof typeof REQUIREMENTS
