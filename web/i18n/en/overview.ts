const some = (count: number, shown: string, one: string, many: (shown: string) => string) =>
  count === 1 ? one : many(shown)

export const overview = {
  waiting: {
    title: 'Needs you today',
    none: 'Nothing is waiting for you.',
    checked: 'Promises, enquiries, email, backups and figures on the site are all in order.',
    overdueCases: (count: number, shown: string) =>
      some(count, shown, 'One case is past the time we promised', (n) => `${n} cases are past the time we promised`),
    overdueEnquiries: (count: number, shown: string) =>
      some(
        count,
        shown,
        'One enquiry is past the time we promised',
        (n) => `${n} enquiries are past the time we promised`,
      ),
    overdueMessages: (count: number, shown: string) =>
      some(
        count,
        shown,
        'One client has waited longer than promised for a reply',
        (n) => `${n} clients have waited longer than promised for a reply`,
      ),
    newEnquiries: (count: number, shown: string) =>
      some(count, shown, 'Nobody has taken one enquiry', (n) => `Nobody has taken ${n} enquiries`),
    failedMails: (count: number, shown: string) =>
      some(
        count,
        shown,
        'One email could not be delivered in the last 7 days',
        (n) => `${n} emails could not be delivered in the last 7 days`,
      ),
    failedJobs: (count: number, shown: string) =>
      some(count, shown, 'One background job was given up', (n) => `${n} background jobs were given up`),
    hiddenClaims: (count: number, shown: string) =>
      some(
        count,
        shown,
        'One figure left the site: its review date has passed',
        (n) => `${n} figures left the site: their review dates have passed`,
      ),
    dueClaims: (count: number, shown: string) =>
      some(
        count,
        shown,
        'One figure on the site is due for review',
        (n) => `${n} figures on the site are due for review`,
      ),
    sampleClaims: (count: number, shown: string) =>
      some(
        count,
        shown,
        'One figure is a sample you have not confirmed. It is hidden in production',
        (n) => `${n} figures are samples you have not confirmed. They are hidden in production`,
      ),
    noBackup: 'There is no backup yet',
    oldBackup: (ago: string) => `The latest backup was made ${ago}`,
    failedBackup: (ago: string) => `A backup failed ${ago}`,
    unprovenBackup: 'No backup has passed a restore test',
    oldProof: (ago: string) => `The last restore test passed ${ago}`,
  },
  figures: {
    title: 'Figures',
    period: 'Period',
    periods: { '7': '7 days', '30': '30 days', '90': '90 days' },
    now: 'This period',
    before: 'Period before',
    compared: (now: string, before: string) => `${now} · period before: ${before}`,
    newClients: { title: 'New clients', day: 'Day', week: 'Week from' },
    stages: {
      title: 'Open cases by stage and waiting time',
      about: 'As of now: how long each case has been where it is.',
      none: 'There are no open cases.',
      parts: ['Up to 7 days', '8 to 30 days', 'Longer'],
      stage: 'Stage',
    },
    replies: {
      title: 'Replies and our promise',
      messages: 'Messages',
      enquiries: 'Enquiries',
      messagesBefore: 'Messages, period before',
      enquiriesBefore: 'Enquiries, period before',
      parts: ['In time', 'Late'],
      promise: (time: string) => `Promised: within ${time} of office time.`,
      median: (what: string, time: string) => `${what}: half of the replies came within ${time} of office time.`,
      medianBefore: (time: string) => `In the period before: ${time}.`,
      none: (what: string) => `${what}: no replies in this period.`,
      what: 'Replies to',
    },
    consultations: {
      title: 'Consultations',
      parts: ['Attended', 'Missed', 'Cancelled'],
      upcoming: (shown: string) => `${shown} still to come.`,
      period: 'Period',
    },
    funnel: {
      title: 'From self-check to case',
      selfChecks: 'Self-checks finished',
      sample: 'Self-checks are sample figures.',
      accounts: 'Accounts opened',
      started: 'Application begun',
      sent: 'Sent to us as a case',
      about: (sent: string, accounts: string) => `Period before: ${sent} cases from ${accounts} accounts.`,
      step: 'Step',
    },
  },
}
