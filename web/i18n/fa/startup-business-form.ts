import { formats } from '@rahnama/contract/locale/locale.ts'
import type { startupBusinessForm as en } from '../en/startup-business-form.ts'
import { common } from './assessment-words.ts'

export const startupBusinessForm: typeof en = {
  ...common,
  title: 'ویزای استارتاپ: معرفی کسب‌وکار',
  lead: 'تیم شما، ایدهٔ شما و پیشرفتی که تا اینجا داشته‌اید.',
  complete: 'تکمیل معرفی کسب‌وکار',
  completed: 'معرفی کسب‌وکار کامل شد!',
  completeFailed: 'معرفی کسب‌وکار کامل نشد',
  steps: {
    team: {
      title: 'تیم و سهم هر نفر',
      lead: 'هر متقاضی باید دست‌کم ۱۰٪ حق رأی داشته باشد و متقاضیان همراه با سازمان مورد تأیید بیش از ۵۰٪. با یک کسب‌وکار حداکثر پنج نفر درخواست می‌دهند.',
    },
    idea: { title: 'ایده' },
    progress: { title: 'مرحله و دستاوردها' },
    support: {
      title: 'سازمان مورد تأیید',
      lead: 'یک صندوق سرمایه‌گذاری خطرپذیر، گروه سرمایه‌گذاران فرشته یا مرکز رشد که کانادا آن را تأیید کرده است باید از کسب‌وکار پشتیبانی کند.',
    },
    funds: { title: 'سرمایه' },
    plan: { title: 'طرح کسب‌وکار' },
  },
  fields: {
    ownShare: { label: 'سهم شما از حق رأی', hint: 'به درصد، مثلاً ۴۰ یا ۳۳٫۳۳' },
    hasTeam: { label: 'مالک دیگری هم هست؟' },
    members: {
      label: 'مالکان دیگر',
      add: 'افزودن مالک',
      empty: 'هنوز مالکی اضافه نشده است.',
      name: ({ fullName, share }, number) =>
        fullName === undefined
          ? `مالک ${number}`
          : share === undefined
            ? String(fullName)
            : `${String(fullName)}، ${formats('fa').percent(Number(share))}`,
      fields: {
        fullName: { label: 'نام و نام خانوادگی' },
        role: { label: 'نقش در کسب‌وکار' },
        share: { label: 'سهم از حق رأی', hint: 'به درصد' },
        isApplying: { label: 'همراه شما برای اقامت درخواست می‌دهد؟' },
      },
    },
    organisationShare: { label: 'سهمی که به یک سازمان مورد تأیید داده می‌شود', hint: 'به درصد' },
    businessName: { label: 'نام کسب‌وکار' },
    idea: { label: 'این کسب‌وکار چه می‌کند و برای چه کسانی؟', hint: 'چهار پنج جمله کافی است.' },
    innovation: { label: 'چه نوآوری‌ای دارد؟', hint: 'کاری که دیگران نمی‌کنند، یا به این خوبی نمی‌کنند.' },
    stage: {
      label: 'تا کجا پیش رفته است؟',
      options: {
        idea: 'ایده روی کاغذ',
        prototype: 'نمونهٔ اولیه یا اجرای آزمایشی',
        launched: 'وارد بازار شده، هنوز درآمد ندارد',
        earning: 'درآمد دارد',
        growing: 'درآمد دارد و رشد می‌کند',
      },
    },
    traction: {
      label: 'تا امروز به چه رسیده‌اید؟',
      hint: 'کاربر، فروش، شریک، ثبت اختراع، جایزه، سرمایه؛ هر جا عدد دارید بنویسید.',
    },
    isIncorporated: { label: 'کسب‌وکار در کانادا ثبت شده است؟' },
    managesFromCanada: { label: 'خودتان هر روز از کانادا آن را اداره می‌کنید؟' },
    support: {
      label: 'سازمان مورد تأییدی از شما پشتیبانی می‌کند؟',
      options: { none: 'هنوز نه', talking: 'در حال گفت‌وگو هستیم', committed: 'یکی تعهد داده است' },
    },
    organisationName: { label: 'نام سازمان' },
    organisationKind: {
      label: 'چه نوع سازمانی است؟',
      options: {
        venture_capital: 'صندوق سرمایه‌گذاری خطرپذیر',
        angel_group: 'گروه سرمایه‌گذاران فرشته',
        incubator: 'مرکز رشد',
      },
    },
    letterOfSupport: { label: 'نامهٔ پشتیبانی آن را دارید؟' },
    letterIssuedOn: { label: 'تاریخ نامه', hint: 'تعهدنامه شش ماه اعتبار دارد.' },
    investment: {
      label: 'چقدر سرمایه‌گذاری می‌کند؟',
      hint: 'به دلار کانادا. دست‌کم ۲۰۰٬۰۰۰ از صندوق خطرپذیر یا ۷۵٬۰۰۰ از گروه سرمایه‌گذاران فرشته.',
    },
    isAcceptedByIncubator: { label: 'مرکز رشد شما را در برنامهٔ خود پذیرفته است؟' },
    letter: { label: 'نامهٔ پشتیبانی' },
    businessFunds: { label: 'پولی که می‌توانید در کسب‌وکار بگذارید', hint: 'به دلار کانادا' },
    settlementFunds: {
      label: 'پول برای زندگی در کانادا',
      hint: 'به دلار کانادا، بدون بدهی',
      why: 'خانواده باید پیش از درآمد کسب‌وکار هم بتواند زندگی کند.',
    },
    fundsSources: {
      label: 'این پول از کجا می‌آید؟',
      hint: 'همهٔ موارد مربوط را انتخاب کنید.',
      options: {
        savings: 'پس‌انداز',
        property: 'فروش ملک',
        family: 'خانواده',
        investors: 'سرمایه‌گذاران',
        loan: 'وام',
        other: 'جای دیگر',
      },
    },
    plan: { label: 'طرح کسب‌وکار' },
  },
}
