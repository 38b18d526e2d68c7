/** Texts of the frame around every page. */
export const app = {
  skipToContent: 'Skip to content',
  guard: {
    authenticating: 'Authenticating...',
    checkingPermissions: 'Checking permissions...',
    unreachable: 'We cannot reach the server at the moment. You stay signed in, and we keep trying.',
  },
  language: {
    /** Each language is named in itself, so that its reader finds it. */
    switchTo: 'فارسی',
    switchLabel: 'نمایش به فارسی',
  },
  privacyPage: 'Privacy page',
  menu: 'Menu',
  more: 'More',
  notFound: {
    title: 'Page Not Found',
    body: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
    back: 'Back to home',
  },
  failure: {
    title: 'Something went wrong',
    body: 'This page could not be shown. Nothing you saved is lost.',
    retry: 'Try again',
    home: 'Back to home',
  },
  offline: 'You are offline. What you see may not be up to date.',
  offlineLink: {
    title: 'That page needs a connection',
    body: 'It opens by itself as soon as you are connected again. What you typed here is saved.',
    stay: 'Stay on this page',
  },
  loading: 'Loading…',
  breadcrumbs: { label: 'You are here' },
  themeSwitch: { label: 'Appearance', system: 'As on this device', light: 'Light', dark: 'Dark' },
}
