export const study = {
  chinaAge: (bachelor: string, master: string, doctoral: string) =>
    `Bachelor’s students, also in medicine, are typically 18 to 25 years old. The Chinese Government Scholarship asks for under ${bachelor} for a bachelor’s, under ${master} for a master’s and under ${doctoral} for a doctorate. Language courses take students of 18 to 60, for a full year 18 to 50.`,
  credentialAssessment: (years: string) => `A credential assessment (ECA) counts for ${years} from its date.`,
  needs:
    'A study permit asks above all for three things: a letter of acceptance from a designated institution, an attestation letter from the province for most students, and funds for a year.',
  palNo: 'Since 1 January 2026 master’s and doctoral students of public institutions need no attestation letter.',
  palYes:
    'Most applicants need a provincial attestation letter (PAL) from the province of the school. Master’s and doctoral students of public institutions need none since 1 January 2026.',
  hours: (hours: string, day: string) =>
    `Off campus a student may work up to ${hours} a week while classes are on, since ${day}.`,
  afterwards: (university: string, college: string, day: string) =>
    `The post-graduation work permit asks for CLB ${university} after a university degree and CLB ${college} after college, since ${day}; programs below a bachelor’s degree must be in a listed field.`,
  afterwardsLength: (least: string, two: string, three: string) =>
    `It lasts as long as the program did, and the program must have taken ${least} or more. After ${two} or more, and after any master’s of ${least} or more, it can run up to ${three}, but never beyond the passport.`,
  partnerWork: (months: string) =>
    `A student’s husband, wife or partner may get an open work permit if the student is in a master’s program of ${months} or longer, in a doctoral program, or in one of a few professional programs such as medicine, nursing, law, engineering or education. A worker’s partner may get one if the worker’s job is in TEER 0 or 1, or in certain occupations of TEER 2 and 3, and the worker’s permit runs for at least another ${months}. Under these rules there is none for college diplomas or for children. Other rules apply in a sponsorship, in some permanent residence applications and under trade agreements; ask a consultant.`,
  collegeOrUniversity: (university: string, college: string, months: string) =>
    `For permits, the differences are these. After a university degree the post-graduation work permit asks for CLB ${university} and for no particular field; after college for CLB ${college}, and a program below a bachelor’s degree must be in a listed field. Master’s and doctoral students of public institutions need no attestation letter (PAL), and only a master’s of ${months} or longer, a doctorate or certain professional degrees give the partner an open work permit. Which suits your plans and means is worth a talk with a consultant.`,
  schoolDecides: 'Each school sets its own language level for admission.',
}

export const studyQuestions: Record<string, string> = {
  'study.needs': 'What does a study permit ask for?',
  'study.pal': 'Who needs an attestation letter (PAL)?',
  'study.hours': 'How many hours may a student work?',
  'study.afterwards': 'What does the work permit after studies ask for?',
  'china.language': 'Can I study in China without Chinese?',
  'china.scholarship': 'How does the Chinese scholarship work?',
  'china.visa': 'Which visa do I need for China?',
  'china.medicine': 'How does medicine in China work?',
  'china.insurance': 'What does insurance in China cost?',
  'china.csca': 'What is the CSCA?',
  'study.pal.exempt': 'Do pupils or people who extend their permit need an attestation letter (PAL)?',
  'study.quebec': 'What is different for studies in Quebec?',
  'study.dli': 'What is a designated learning institution (DLI)?',
  'study.cap': 'How many study permits are given this year?',
  'study.genuine': 'What does the officer look at for a study permit?',
  'china.documents': 'Which documents does a Chinese university ask for?',
  'china.age': 'Is there an age limit for studying in China?',
  'china.hsk-valid': 'How long is an HSK result valid?',
  'china.other-scholarships': 'Which scholarships are there in China besides CSC?',
  'china.scholarship.types': 'What are type A and type B of the Chinese scholarship?',
  'china.visa.kinds': 'What is the difference between the X1 and X2 visas?',
  'china.csca.details': 'How many minutes does the CSCA take?',
  'china.medicine.licence': 'Is a medical degree from China accepted?',
  'china.medicine.requirements': 'What is the age limit for medicine in China?',
  'study.china-or-canada': 'How does studying in China compare with Canada?',
  'study.college-university': 'What is the difference between college and university?',
  'study.partner-work': 'Can my partner work in Canada?',
  'study.pal.graduate': 'Do master’s and doctoral students need an attestation letter (PAL)?',
  'study.scholarship': 'Are there scholarships in Canada?',
  'china.language-proof': 'Which proof of language does a Chinese university ask for?',
  'china.work': 'May I work while I study in China?',
  'study.gic': 'What is a GIC?',
  'study.sds': 'Is there still the Student Direct Stream (SDS)?',
  'study.change-school': 'Can I change my school?',
  'study.co-op': 'Do I need a co-op work permit?',
  'study.language': 'Which language test does a study permit ask for?',
  'china.level': 'Which HSK level do I need?',
  'china.length': 'How long do studies in China take?',
  'china.course': 'What does a language course in China ask for?',
}
