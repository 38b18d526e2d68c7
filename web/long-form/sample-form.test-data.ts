import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type {
  AnswerSheet,
  Changes,
  Conflict,
  EntryAnswers,
  FlatAnswers,
  SaveSheet,
} from '@rahnama/contract/long-form/long-form.ts'
import { nest, progressOf } from '@rahnama/contract/long-form/long-form.ts'
import { sampleForm } from '@rahnama/contract/long-form/sample-form.test-data.ts'
import type { FormTexts } from '../i18n/form-texts.ts'
import type { LoadList, SheetAdapter } from './long-form-props.ts'

export { sampleForm } from '@rahnama/contract/long-form/sample-form.test-data.ts'

const english: FormTexts<typeof sampleForm> = {
  title: 'Sample form',
  lead: 'A little of everything',
  saveForLater: 'Save Sample & Continue Later',
  complete: 'Complete',
  completed: 'Sample completed successfully!',
  loadFailed: 'Failed to load sample data',
  completeFailed: 'Failed to complete sample',
  steps: { about: { title: 'About you' }, study: { title: 'Your studies' }, work: { title: 'Your work' } },
  fields: {
    firstName: { label: 'First name', faults: { REQUIRED: 'Enter your first name' } },
    nickname: { label: 'Nickname' },
    birthDate: { label: 'Date of birth', why: 'points depend on age' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    website: { label: 'Website' },
    country: { label: 'Country' },
    province: { label: 'Province' },
    married: { label: 'Are you married?' },
    partnerComes: { label: 'Does your partner come along?' },
    partnerScore: { label: 'Score of your partner' },
    level: { label: 'Level', options: { school: 'School', bachelor: 'Bachelor', master: 'Master' } },
    field: { label: 'Field of study' },
    graduated: { label: 'Year of graduation' },
    score: { label: 'Test score' },
    languages: { label: 'Languages', options: { en: 'English', fr: 'French', fa: 'Persian' } },
    notes: { label: 'Notes' },
    jobs: {
      label: 'Jobs',
      add: 'Add a job',
      empty: 'No job yet',
      name: ({ title }: EntryAnswers, number) => (title === undefined ? `Job ${number}` : String(title)),
      fields: {
        title: { label: 'Job title' },
        startedOn: { label: 'Start' },
        current: { label: 'Do you still work there?' },
        endedOn: { label: 'End' },
        contract: { label: 'Contract' },
      },
    },
    truthful: { label: 'All of this is true' },
  },
}

const persian: FormTexts<typeof sampleForm> = {
  title: 'فرم نمونه',
  lead: 'از هر چیز کمی',
  saveForLater: 'ذخیرهٔ نمونه و ادامه در وقت دیگر',
  complete: 'تکمیل',
  completed: 'نمونه با موفقیت تکمیل شد!',
  loadFailed: 'داده‌های نمونه بارگذاری نشد',
  completeFailed: 'نمونه تکمیل نشد',
  steps: { about: { title: 'دربارهٔ شما' }, study: { title: 'تحصیل شما' }, work: { title: 'کار شما' } },
  fields: {
    firstName: { label: 'نام', faults: { REQUIRED: 'نام خود را وارد کنید' } },
    nickname: { label: 'لقب' },
    birthDate: { label: 'تاریخ تولد', why: 'امتیاز به سن بستگی دارد' },
    email: { label: 'ایمیل' },
    phone: { label: 'تلفن' },
    website: { label: 'وب‌سایت' },
    country: { label: 'کشور' },
    province: { label: 'استان' },
    married: { label: 'متأهل هستید؟' },
    partnerComes: { label: 'همسرتان همراه شما می‌آید؟' },
    partnerScore: { label: 'نمرهٔ همسر' },
    level: { label: 'مقطع', options: { school: 'دبیرستان', bachelor: 'کارشناسی', master: 'کارشناسی ارشد' } },
    field: { label: 'رشته' },
    graduated: { label: 'سال فارغ‌التحصیلی' },
    score: { label: 'نمرهٔ آزمون' },
    languages: { label: 'زبان‌ها', options: { en: 'انگلیسی', fr: 'فرانسوی', fa: 'فارسی' } },
    notes: { label: 'یادداشت' },
    jobs: {
      label: 'شغل‌ها',
      add: 'افزودن شغل',
      empty: 'هنوز شغلی نیست',
      name: ({ title }: EntryAnswers, number) => (title === undefined ? `شغل ${number}` : String(title)),
      fields: {
        title: { label: 'عنوان شغل' },
        startedOn: { label: 'شروع' },
        current: { label: 'هنوز آنجا کار می‌کنید؟' },
        endedOn: { label: 'پایان' },
        contract: { label: 'قرارداد' },
      },
    },
    truthful: { label: 'همهٔ این‌ها درست است' },
  },
}

export const sampleTexts: Record<Language, FormTexts<typeof sampleForm>> = { en: english, fa: persian }

export const fieldsOfStudy: LoadList = async (language) => [
  { value: 'medicine', label: language === 'fa' ? 'پزشکی' : 'Medicine', synonyms: ['پزشکی', 'Medicine'] },
  { value: 'law', label: language === 'fa' ? 'حقوق' : 'Law', synonyms: ['حقوق', 'Law'] },
]

/** A server of one sheet, with a switch for its connection. */
export function sampleServer(answers: FlatAnswers = {}) {
  const marks = new Map<string, { version: number; tab: string }>()
  const server = {
    answers: { ...answers },
    version: Object.keys(answers).length > 0 ? 1 : 0,
    isReachable: true,
    saves: [] as SaveSheet[],
    completed: 0,
    /** Another tab saves. */
    change(changes: Changes, tab = 'another-tab') {
      server.version += 1
      for (const [path, value] of Object.entries(changes)) {
        if (value === null) delete server.answers[path]
        else server.answers[path] = value
        marks.set(path, { version: server.version, tab })
      }
    },
  }
  const adapter: SheetAdapter = {
    async read() {
      refuseWhenUnreachable()
      return sheet()
    },
    async save(input) {
      refuseWhenUnreachable()
      server.saves.push(input)
      const theirs = [...marks].filter(([, mark]) => mark.version > input.base && mark.tab !== input.tab)
      const elsewhere: Changes = Object.fromEntries(theirs.map(([path]) => [path, server.answers[path] ?? null]))
      const changed = Object.entries(input.changes).filter(([path, value]) => (server.answers[path] ?? null) !== value)
      const isTheirs = ([path]: [string, unknown]) => Object.hasOwn(elsewhere, path)
      const conflicts = changed
        .filter(isTheirs)
        .map(([path, mine]): Conflict => ({ path, mine, theirs: server.answers[path] ?? null, savedAt: SAVED_AT }))
      const written = Object.fromEntries(changed.filter((each) => !isTheirs(each)))
      if (Object.keys(written).length > 0) server.change(written, input.tab)
      return { version: server.version, savedAt: SAVED_AT, conflicts, elsewhere }
    },
    async complete() {
      refuseWhenUnreachable()
      server.completed += 1
      return { ...sheet(), completedAt: SAVED_AT, completedVersion: server.version }
    },
  }
  return Object.assign(server, { adapter })

  function refuseWhenUnreachable(): void {
    if (!server.isReachable) throw new AppError('UNAVAILABLE')
  }
  function sheet(): AnswerSheet {
    return {
      answers: { ...server.answers },
      version: server.version,
      savedAt: server.version > 0 ? SAVED_AT : null,
      completedAt: null,
      completedVersion: null,
      progress: progressOf(sampleForm, nest(sampleForm, server.answers)),
    }
  }
}

const SAVED_AT = '2026-11-15T14:32:00.000Z'
