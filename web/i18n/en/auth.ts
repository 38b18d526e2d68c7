import type { PageTexts } from '../page-texts.ts'

type EntranceStep =
  | 'signIn'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'newPassword'
  | 'confirm'
  | 'link'
  | 'secondFactor'
  | 'setUpSecondFactor'

const steps: Record<EntranceStep, PageTexts> = {
  signIn: { title: 'Sign in', heading: 'Welcome back', lead: 'Sign in and continue where you left off.' },
  register: {
    title: 'Register',
    heading: 'Create your account',
    lead: 'Your answers are saved in it. You can stop and come back at any time.',
  },
  forgot: {
    title: 'Forgot password',
    heading: 'Set a new password',
    lead: 'Enter your email address and we will send you a code.',
  },
  reset: {
    title: 'Enter the code',
    heading: 'Check your email',
    lead: 'If there is an account with this address, an email with a six-digit code is on its way. It works for one hour.',
  },
  newPassword: {
    title: 'New password',
    heading: 'Choose a new password',
    lead: 'You will use it from now on. Your other devices will be signed out.',
  },
  confirm: {
    title: 'Confirm your email',
    heading: 'Confirm your address',
    lead: 'We have sent an email with a six-digit code. It works for one hour.',
  },
  link: {
    title: 'Continue from your email',
    heading: 'You followed a link from our email',
    lead: 'Press the button to continue. The link works once.',
  },
  secondFactor: {
    title: 'Second factor',
    heading: 'One more step',
    lead: 'Open your authenticator app and enter the code it shows for this account.',
  },
  setUpSecondFactor: {
    title: 'Set up the second factor',
    heading: 'Protect your account with a second factor',
    lead: 'Your role needs it: besides the password, a code from an app on your phone.',
  },
}

export const auth = {
  steps,
  fields: {
    fullName: {
      label: 'Full name',
      hint: 'As in your passport, if you have one',
      faults: { REQUIRED: 'Enter your full name', TOO_LONG: 'Your name must be 120 characters or fewer' },
    },
    email: {
      label: 'Email address',
      faults: {
        REQUIRED: 'Enter your email address',
        NOT_AN_EMAIL: 'Enter an email address in the form name@example.com',
      },
    },
    password: {
      label: 'Password',
      faults: { REQUIRED: 'Enter your password', WRONG: 'This is not your current password' },
    },
    newPassword: {
      label: 'Password',
      hint: 'A few words together are easy to remember and hard to guess.',
      faults: {
        REQUIRED: 'Enter a password',
        TOO_SHORT: 'Your password is too short',
        TOO_LONG: 'Your password must have 256 characters or fewer',
        TOO_COMMON: 'This password is too common. Choose another one',
        SAME: 'This is your current password. Choose a new one',
      },
    },
    confirmPassword: {
      label: 'Password again',
      faults: { REQUIRED: 'Enter the password again', DIFFERENT: 'The two passwords are not the same' },
    },
    referredBy: {
      label: 'Referred by',
      hint: 'The code of the person who introduced you to us',
      faults: {
        TOO_LONG: 'A referral code has 32 characters or fewer',
        NEEDED: 'Accounts are by invitation. Enter the code you were given, or write to us',
      },
    },
    code: {
      label: 'Six-digit code',
      faults: {
        REQUIRED: 'Enter the six-digit code',
        INVALID: 'The code has six digits',
        WRONG: 'This code is not right or is too old. Check it or ask for a new one',
      },
    },
    appCode: {
      label: 'Code from your app',
      faults: {
        REQUIRED: 'Enter the code from your app',
        INVALID: 'The code has six digits',
        WRONG: 'This code is not right. Enter the code that your app shows now',
      },
    },
    recoveryCode: {
      label: 'Recovery code',
      hint: 'One of the codes you saved when you set up the second factor. Each works once.',
      faults: { REQUIRED: 'Enter a recovery code', WRONG: 'This code is not right or was used before' },
    },
  },
  passwordHint: (min: string, hint: string) => `At least ${min} characters. ${hint}`,
  strength: {
    label: 'How hard to guess:',
    short: (missing: number) =>
      missing === 1 ? '1 more character is needed' : `${missing} more characters are needed`,
    weak: 'Easy to guess. Make it longer or less regular.',
    fair: 'Good. One more word would make it strong.',
    strong: 'Strong.',
  },
  signIn: {
    act: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Create an account',
  },
  register: {
    act: 'Create my account',
    busy: 'Creating your account…',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    shareHint: 'Your choice: nothing depends on it, and you can change it in your settings at any time.',
    unknownCode: {
      title: 'We do not know this referral code',
      body: (code: string) =>
        `Nobody has the code ${code}. You can correct it, or register without one; it changes nothing for your account.`,
      correct: 'Correct the code',
      without: 'Register without a code',
    },
  },
  forgot: { act: 'Send me a code', busy: 'Sending…', back: 'Back to sign in' },
  reset: {
    act: 'Continue',
    busy: 'Checking…',
    sentTo: 'Sent to',
    again: 'Send the code again',
    sentAgain: 'If there is an account with this address, a new code is on its way.',
    otherAddress: 'Use another address',
  },
  newPassword: { act: 'Save the new password', busy: 'Saving…' },
  confirm: {
    act: 'Confirm my address',
    busy: 'Checking…',
    again: 'Send the code again',
    sentAgain: 'A new code is on its way.',
    wrongAddress: 'Correct the address',
  },
  link: {
    act: 'Continue',
    busy: 'Checking…',
    newLink: 'Ask for a new code',
  },
  secondFactor: {
    act: 'Verify',
    busy: 'Checking…',
    useRecovery: 'I do not have my phone: use a recovery code',
    useApp: 'Use a code from the app instead',
    otherAccount: 'Sign in with another account',
  },
  proof: { title: 'Is it you?', act: 'Continue', busy: 'Checking…', cancel: 'Cancel' },
  passwordAgain: 'For your safety, enter your password again.',
  setUp: {
    start: 'Start the set-up',
    starting: 'Preparing…',
    appNeeded: 'You need an authenticator app on your phone, such as the one built into it or any that reads QR codes.',
    scan: 'Scan this with your authenticator app',
    qrLabel: 'QR code for the authenticator app',
    cannotScan: 'Cannot scan it? Type this key into the app:',
    thenCode: 'Then enter the code that the app shows.',
    turnOn: 'Turn on',
    turningOn: 'Checking…',
  },
  recoveryCodes: {
    heading: 'Save these recovery codes',
    lead: 'If you lose your phone, each of them lets you in once. We show them only now.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'It could not be copied. Your browser does not allow it.',
    download: 'Download',
    print: 'Print',
    fileName: 'rahnama-recovery-codes.txt',
    fileTitle: (firm: string) => `Recovery codes for ${firm}`,
    done: 'I have saved the codes',
  },
  again: {
    title: 'Sign in again',
    body: 'You have been signed out. Your page is still here behind this window, and nothing you typed is lost.',
    as: 'Signed in as',
    act: 'Sign in and continue',
    otherAccount: 'Use another account',
    endedNotice: 'You have been signed out. Sign in again before you save.',
    endsNotice: (time: string) => `You will be signed out at ${time}. Sign in again to continue working.`,
    open: 'Sign in again',
  },
  scene: {
    label: 'A road that winds past lit windows to a gate under the morning sun',
    heading: 'One place for the whole journey',
    points: [
      'Your answers are saved automatically, even on a slow connection.',
      'You always see whose turn it is, and by when.',
      'Your documents are encrypted, and each look our staff take at your file is recorded.',
    ],
  },
}
