// Words that several forms share.

export const levels = {
  none: 'کمتر از دیپلم',
  high_school: 'دیپلم دبیرستان',
  trade: 'گواهی فنی‌وحرفه‌ای',
  college: 'دیپلم یا گواهی کالج',
  associate: 'کاردانی',
  bachelor: 'کارشناسی',
  master: 'کارشناسی ارشد',
  professional: 'دکتری حرفه‌ای',
  doctoral: 'دکتری تخصصی',
}

export const major = { hint: 'بخشی از نام رشته را بنویسید. اگر در فهرست نیست، «سایر» را انتخاب کنید.' }

export const firstCheck = {
  BELOW_FIRST_CHECK:
    'برای ویزای استارتاپ دست‌کم CLB 5 در انگلیسی یا فرانسه لازم است (IELTS 5.0 یا بالاتر، TOEFL iBT 35 یا بالاتر)',
}

export const common = {
  saveForLater: 'ذخیره و ادامه در وقت دیگر',
  loadFailed: 'پاسخ‌های شما باز نشد',
}
