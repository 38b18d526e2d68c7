export const contact = {
  hours: (hours: string) => `Our office hours: ${hours}.`,
  reach: (phone: string, email: string, office: string) =>
    `Phone ${phone}, email ${email}, office: ${office}. Please book before you come, so that someone has time for you.`,
  waits: (subject: string, since: string) =>
    `Your message “${subject}” has waited for our answer since ${since} (Toronto time).`,
  promised: (by: string) => `We promised a reply by ${by} (Toronto time).`,
  late: (by: string) => `We promised a reply by ${by} (Toronto time) and are late; I am sorry.`,
  replyCounts:
    'Only office hours count, so over weekends and holidays it takes longer. Each conversation says by when we reply.',
  raised: 'I have told your consultant and the head of the office that you are asking.',
  person: 'A licensed person reads what you write. Send the draft below, or book a time.',
}

export const firm = {
  team: 'Everyone who works on cases is introduced on our team page, with position, languages and, if licensed, the licence number.',
  othersUnconfirmed: 'Other figures of ours have not been confirmed lately, so I name none of them.',
  representative: 'The requirements in our tables do not include a lawyer or representative.',
}

export const site = {
  language: 'You switch the language at the top of every page, and in your settings under “Language and calendar”.',
  account:
    'You change your name, email address and password in your settings. For a new email address we send a code to that address; until you enter it there, the old one stays and works, and you need no access to the old mailbox.',
  phone: 'You change your phone number in your profile, under “Personal”; it is not in the settings.',
  emails:
    'In your settings, under “Notifications”, you choose which emails you receive and how often. What needs your action and what protects your account is always sent.',
  profileSaved:
    'What you enter in your profile is saved; you can stop at any point and continue later. If your connection drops, what you typed stays on your device and is saved to your account once you are online again.',
  profileTime:
    'How long it takes depends on how much you have to enter. Have your passport, degrees and language results at hand; the list of sections shows how long people usually need, where we have measured it.',
  export:
    'Open Your data in your settings; there you can download a copy of your data: all we hold about you, your files included, in one archive.',
  message: 'You write to us in Messages and can attach files there; the answer comes to the same place.',
  signIn:
    'If your password does not work, choose “Forgot your password?” on the sign-in page; a six-digit code comes by email. If it does not arrive, check the address and choose “Send the code again”. If you still cannot get in, contact our office.',
  lostPhone: (count: string) =>
    `Where the code is asked for, choose “I do not have my phone: use a recovery code” and enter one of the ${count} codes you saved when you turned on the second factor. Each works once. If you have none, contact our office; it can turn the second factor off for you.`,
  replaced:
    'Open the document in your list and upload it again. The newest version counts; earlier ones stay in your file.',
  security: 'In your settings, under “Security”, you turn on the second factor and see the devices that are signed in.',
}

export const privacy = {
  keep: (days: string) =>
    `We keep your case as long as we work on it, and afterwards as long as our profession’s rules and the law require. Files you remove yourself are deleted for good after ${days}; until then you can bring them back.`,
  password:
    'You change your password in your settings. If you have forgotten it, choose “Forgot your password?” on the sign-in page; a code comes by email.',
  remove:
    'You can delete single questions here or the whole conversation. To delete everything, open Your data in your settings.',
  grace: (days: string) =>
    `After you ask for it you have ${days} to change your mind; then it is deleted, except what the law and our profession’s rules make us keep.`,
  rulesOnly:
    'No. Answers are made on our own server from rules, your file and our articles; nothing you type here goes to anyone outside the office.',
  withModel:
    'A language model outside our office phrases the answers. Names, numbers and addresses are removed before anything is sent; your documents and messages never are.',
}

export const officeQuestions: Record<string, string> = {
  'account.sign-in': 'What if I cannot sign in?',
  'account.lost-phone': 'What if I have lost the phone with my codes?',
  'privacy.share': 'Do you give my data to anyone?',
  'firm.team': 'Who works at your office?',
  'contact.complaint-where': 'Where can I complain about a consultant?',
  'privacy.keep': 'How long do you keep my documents?',
  'privacy.log': 'Who opened my file?',
  'privacy.referrer': 'Can whoever referred me see my file?',
  'privacy.consent': 'How do I withdraw my consent?',
  'contact.hours': 'What are your office hours?',
  'contact.reach': 'How do I reach you?',
  'contact.reply': 'How fast do you reply?',
  'contact.waiting': 'Why does nobody answer me?',
  'contact.person': 'Can I talk to a person?',
  'privacy.see': 'Who can see my documents?',
  'account.password': 'How do I change my password?',
  'privacy.remove': 'How do I delete my data?',
  'privacy.elsewhere': 'Does what I type leave the office?',
  'contact.language': 'Do you speak Persian?',
  'firm.who': 'Who are you as a firm?',
  'firm.licence': 'Are your consultants licensed?',
  'firm.success': 'How many of your applications were approved?',
  'firm.representative': 'Do I need a lawyer?',
  'site.language': 'How do I change the language of the site?',
  'site.profile-saved': 'How long does the profile take, and is it saved?',
  'site.text-size': 'Can I make the text of the site larger?',
  'site.account': 'How do I change my email address?',
  'site.emails': 'How do I get fewer emails from you?',
  'site.security': 'How do I make my account safer?',
  'privacy.export': 'How do I download my data?',
  'contact.message': 'Where do I write to my consultant?',
  'account.code-missing': 'What if the confirmation code does not arrive?',
  'file.withdraw': 'How do I withdraw an application I started here?',
  'site.self-check': 'Can I check my score without an account?',
  'site.verify-report': 'How can somebody check that a report is genuine?',
  'contact.change-consultant': 'Can I have another consultant?',
}
