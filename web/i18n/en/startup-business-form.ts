import type { startupBusiness } from '@rahnama/contract/assessments/assessments.ts'
import type { EntryAnswers } from '@rahnama/contract/long-form/long-form.ts'
import type { FormTexts } from '../form-texts.ts'
import { common } from './assessment-words.ts'

export const startupBusinessForm: FormTexts<typeof startupBusiness> = {
  ...common,
  title: 'Start-up Visa: business profile',
  lead: 'Your team, your idea and how far it has come.',
  complete: 'Complete my business profile',
  completed: 'Business profile completed!',
  completeFailed: 'The business profile could not be completed',
  steps: {
    team: {
      title: 'Team and ownership',
      lead: 'Each applicant must hold at least 10% of the votes; the applicants and the designated organization together more than 50%. At most five people may apply with one business.',
    },
    idea: { title: 'The idea' },
    progress: { title: 'Stage and traction' },
    support: {
      title: 'Designated organization',
      lead: 'A venture capital fund, angel group or business incubator that Canada has designated must support the business.',
    },
    funds: { title: 'Funds' },
    plan: { title: 'Business plan' },
  },
  fields: {
    ownShare: { label: 'Your share of the votes', hint: 'In percent, such as 40 or 33.33' },
    hasTeam: { label: 'Are there other owners?' },
    members: {
      label: 'The other owners',
      add: 'Add an owner',
      empty: 'No owner added yet.',
      name: ({ fullName, share }: EntryAnswers, number: string) =>
        fullName === undefined
          ? `Owner ${number}`
          : share === undefined
            ? String(fullName)
            : `${String(fullName)}, ${String(share)} %`,
      fields: {
        fullName: { label: 'Full name' },
        role: { label: 'Role in the business' },
        share: { label: 'Share of the votes', hint: 'In percent' },
        isApplying: { label: 'Will they apply for residence with you?' },
      },
    },
    organisationShare: { label: 'Share promised to a designated organization', hint: 'In percent' },
    businessName: { label: 'Name of the business' },
    idea: { label: 'What does the business do, and for whom?', hint: 'Four or five sentences are enough.' },
    innovation: { label: 'What is new about it?', hint: 'What others do not do, or not as well.' },
    stage: {
      label: 'How far is it?',
      options: {
        idea: 'An idea on paper',
        prototype: 'A prototype or pilot',
        launched: 'On the market, without revenue yet',
        earning: 'It earns money',
        growing: 'It earns money and grows',
      },
    },
    traction: {
      label: 'What have you reached so far?',
      hint: 'Users, sales, partners, patents, prizes, investments: figures where you have them.',
    },
    isIncorporated: { label: 'Is the business incorporated in Canada?' },
    managesFromCanada: { label: 'Will you manage it from Canada, day by day?' },
    support: {
      label: 'Does a designated organization support you?',
      options: {
        none: 'Not yet',
        talking: 'We are talking to one',
        committed: 'One has committed itself',
      },
    },
    organisationName: { label: 'Name of the organization' },
    organisationKind: {
      label: 'What kind of organization is it?',
      options: {
        venture_capital: 'Venture capital fund',
        angel_group: 'Angel investor group',
        incubator: 'Business incubator',
      },
    },
    letterOfSupport: { label: 'Do you have its letter of support?' },
    letterIssuedOn: { label: 'Date of the letter', hint: 'A commitment counts for six months.' },
    investment: {
      label: 'How much will it invest?',
      hint: 'In Canadian dollars. At least 200,000 from a venture capital fund or 75,000 from an angel group.',
    },
    isAcceptedByIncubator: { label: 'Has the incubator accepted you into its program?' },
    letter: { label: 'Letter of support' },
    businessFunds: { label: 'Money you can put into the business', hint: 'In Canadian dollars' },
    settlementFunds: {
      label: 'Money for living in Canada',
      hint: 'In Canadian dollars, free of debts',
      why: 'The family must be able to live before the business earns.',
    },
    fundsSources: {
      label: 'Where does the money come from?',
      hint: 'Choose all that apply.',
      options: {
        savings: 'Savings',
        property: 'Sale of property',
        family: 'Family',
        investors: 'Investors',
        loan: 'A loan',
        other: 'Something else',
      },
    },
    plan: { label: 'Business plan' },
  },
}
