import type { resource as en } from '../en/resource.ts'

export const resource: typeof en = {
  total: (_, shown) => `${shown} مورد`,
  moreThan: (shown) => `بیش از ${shown} مورد`,
  more: 'نمایش بیشتر',
  all: 'همه',
  columns: 'ستون‌ها',
  asTable: 'نمایش جدولی',
  asGrid: 'نمایش تصویری',
  download: 'دانلود فایل برای اکسل',
  downloading: 'در حال آماده کردن فایل…',
  refresh: 'به‌روز کردن',
  clear: 'پاک کردن جست‌وجو و فیلترها',
  noneFound: 'موردی پیدا نشد',
  noneFoundBody: 'املا را بررسی کنید یا فیلترها را کمتر کنید.',
  tooMany: 'موارد بیشتری هم هست. برای محدود کردن فهرست چند حرف دیگر بنویسید.',
  offline: 'اینترنت شما قطع است. با وصل شدن، فهرست نمایش داده می‌شود.',
}
