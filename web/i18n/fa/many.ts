import type { many as en } from '../en/many.ts'

export const many: typeof en = {
  label: 'موارد انتخاب‌شده',
  selected: (shown) => `${shown} مورد انتخاب شده`,
  clear: 'لغو انتخاب',
  selectMatching: (shown, areAll) =>
    areAll ? `انتخاب هر ${shown} مورد این فهرست` : `انتخاب ${shown} مورد اول این فهرست`,
  selecting: 'در حال انتخاب…',
  tooMany: (max) => `در هر بار حداکثر ${max} مورد را انتخاب کنید.`,
  outcome: (done, refused) => `${done} مورد انجام شد، ${refused} مورد انجام نشد`,
  undo: 'برگرداندن',
  undone: (_, shown) => `${shown} مورد برگردانده شد`,
  cancel: 'انصراف',
}
