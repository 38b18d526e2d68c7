export const family = {
  included:
    'Your application includes your spouse or partner and your dependent children, and nobody else: parents, brothers, sisters and other relatives cannot be added to it.',
  spouse: (sponsorAge: string, partnerAge: string) =>
    `A citizen or permanent resident of ${sponsorAge} or over can sponsor a spouse, common-law or conjugal partner of ${partnerAge} or over. No income is asked and no language test.`,
  sponsor: (age: string) =>
    `A sponsor is ${age} or over, a citizen, permanent resident or person registered under the Indian Act, and lives in Canada; a citizen abroad may sponsor a partner or child if they will live in Canada afterwards. Some convictions, bankruptcy, unpaid support or social assistance (other than for disability) rule it out.`,
  undertaking: {
    partner: (years: string) => `The sponsor’s undertaking for a spouse or partner lasts ${years}.`,
    child: (under: string, years: string, untilAge: string, grownYears: string) =>
      `The sponsor’s undertaking for a child under ${under} lasts ${years} or until the age of ${untilAge}, whichever comes first; for an older dependent child it lasts ${grownYears}.`,
    parents: (years: string) => `The sponsor’s undertaking for parents and grandparents lasts ${years}.`,
    relative: (years: string) =>
      `The sponsor’s undertaking for another relative who may be sponsored, such as an orphaned brother or sister, lasts ${years}.`,
    quebec: 'Quebec sets its own lengths.',
  },
  partnerIncome:
    'To sponsor a spouse, partner or dependent child no minimum income is asked, unless that child has a child. Quebec has its own rules.',
  superVisa: (stay: string, insured: string) =>
    `A super visa lets parents and grandparents stay up to ${stay} at a time. It asks for a host with enough income and private health insurance of at least ${insured}.`,
  sponsorLives: 'A permanent resident must live in Canada; a citizen abroad must return when the partner lands.',
  child: (age: string) =>
    `A child is dependent while under ${age} and without spouse or partner; beyond that only if dependent since before ${age} because of a condition.`,
  partnerTest: (most: string, each: string) =>
    `An accompanying partner needs no language test for Express Entry. A result can bring up to ${most}, ${each} in each ability.`,
  conjugal: (months: string, years: string) =>
    `A conjugal partner lives outside Canada, has been in a relationship with the sponsor for at least one year, and the two could neither marry nor live together. Common-law partners have lived together for ${months}. In both cases no income is asked and the undertaking lasts ${years}.`,
  commonLaw: (months: string) => `You are common-law partners after living together for ${months} without a break.`,
  parents: (standing: string) => `Sponsoring parents and grandparents: ${standing}`,
  parentIncome: (year: string) =>
    `In the last intake we have a table for, of ${year}, the sponsor’s income had to reach this in each of three tax years, in Canadian dollars:`,
  parentIncomeCounts:
    'Count yourself, your family, the parents or grandparents and whoever you still support from an earlier sponsorship.',
  parentIncomePeople: 'People',
}

export const familyQuestions: Record<string, string> = {
  'family.spouse': 'Can I sponsor my partner?',
  'family.parents': 'Can I sponsor my parents?',
  'family.child': 'Up to what age is a child dependent?',
  'family.common-law': 'When are we common-law partners?',
  'family.super-visa': 'What is a super visa?',
  'family.included': 'Who can be included in my application?',
  'family.visit-while': 'May my partner visit while the sponsorship is under way?',
  'family.visitor': 'What does a visitor visa ask for?',
  'family.child-school': 'Can my children go to school in Canada?',
  'family.fiance': 'Can my fiancé sponsor me?',
  'family.told-child': 'Does my child of this age come along?',
  'family.child-age': 'Is my child of this age a dependent?',
  'family.undertaking': 'How long does a sponsor’s undertaking last?',
  'family.partner-income': 'Do I need an income to sponsor my partner?',
  'family.sponsor': 'Who can be a sponsor?',
  'family.parent-income': 'How much income do I need to sponsor my parents?',
  'family.partner-test': 'Does my partner need a language test?',
  'family.relatives': 'Can I sponsor my brother, sister or another relative?',
  'family.inside-outside': 'Does my spouse apply from inside or outside Canada?',
  'family.five-years': 'I was sponsored myself; when may I sponsor a new partner?',
  'family.conjugal': 'What is a conjugal partner?',
  'family.all-children': 'Must I declare a child who is not coming?',
  'family.relationship-proof': 'How do we prove that our marriage is genuine?',
  'family.one-spouse': 'I have two wives or a second marriage; who is recognized?',
  'family.other-parent': 'My child immigrates without the other parent; is their consent needed?',
  'family.divorce': 'Is a divorce from abroad recognized in Canada, and how is it proved?',
  'family.birth-certificate': 'Which documents prove a birth, a marriage or a divorce?',
}
