import { mailWords } from '../../mail/mail.ts'

/** A mail with a code or a button says after it how long these work. */
export type AccountMailWords = {
  subject: string
  paragraphs: readonly string[]
  action?: string
  notes?: readonly string[]
}

type Texts = {
  greeting: (name: string) => string
  welcome: (valid: { hours: string }) => AccountMailWords
  confirmEmail: (valid: { minutes: string }) => AccountMailWords
  alreadyRegistered: () => AccountMailWords
  recovery: (valid: { minutes: string }) => AccountMailWords
  /** The inviter may have no name. */
  invitation: (about: { inviter: string; role: string; hours: string }) => AccountMailWords
  changeEmail: (valid: { minutes: string }) => AccountMailWords
  emailChanged: (changed: { email: string }) => AccountMailWords
  accountsMerged: (merged: { email: string; otherEmail: string }) => AccountMailWords
  passwordChanged: () => AccountMailWords
  reauthentication: (valid: { minutes: string }) => AccountMailWords
  secondFactorOn: () => AccountMailWords
  secondFactorOff: () => AccountMailWords
}

export const MAIL_TEXTS = mailWords<Texts>('auth', {
  en: {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    welcome: ({ hours }) => ({
      subject: 'Welcome! Please confirm your email address',
      paragraphs: [
        'Thank you for registering. Your account is ready.',
        'Please confirm that this address is yours. Then our emails reach you, and you can get back in if you ever forget your password.',
      ],
      action: 'Confirm my address',
      notes: [
        `The button works once, within ${hours}. If you did not register, please ignore this email and do not use the button.`,
      ],
    }),
    confirmEmail: ({ minutes }) => ({
      subject: 'Welcome! Please confirm your email address',
      paragraphs: ['Thank you for registering. Enter this code on the page you came from, or use the button below.'],
      action: 'Confirm my address',
      notes: [
        `The code and the button work once, within ${minutes}. If you did not register, please ignore this email and do not use the button.`,
      ],
    }),
    alreadyRegistered: () => ({
      subject: 'You already have an account',
      paragraphs: [
        'Someone, probably you, tried to register with this address. It already has an account, so nothing was changed.',
        'You can sign in as usual. If you have forgotten your password, choose “Forgot your password?” there.',
      ],
      action: 'Go to sign in',
    }),
    invitation: ({ inviter, role, hours }) => ({
      subject: 'You are invited to work with us',
      paragraphs: [
        inviter
          ? `${inviter} invites you to join our team. Your role will be: ${role}.`
          : `You are invited to join our team. Your role will be: ${role}.`,
        'Use the button to open your account and choose a password. We may then ask you to set up a second factor on your phone.',
      ],
      action: 'Accept the invitation',
      notes: [`The button works once, within ${hours}. If you do not know us, please ignore this email.`],
    }),
    recovery: ({ minutes }) => ({
      subject: 'Choose a new password',
      paragraphs: ['You asked for a new password. Enter this code on the page you came from, or use the button below.'],
      action: 'Choose a new password',
      notes: [
        `The code and the button work once, within ${minutes}. If it was not you, you do not need to do anything: your password stays as it is.`,
      ],
    }),
    changeEmail: ({ minutes }) => ({
      subject: 'Confirm your new email address',
      paragraphs: [
        'You asked to use this address for your account. Enter this code in your settings, or use the button below.',
      ],
      action: 'Use this address',
      notes: [`The code and the button work once, within ${minutes}. Until then your old address stays in use.`],
    }),
    accountsMerged: ({ email, otherEmail }) => ({
      subject: 'Your two accounts are now one',
      paragraphs: [
        `You had two accounts with us. Everything is now in the account of ${email}: your answers, documents, messages and applications.`,
        `Please sign in again with ${email} and its password. The address ${otherEmail} leads to the same account. Our emails go to ${email} from now on.`,
        'If these accounts do not both belong to you, please write to us immediately.',
      ],
      action: 'Go to sign in',
    }),
    emailChanged: ({ email }) => ({
      subject: 'Your email address was changed',
      paragraphs: [
        `Your account now uses the address ${email}, and our emails go there from now on.`,
        'If this was not you, please write to us immediately.',
      ],
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      paragraphs: [
        'Your password was just changed, and you were signed out on your other devices.',
        'If this was not you, choose a new password now.',
      ],
      action: 'Choose a new password',
    }),
    reauthentication: ({ minutes }) => ({
      subject: 'Your confirmation code',
      paragraphs: ['Enter this code to confirm the change you are making in your settings.'],
      notes: [`The code works once, within ${minutes}. If you are not changing anything, please change your password.`],
    }),
    secondFactorOn: () => ({
      subject: 'The second factor is on',
      paragraphs: [
        'From now on, signing in takes your password and a code from your authenticator app.',
        'Keep your recovery codes in a safe place. If this was not you, please write to us immediately.',
      ],
    }),
    secondFactorOff: () => ({
      subject: 'The second factor is off',
      paragraphs: [
        'From now on, signing in takes only your password.',
        'If this was not you, choose a new password now and write to us immediately.',
      ],
      action: 'Choose a new password',
    }),
  },
  fa: {
    greeting: (name) => (name ? `${name} گرامی،` : 'سلام،'),
    welcome: ({ hours }) => ({
      subject: 'خوش آمدید! لطفاً نشانی ایمیل خود را تأیید کنید',
      paragraphs: [
        'از ثبت‌نام شما سپاسگزاریم. حساب شما آماده است.',
        'لطفاً تأیید کنید که این نشانی متعلق به شماست تا ایمیل‌های ما به دستتان برسد و اگر روزی رمز عبور را فراموش کردید، بتوانید دوباره وارد شوید.',
      ],
      action: 'تأیید نشانی ایمیل',
      notes: [
        `این دکمه فقط یک بار و تا ${hours} کار می‌کند. اگر شما ثبت‌نام نکرده‌اید، این ایمیل را نادیده بگیرید و دکمه را نزنید.`,
      ],
    }),
    confirmEmail: ({ minutes }) => ({
      subject: 'خوش آمدید! لطفاً نشانی ایمیل خود را تأیید کنید',
      paragraphs: ['از ثبت‌نام شما سپاسگزاریم. این کد را در همان صفحه وارد کنید یا دکمهٔ زیر را بزنید.'],
      action: 'تأیید نشانی ایمیل',
      notes: [
        `کد و دکمه هر کدام فقط یک بار و تا ${minutes} کار می‌کنند. اگر شما ثبت‌نام نکرده‌اید، این ایمیل را نادیده بگیرید و دکمه را نزنید.`,
      ],
    }),
    alreadyRegistered: () => ({
      subject: 'شما حساب کاربری دارید',
      paragraphs: [
        'یک نفر، به احتمال زیاد خود شما، خواسته است با این نشانی ثبت‌نام کند. این نشانی حساب کاربری دارد و چیزی تغییر نکرد.',
        'می‌توانید مثل همیشه وارد شوید. اگر رمز عبور را فراموش کرده‌اید، در همان صفحه گزینهٔ «رمز عبور را فراموش کرده‌اید؟» را بزنید.',
      ],
      action: 'رفتن به صفحهٔ ورود',
    }),
    invitation: ({ inviter, role, hours }) => ({
      subject: 'دعوت به همکاری با ما',
      paragraphs: [
        inviter
          ? `${inviter} شما را به تیم ما دعوت کرده است. نقش شما: ${role}.`
          : `شما به تیم ما دعوت شده‌اید. نقش شما: ${role}.`,
        'با دکمهٔ زیر حساب خود را باز کنید و رمز عبور انتخاب کنید. ممکن است پس از آن بخواهیم تأیید دومرحله‌ای را روی گوشی خود فعال کنید.',
      ],
      action: 'پذیرفتن دعوت',
      notes: [`این دکمه فقط یک بار و تا ${hours} کار می‌کند. اگر ما را نمی‌شناسید، این ایمیل را نادیده بگیرید.`],
    }),
    recovery: ({ minutes }) => ({
      subject: 'رمز عبور جدیدی انتخاب کنید',
      paragraphs: ['شما رمز عبور جدید خواسته‌اید. این کد را در همان صفحه وارد کنید یا دکمهٔ زیر را بزنید.'],
      action: 'انتخاب رمز عبور جدید',
      notes: [
        `کد و دکمه هر کدام فقط یک بار و تا ${minutes} کار می‌کنند. اگر این درخواست از شما نبوده است، لازم نیست کاری بکنید؛ رمز عبور شما تغییری نمی‌کند.`,
      ],
    }),
    changeEmail: ({ minutes }) => ({
      subject: 'نشانی ایمیل جدید خود را تأیید کنید',
      paragraphs: [
        'شما خواسته‌اید این نشانی برای حسابتان به کار رود. این کد را در تنظیمات وارد کنید یا دکمهٔ زیر را بزنید.',
      ],
      action: 'استفاده از این نشانی',
      notes: [`کد و دکمه هر کدام فقط یک بار و تا ${minutes} کار می‌کنند. تا آن زمان همان نشانی قبلی به کار می‌رود.`],
    }),
    accountsMerged: ({ email, otherEmail }) => ({
      subject: 'دو حساب شما یکی شد',
      paragraphs: [
        `شما در سایت ما دو حساب داشتید. حالا همه چیز در حساب ${email} است: پاسخ‌ها، مدارک، پیام‌ها و درخواست‌های شما.`,
        `لطفاً دوباره با ${email} و رمز عبور همان حساب وارد شوید. نشانی ${otherEmail} هم به همین حساب می‌رسد. از این پس ایمیل‌ها به ${email} فرستاده می‌شود.`,
        'اگر هر دو حساب مال شما نیست، لطفاً فوراً به ما خبر دهید.',
      ],
      action: 'رفتن به صفحهٔ ورود',
    }),
    emailChanged: ({ email }) => ({
      subject: 'نشانی ایمیل شما تغییر کرد',
      paragraphs: [
        `نشانی ایمیل حساب شما حالا ${email} است و از این پس ایمیل‌ها به آن فرستاده می‌شود.`,
        'اگر شما این کار را نکرده‌اید، لطفاً فوراً به ما خبر دهید.',
      ],
    }),
    passwordChanged: () => ({
      subject: 'رمز عبور شما تغییر کرد',
      paragraphs: [
        'رمز عبور شما همین حالا تغییر کرد و در دستگاه‌های دیگر از حساب خارج شدید.',
        'اگر شما این کار را نکرده‌اید، فوراً رمز عبور جدیدی انتخاب کنید.',
      ],
      action: 'انتخاب رمز عبور جدید',
    }),
    reauthentication: ({ minutes }) => ({
      subject: 'کد تأیید شما',
      paragraphs: ['برای تأیید تغییری که در تنظیمات می‌دهید، این کد را وارد کنید.'],
      notes: [`این کد فقط یک بار و تا ${minutes} کار می‌کند. اگر چیزی را تغییر نمی‌دهید، لطفاً رمز عبور خود را عوض کنید.`],
    }),
    secondFactorOn: () => ({
      subject: 'تأیید دومرحله‌ای روشن شد',
      paragraphs: [
        'از این پس برای ورود، هم رمز عبور و هم کدی از برنامهٔ احراز هویت لازم است.',
        'کدهای بازیابی را در جای امنی نگه دارید. اگر شما این کار را نکرده‌اید، لطفاً فوراً به ما خبر دهید.',
      ],
    }),
    secondFactorOff: () => ({
      subject: 'تأیید دومرحله‌ای خاموش شد',
      paragraphs: [
        'از این پس برای ورود فقط رمز عبور لازم است.',
        'اگر شما این کار را نکرده‌اید، همین حالا رمز عبور جدیدی انتخاب کنید و فوراً به ما خبر دهید.',
      ],
      action: 'انتخاب رمز عبور جدید',
    }),
  },
})
