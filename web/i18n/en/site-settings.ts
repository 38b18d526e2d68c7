const required = { REQUIRED: 'Fill this in' }
const line = { ...required, TOO_LONG: 'Shorten this to 200 characters' }
const email = { NOT_AN_EMAIL: 'Enter an email address like name@firm.example' }
const address = {
  NOT_A_WEB_ADDRESS: 'Enter the whole address, beginning with https://',
  TOO_LONG: 'Shorten this to 200 characters',
}

function link(label: string) {
  return { label, faults: address }
}

export const siteSettings = {
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Visitors see it from now on.',
  conflict:
    'Somebody else saved these settings in the meantime. What they changed is shown now, and what you typed is still here. Check it and save again.',
  general: {
    name: 'Name of the firm',
    nameLead: 'It stands on every page, in the portal, in every email and on every PDF.',
    contact: 'Contact',
    contactLead: 'Visitors find these on the contact page and at the foot of every page.',
    links: 'Social networks',
    linksLead: 'Those you fill in are linked at the foot of every page.',
    fields: {
      'name.en': { label: 'In English', faults: { ...required, TOO_LONG: 'Shorten the name to 80 characters' } },
      'name.fa': { label: 'In Persian', faults: { ...required, TOO_LONG: 'Shorten the name to 80 characters' } },
      contactEmail: { label: 'Email', faults: email },
      careersEmail: { label: 'Email for job applications', faults: email },
      storiesEmail: { label: 'Email for client stories', faults: email },
      phone: { label: 'Phone', faults: line },
      whatsapp: { label: 'WhatsApp number', faults: line },
      telegram: { label: 'Telegram name', hint: 'Without the @', faults: line },
      'office.en': { label: 'Office address in English', faults: line },
      'office.fa': { label: 'Office address in Persian', faults: line },
      'links.linkedin': link('LinkedIn'),
      'links.instagram': link('Instagram'),
      'links.youtube': link('YouTube'),
      'links.x': link('X'),
      'links.facebook': link('Facebook'),
    },
  },
}
