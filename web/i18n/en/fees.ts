import type { FeeBasis } from '@rahnama/contract/fees.ts'

const bases: Record<FeeBasis, string> = {
  free: 'Free',
  fixed: 'Fixed',
  from: 'From',
  agreed: 'As agreed in the client’s contract',
  unsaid: 'Not published',
}

export const fees = {
  owner: {
    page: {
      title: 'Fees',
      heading: 'Fees',
      lead: 'What you charge for consultations and services. Visitors read it on the services, contact and booking pages.',
      emptyTitle: 'Nothing to charge for yet',
      emptyBody: 'Consultations and services appear here once they are written.',
    },
    search: 'Search by name',
    one: 'Fee',
    gone: 'This was removed from the site.',
    columns: { title: 'For', kind: 'Kind', fee: 'Fee', since: 'Since' },
    kinds: { consultation: 'Consultation', service: 'Service' },
    bases,
    sample: 'Sample',
    toman: 'An amount in tomans is added beside each fee at the rate you note, with its day.',
    tomanLink: 'Note today’s rate',
    notBookable: 'Nobody can book this consultation online until its fee is set here.',
    earlier: 'Earlier fees',
    form: {
      basis: 'How it is charged',
      cad: { label: 'Amount in Canadian dollars', faults: { INVALID: 'Enter whole dollars from 1 to 100,000' } },
      save: 'Save fee',
      busy: 'Saving…',
      after:
        'It is shown from now on. Anyone who has already booked keeps the fee they were told, and saved reports do not change.',
    },
  },
}
