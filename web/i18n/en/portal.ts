import type { RouteIn } from '../../site-map.ts'
import type { EmptyPageTexts } from '../page-texts.ts'

/** Pages of the portal and the staff desks that show nothing yet. */
const pages = {
  adminDashboard: {
    title: 'Admin dashboard',
    heading: 'Overview',
    lead: 'The office at a glance.',
    emptyTitle: 'No figures yet',
    emptyBody: 'Figures will appear here once there is work to count.',
  },
} satisfies Partial<Record<RouteIn<'portal' | 'staff'>, EmptyPageTexts>>

export const portal = {
  counts: {
    unread: (count: string) => `${count} unread`,
    toAnswer: (count: string) => `${count} waiting for an answer`,
  },
  navigation: {
    label: 'Portal',
    daily: 'Every day',
    home: 'Home',
    profile: 'Profile',
    services: 'Services',
    report: 'Report',
    applications: 'Applications',
    documents: 'My documents',
    dailyDocuments: 'Documents',
    booking: 'Book a consultation',
    messages: 'Messages',
    advisor: 'AI Agent',
    tips: 'Tips',
    settings: 'Settings',
    logout: 'Sign out',
    staffLabel: 'Desks',
    admin: 'Admin Panel',
    adminDashboard: 'Admin Dashboard',
    cases: 'Case Review Agent Dashboard',
    referrals: 'Referral Dashboard',
  },
  pages,
}
