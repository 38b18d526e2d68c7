export const programs = {
  oneYear: (months: string) => `one year (${months})`,
  transferWork: (length: string, years: string) =>
    `At least ${length} of continuous full-time work for the company abroad, in a similar position, within the ${years} before you apply.`,
  transferPermit: (years: {
    newEnterprise: string
    manager: string
    managerMost: string
    specialist: string
    specialistMost: string
  }) =>
    `The first permit: ${years.newEnterprise} to set up a new Canadian enterprise (C61); ${years.manager} for executives and managers (C62), ${years.managerMost} at most in all; ${years.specialist} for specialized knowledge (C63), ${years.specialistMost} at most.`,
  netWorth: (base: string, regional: string) =>
    `British Columbia’s entrepreneur streams ask for a personal net worth of ${base} (Base) or ${regional} (Regional).`,
  mineLead: (names: string) => `You seem to meet the requirements we can check of: ${names}.`,
  mineOpen:
    'Your profile does not yet say enough to tell which program suits you. Fill in your profile first; you can stop at any point, and what you have written is saved.',
  mineNone: 'Based on your profile, you do not meet all requirements of any program yet. This is how each one stands:',
  head: ['Program', 'How you stand', 'Intake'],
  explain: (name: string, summary: string) => `${name}: ${summary}`,
  pool: 'Express Entry',
  offered: 'These are the routes we work with:',
  offeredNext:
    'Your profile shows how you stand in each of them; a consultant can tell you which of them are worth your while.',
  offeredHead: ['Program', 'What it is', 'Intake'],
  experience: 'Each program of Express Entry asks for its own least work:',
  experienceOf: (name: string, asked: string) => `${name} asks for this: ${asked}.`,
  hoursOfYear: (hours: string) => `A year means ${hours} hours of paid work.`,
  branch:
    'The program for this is the intra-company transfer: C61 for whoever sets up the new enterprise in Canada, C62 for its executives and managers. The Canadian enterprise must be the parent, a branch, a subsidiary or an affiliate of the company abroad, and both must keep doing business.',
  branchPermit: (first: string) =>
    `It gives a work permit, for a new enterprise ${first} at first, and not permanent residence by itself.`,
  expressEntry:
    'Express Entry is the pool for three federal programs: Federal Skilled Worker, Canadian Experience Class and Federal Skilled Trades. The government ranks everyone in it by the CRS score and invites the highest in rounds.',
  intake: (name: string, status: string, notice: string) => `${name}: ${status}. ${notice}`,
  verdictYes: (name: string) =>
    `Yes, based on your profile you seem to meet the requirements of ${name} that we can check.`,
  verdictNo: (name: string) => `No, not yet: based on your profile you do not meet every requirement of ${name}.`,
  ofFamily: (amount: string, persons: string) => `${amount} for ${persons}, more for a larger family`,
  verdictOpen: (name: string) => `Not known yet: answers are still open for ${name}.`,
  asks: (name: string) => `${name} asks for this. Beside each line you see how you stand, based on your profile.`,
  asksOf: (name: string) =>
    `${name} asks for this; compare it with your situation, and enter your work in your profile to see how you stand.`,
  requirementHead: ['Requirement', 'You', 'Why'],
  compareHead: ['Program', 'What it asks for'],
  standingHead: ['Program', 'How you stand', 'Not met yet'],
  whichLead: 'Based on your profile, this is how you stand in each of them:',
  whichSuits: 'Which of them suits you best depends on your whole situation; a consultant can weigh that with you.',
  studyFirst: (university: string, college: string) =>
    `Studying first is the longer way: a study permit is temporary and gives no permanent residence. After it comes a post-graduation work permit (CLB ${university} after university, CLB ${college} after college), and a year of skilled work in Canada can then open the Canadian Experience Class; work during full-time study does not count for it.`,
  studyOrDirect:
    'Express Entry asks for no studies in Canada: whoever meets the Federal Skilled Worker requirements can enter the pool from abroad. This is how you stand, based on your profile:',
  steps: (profile: string, days: string) =>
    `Express Entry in order: language test and credential assessment; a profile, valid for ${profile}; the pool, ranked by CRS; an invitation in one of the rounds; then ${days} for the complete application, with police certificates and medical exam; the decision.`,
  stepsProvince:
    'A provincial nomination in order: mostly an expression of interest (EOI) first; the province’s invitation; its nomination; then permanent residence, through Express Entry (600 points more) or outside it.',
  timesElsewhere:
    'We keep no time of our own for this. The immigration department publishes the current one for each kind of application and country, under “Check processing times”, and updates it often; a consultant can tell you what we see at the moment.',
  chooseProvince:
    'Eleven provinces and territories have a nominee program; Quebec selects through its own program and Nunavut has none. There is no easiest one: what counts is where you have a connection (a job offer, work, study, family or French) and whether your occupation is in demand there.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  countriesLead: 'Studying in Canada and in China, side by side:',
  countriesHead: ['Compared', 'Canada', 'China'],
  trade:
    'A trade has a program of its own, Federal Skilled Trades: it asks for no degree, but for experience in the trade and for a job offer or a Canadian certificate of qualification. Whether your trade belongs to it depends on its NOC 2021 code.',
  physician:
    'The usual way for physicians is the Federal Skilled Worker program of Express Entry; its requirements stand below. A degree in medicine is assessed by the Medical Council of Canada (MCC), not by WES.',
  physicianProvinces:
    'Express Entry also holds rounds for health care: 12 months in a listed occupation within the last three years. Alberta, British Columbia (with a job offer) and Saskatchewan have pathways or priorities for health care, and Ontario has a pathway for self-employed physicians.',
  physicianLicence: 'A licence to practise is separate: none of these programs gives one.',
  tradeElsewhere:
    'Express Entry also holds rounds for trades, and Saskatchewan counts trades among its priority sectors. With a school diploma and a good language result the Federal Skilled Worker program may fit as well.',
  noProvince: (province: string) => `No. ${province} has no provincial nominee program.`,
  quebecNotFederal: 'No. People who intend to live in Quebec cannot use Express Entry.',
  investors: (angels: string, fund: string) =>
    `By the rules of the Start-up Visa a venture capital fund puts in at least ${fund}, an angel investor group at least ${angels}; a business incubator accepts the business and need not put in anything.`,
  jobOffer:
    'The Federal Skilled Worker program and the Canadian Experience Class ask for no job offer; Federal Skilled Trades asks for a job offer or a certificate of qualification.',
  occupations:
    'NOC 2021 is Canada’s list of occupations, with a code of five digits; the second digit is the TEER category. Work counts as skilled for Express Entry in TEER 0, 1, 2 or 3.',
  occupation: (name: string, code: string, teer: string) => `${name}: NOC ${code}, which is TEER ${teer}.`,
  oneOf: 'That name may stand for one of these; your duties say which:',
  occupationHead: ['Occupation', 'NOC', 'TEER'],
  skilled: 'Work in TEER 0, 1, 2 or 3 counts as skilled for Express Entry.',
  unskilled: 'Express Entry counts work in TEER 0, 1, 2 or 3 only; work in TEER 4 or 5 does not count there.',
  byDuties:
    'What decides is what you did, not the title: compare the duties in your work letter with those of the code. The full list is in your profile, under “Work experience”.',
  partTime: (hours: string, weekly: string) =>
    `Yes. Part-time work counts by its hours: ${hours} hours make a year, with at most ${weekly} counted a week. It must be paid and skilled (TEER 0 to 3).`,
  freelance: (proof: string) =>
    `For the Canadian Experience Class self-employed or freelance work does not count. For the Federal Skilled Worker program paid skilled work counts, and self-employed work is shown with its own documents (${proof}).`,
  gaps: (hours: string, fsw: string, cec: string, fst: string) =>
    `The Federal Skilled Worker program asks for one continuous year (${hours} hours) within the last ${fsw}. For the Canadian Experience Class the year may be broken up, within the last ${cec}; Federal Skilled Trades asks for two years within the last ${fst}.`,
  ecaBeforeDegree:
    'An ECA assesses a degree you already have. Whether a body opens your file before yours is issued is not in our material: ask the body you choose, or a consultant.',
  sameOccupation: (hours: string, years: string) =>
    `The Federal Skilled Worker program asks for one continuous year (${hours} hours) in one occupation within the last ${years}. Whether your work before and after the change is one occupation is judged by what you did, not by the title: have your work letter name both titles with their dates and duties, and ask your consultant.`,
  unpaid:
    'Unpaid work such as volunteering does not count: the Federal Skilled Worker program and the Canadian Experience Class count paid work only.',
  invitation: (days: string) =>
    `After an invitation you have ${days} to send the complete application for permanent residence.`,
  profileValid: (months: string) => `An Express Entry profile is valid for ${months}.`,
  provinceQuebec: 'Quebec selects through its own skilled worker program.',
  officer: 'An officer decides on every application; this is a first check, not legal advice.',
}

export const programsQuestions: Record<string, string> = {
  'programs.compare': 'What is the difference between the programs?',
  'programs.mine': 'Which programs am I eligible for?',
  'programs.explain': 'What is this program?',
  'programs.offered': 'Which routes do you work with?',
  'programs.experience': 'How much work experience does each program ask for?',
  'transfer.branch': 'Our company wants a branch in Canada: which program is there for me?',
  'programs.open': 'Is this program open?',
  'programs.standing': 'Do I qualify for this program?',
  'programs.quebec': 'Can I use Express Entry for Quebec?',
  'programs.job-offer': 'Do I need a job offer?',
  'programs.occupations': 'What is a NOC code?',
  'programs.part-time': 'Does part-time work count?',
  'programs.invited': 'How long do I have after an invitation?',
  'programs.profile-valid': 'How long is an Express Entry profile valid?',
  'programs.province': 'Does this province have a nominee program?',
  'programs.why-not': 'Why am I not eligible?',
  'programs.which': 'Which of two programs fits my profile?',
  'programs.study-first': 'Should I study in Canada first or use Express Entry?',
  'programs.trade': 'I have a trade: which program is there for me?',
  'provinces.health': 'What is there for nurses and other health workers?',
  'programs.tech': 'What is there for people in technology?',
  'programs.physicians': 'I am a physician; which way to Canada is there for me?',
  'programs.teachers': 'What is there for teachers?',
  'programs.drivers': 'What is there for truck drivers?',
  'programs.hospitality': 'What is there for hotel and restaurant workers?',
  'provinces.choose': 'Which province should I choose?',
  'programs.better': 'Which program is better for me?',
  'transfer.length': 'How long is a transfer work permit valid?',
  'provinces.ontario-offer': 'Does Ontario ask for a job offer?',
  'provinces.offer': 'Does a provincial nomination need a job offer?',
  'programs.self-employed': 'Is the self-employed program open?',
  'programs.categories': 'Which categories does Express Entry have?',
  'transfer.employment': 'How long must I have worked for the company before a transfer?',
  'provinces.net-worth': 'How much net worth does British Columbia ask of entrepreneurs?',
  'provinces.enhanced-base': 'What is the difference between an enhanced and a base nomination?',
  'transfer.multinational': 'Must my company be active in more than one country for a transfer?',
  'transfer.who': 'Who can be transferred by a company?',
  'transfer.residence': 'Does a company transfer give permanent residence?',
  'transfer.lmia': 'Does a company transfer need an LMIA?',
  'programs.student-work': 'Does work while studying count for the Canadian Experience Class?',
  'programs.trades-list': 'Which occupations belong to the Federal Skilled Trades program?',
  'programs.merger': 'Are the three federal programs merged into one?',
  'programs.startup-instead': 'What is open to founders instead of the Start-up Visa?',
  'provinces.intent': 'Must I live in the province that nominates me?',
  'provinces.places': 'What is the quota of nominations this year?',
  'provinces.teer-45': 'Is there a provincial stream for TEER 4 or 5 work?',
  'provinces.quebec-program': 'How does Quebec choose its immigrants?',
  'programs.freelance': 'Does freelance work count?',
  'programs.same-occupation': 'Does my work count as one year if my job title changed?',
  'programs.gaps': 'Does a gap between jobs matter?',
  'programs.unpaid': 'Does volunteer work count?',
  'programs.switch': 'Can I change to another program midway?',
  'programs.startup-investors': 'How much did investors of a start-up have to put in?',
  'programs.atlantic': 'What does the Atlantic Immigration Program ask for?',
  'programs.rural': 'What is the Rural Community Immigration Pilot?',
  'programs.noc-duties': 'Where are the duties of a NOC code, and how do I choose it?',
  'programs.caregiver': 'Is the caregiver program open?',
}
