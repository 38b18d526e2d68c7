import type { RouteIn } from '../../site-map.ts'
import type { EmptyPageTexts } from '../page-texts.ts'

type AdminPage = RouteIn<'admin'>

const pages: Record<AdminPage, EmptyPageTexts> = {
  admin: page(
    'Admin dashboard',
    'The office at a glance.',
    'No figures yet',
    'Figures will appear here once there is work to count.',
  ),
  adminPages: page(
    'Pages',
    'Every page of the site, in both languages.',
    'No pages yet',
    'Pages you write will be listed here with their drafts and dates.',
  ),
  adminLanding: page(
    'Landing page',
    'What visitors read first.',
    'Not editable yet',
    'The landing page will be edited here, in both languages side by side.',
  ),
  adminAbout: page(
    'About us',
    'The company story, values and figures.',
    'Not editable yet',
    'The texts of this page will be edited here, in both languages side by side.',
  ),
  adminServices: page(
    'Services',
    'Programs and how they are described.',
    'Not editable yet',
    'The services will be edited here, in both languages side by side.',
  ),
  adminFees: page(
    'Fees',
    'What you charge for consultations and services.',
    'Nothing to charge for yet',
    'Consultations and services appear here once they are written.',
  ),
  adminContact: page(
    'Contact',
    'Consultations, addresses, hours and the questions people ask.',
    'Not editable yet',
    'The contact page will be edited here, in both languages side by side.',
  ),
  adminArticles: page(
    'Articles',
    'Advice for visitors and clients.',
    'No articles yet',
    'Articles will be listed here with their drafts and dates.',
  ),
  adminBin: page(
    'Bin',
    'What was removed from the site. After 30 days it is deleted forever.',
    'The bin is empty',
    'When you remove something, you can put it back from here for 30 days.',
  ),
  adminUsers: page(
    'Users',
    'Everyone who has an account.',
    'No list yet',
    'Accounts will be listed and searched here.',
  ),
  adminRoles: page('Roles', 'Who may do what.', 'No list yet', 'Roles will be given and taken here.'),
  adminReferralAgents: page(
    'Referral agents',
    'Partners and their codes.',
    'No referral agents yet',
    'Partners and their codes will be listed here.',
  ),
  adminAudit: page(
    'Audit',
    'Who did what, to whom and why.',
    'Nothing recorded yet',
    'Every look at a file and every change will be listed here.',
  ),
  adminUserAnalytics: page(
    'User analytics',
    'How people find their way.',
    'No figures yet',
    'Figures will appear here, without tracking anyone.',
  ),
  adminRounds: page(
    'Express Entry rounds',
    'Rounds of invitations, as reports use them.',
    'No rounds yet',
    'Enter a round or paste the official table.',
  ),
  adminSendBackReasons: page(
    'Send-back reasons',
    'Why documents are sent back, in your words.',
    'No reasons yet',
    'Add the first reason.',
  ),
  adminPrograms: page(
    'Program ledger',
    'Which programs are accepting applications, and since when.',
    'No programs',
    'Programs are part of the software.',
  ),
  adminImages: page(
    'Images',
    'Pictures used on the site.',
    'No images yet',
    'Pictures will be listed here with their descriptions.',
  ),
  adminFiles: page('Files', 'Files offered on the site.', 'No files yet', 'Files will be listed here.'),
  adminUpload: page('Upload', 'Add pictures and files.', 'Not open yet', 'Pictures and files will be added here.'),
  adminGeneralSettings: page(
    'General settings',
    'Name, contact details and social links.',
    'Nothing to set yet',
    'The name of the firm and its contact data will be set here.',
  ),
  adminTheme: page(
    'Theme',
    'Two colours and the shape of corners, for pages, emails and PDFs.',
    'Nothing to set yet',
    'Colours will be chosen here, with a check of their contrast.',
  ),
  adminEmail: page(
    'Email',
    'What the system sends and how.',
    'Nothing to set yet',
    'Email templates and the sending address will be set here.',
  ),
  adminSecurity: page(
    'Security',
    'Sign-in rules for clients and staff.',
    'Nothing to set yet',
    'The second factor and other rules will be set here.',
  ),
  adminAdvisor: page(
    'AI assistant',
    'Switch it on or off, and see what was asked and not answered.',
    'Nothing asked yet',
    'Questions the assistant could not answer will be listed here.',
  ),
  adminDatabase: page(
    'Database',
    'Size, health and migrations.',
    'No figures yet',
    'The state of the database will be shown here.',
  ),
  adminSystemAnalytics: page(
    'System analytics',
    'Speed and errors.',
    'No figures yet',
    'Figures of the system will be shown here.',
  ),
  adminPrivacy: page(
    'Privacy',
    'Corrections that clients ask for, and the register of breaches.',
    'Nothing is waiting',
    'Client requests and breaches will be listed here.',
  ),
  adminBackup: page(
    'Backup',
    'Archives and restore drills.',
    'No archives yet',
    'Backups will be made, listed and restored here.',
  ),
}

function page(heading: string, lead: string, emptyTitle: string, emptyBody: string): EmptyPageTexts {
  return { title: heading, heading, lead, emptyTitle, emptyBody }
}

export const admin = {
  navigation: {
    label: 'Administration',
    overview: 'Overview',
    content: 'Content',
    media: 'Media',
    people: 'People',
    rules: 'Rules',
    settings: 'Settings',
    system: 'System',
    backToPortal: 'Desks and portal',
  },
  pages,
}
