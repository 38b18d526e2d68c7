import type { Language } from '@rahnama/contract/locale/locale.ts'

export const LETTERS = [
  'confirmEmail',
  'alreadyRegistered',
  'recovery',
  'changeEmail',
  'emailChanged',
  'passwordChanged',
  'reauthentication',
  'secondFactorOn',
  'secondFactorOff',
] as const
export type LetterKind = (typeof LETTERS)[number]

type LetterTexts = { subject: string; paragraphs: readonly string[]; action?: string }
type Texts = { greeting: (name: string) => string; letters: Record<LetterKind, LetterTexts> }

/** What accounts are written about, in both languages. `{minutes}` and `{email}` are filled in. */
export const MAIL_TEXTS: Record<Language, Texts> = {
  en: {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    letters: {
      confirmEmail: {
        subject: 'Confirm your e-mail address',
        paragraphs: [
          'Thank you for registering. Type this code on the page you came from, or use the button below.',
          'Both work once and for {minutes} minutes.',
        ],
        action: 'Confirm my address',
      },
      alreadyRegistered: {
        subject: 'You already have an account',
        paragraphs: [
          'Somebody, probably you, tried to register with this address. It already has an account, so nothing was changed.',
          'You can sign in as usual. If you have forgotten your password, choose “Forgot your password?” there.',
        ],
        action: 'Go to sign in',
      },
      recovery: {
        subject: 'Choose a new password',
        paragraphs: [
          'You asked for a new password. Type this code on the page you came from, or use the button below.',
          'Both work once and for {minutes} minutes. If it was not you, you need not do anything: your password stays as it is.',
        ],
        action: 'Choose a new password',
      },
      changeEmail: {
        subject: 'Confirm your new e-mail address',
        paragraphs: [
          'You asked to use this address for your account. Type this code in your settings, or use the button below.',
          'Both work once and for {minutes} minutes. Until then your old address stays in use.',
        ],
        action: 'Use this address',
      },
      emailChanged: {
        subject: 'Your e-mail address was changed',
        paragraphs: [
          'Your account now uses the address {email}, and letters go there from now on.',
          'If this was not you, please write to us at once.',
        ],
      },
      passwordChanged: {
        subject: 'Your password was changed',
        paragraphs: [
          'Your password was just changed, and you were signed out on your other devices.',
          'If this was not you, choose a new password now.',
        ],
        action: 'Choose a new password',
      },
      reauthentication: {
        subject: 'Your confirmation code',
        paragraphs: [
          'Type this code to confirm the change you are making in your settings. It works once and for {minutes} minutes.',
          'If you are not changing anything, please change your password.',
        ],
      },
      secondFactorOn: {
        subject: 'Two-step sign-in is on',
        paragraphs: [
          'From now on signing in takes your password and a code from your authenticator app.',
          'Keep your recovery codes in a safe place. If this was not you, please write to us at once.',
        ],
      },
      secondFactorOff: {
        subject: 'Two-step sign-in is off',
        paragraphs: [
          'From now on signing in takes your password alone.',
          'If this was not you, change your password and write to us at once.',
        ],
      },
    },
  },
  fa: {
    greeting: (name) => (name ? `${name} گرامی،` : 'سلام،'),
    letters: {
      confirmEmail: {
        subject: 'نشانی ایمیل خود را تأیید کنید',
        paragraphs: [
          'از ثبت‌نام شما سپاسگزاریم. این کد را در همان صفحه وارد کنید یا دکمهٔ زیر را بزنید.',
          'کد و دکمه هر کدام تنها یک بار و تا {minutes} دقیقه کار می‌کنند.',
        ],
        action: 'تأیید نشانی ایمیل',
      },
      alreadyRegistered: {
        subject: 'شما از پیش حساب کاربری دارید',
        paragraphs: [
          'کسی، به احتمال زیاد خود شما، خواسته است با این نشانی ثبت‌نام کند. این نشانی از پیش حساب کاربری دارد و چیزی تغییر نکرد.',
          'می‌توانید مثل همیشه وارد شوید. اگر گذرواژه را فراموش کرده‌اید، در همان صفحه گزینهٔ «گذرواژه را فراموش کرده‌اید؟» را بزنید.',
        ],
        action: 'رفتن به صفحهٔ ورود',
      },
      recovery: {
        subject: 'گذرواژهٔ تازه‌ای انتخاب کنید',
        paragraphs: [
          'شما درخواست گذرواژهٔ تازه کرده‌اید. این کد را در همان صفحه وارد کنید یا دکمهٔ زیر را بزنید.',
          'کد و دکمه هر کدام تنها یک بار و تا {minutes} دقیقه کار می‌کنند. اگر این درخواست از شما نبوده است، لازم نیست کاری کنید؛ گذرواژهٔ شما تغییری نمی‌کند.',
        ],
        action: 'انتخاب گذرواژهٔ تازه',
      },
      changeEmail: {
        subject: 'نشانی ایمیل تازهٔ خود را تأیید کنید',
        paragraphs: [
          'شما خواسته‌اید این نشانی برای حسابتان به کار رود. این کد را در تنظیمات وارد کنید یا دکمهٔ زیر را بزنید.',
          'کد و دکمه هر کدام تنها یک بار و تا {minutes} دقیقه کار می‌کنند. تا آن زمان همان نشانی پیشین به کار می‌رود.',
        ],
        action: 'استفاده از این نشانی',
      },
      emailChanged: {
        subject: 'نشانی ایمیل شما تغییر کرد',
        paragraphs: [
          'حساب شما اکنون نشانی {email} را دارد و از این پس نامه‌ها به آن فرستاده می‌شود.',
          'اگر شما این کار را نکرده‌اید، لطفاً بی‌درنگ به ما خبر دهید.',
        ],
      },
      passwordChanged: {
        subject: 'گذرواژهٔ شما تغییر کرد',
        paragraphs: [
          'گذرواژهٔ شما هم‌اکنون تغییر کرد و در دستگاه‌های دیگر از حساب خارج شدید.',
          'اگر شما این کار را نکرده‌اید، همین حالا گذرواژهٔ تازه‌ای انتخاب کنید.',
        ],
        action: 'انتخاب گذرواژهٔ تازه',
      },
      reauthentication: {
        subject: 'کد تأیید شما',
        paragraphs: [
          'برای تأیید تغییری که در تنظیمات می‌دهید، این کد را وارد کنید. کد تنها یک بار و تا {minutes} دقیقه کار می‌کند.',
          'اگر چیزی را تغییر نمی‌دهید، لطفاً گذرواژهٔ خود را عوض کنید.',
        ],
      },
      secondFactorOn: {
        subject: 'ورود دومرحله‌ای روشن شد',
        paragraphs: [
          'از این پس برای ورود، هم گذرواژه و هم کدی از برنامهٔ احراز هویت لازم است.',
          'کدهای بازیابی را در جای امنی نگه دارید. اگر شما این کار را نکرده‌اید، لطفاً بی‌درنگ به ما خبر دهید.',
        ],
      },
      secondFactorOff: {
        subject: 'ورود دومرحله‌ای خاموش شد',
        paragraphs: [
          'از این پس برای ورود تنها گذرواژه لازم است.',
          'اگر شما این کار را نکرده‌اید، گذرواژهٔ خود را عوض کنید و بی‌درنگ به ما خبر دهید.',
        ],
      },
    },
  },
}
