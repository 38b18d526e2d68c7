export const services = {
  title: 'Immigration Services',
  heading: 'Immigration Services',
  lead: 'The programs we prepare with you, and whether they are accepting applications.',
  available: 'Available',
  comingSoon: 'Coming Soon',
  since: (date: string) => `Since ${date}`,
  sinceOrEarlier: (year: string) => `Since ${year} or earlier`,
  source: 'Source:',
  provinces: (open: string, all: string, date: string) =>
    `On ${date}, ${open} of the ${all} provinces and territories that nominate are accepting applications. Your report lists each with its source.`,
  acts: {
    SUV: 'Prepare with the initial assessment',
    ICT: 'Start the application',
    FSW: 'See your score',
    PNP: 'See which provinces fit',
    FAMILY: 'Start an application',
    STUDY_CA: 'Ask about studying in Canada',
    STUDY_CN: 'Ask about studying in China',
  },
  expressEntry: { name: 'Express Entry', summary: 'Permanent residence for skilled workers, by points.' },
}
