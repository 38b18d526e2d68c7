/** Verbs that say no more than that something is done, had, given or gone to, by their stems as written and as spoken. */
const PRESENT =
  'کن ده د گیر خواه خوا تون توان شو ش رو ر آی ا بر آور یار بین دون دان گو گ پرس خون خوان نویس فرست ذار گذار ساز خر رس مون مان افت شنو فهم کش زن دار باش شناس گرد گذر یاب پرداز چین پذیر بخش خور نداز انداز'
const PAST =
  'کرد داد گرفت خواست تونست توانست شد رفت آمد اومد برد آورد دید دونست دانست گفت پرسید خوند خواند نوشت فرستاد گذاشت ساخت خرید رسید موند ماند افتاد شنید فهمید کشید زد داشت بود شناخت گشت گذشت یافت پرداخت پذیرفت بخشید خورد انداخت نداخت'
const PERSONS_NOW = ['م', 'ی', 'ه', 'د', 'یم', 'ین', 'ید', 'ن', 'ند']
const PERSONS_THEN = ['', 'م', 'ی', 'یم', 'ین', 'ید', 'ن', 'ند']
const PERSONS_DONE = ['ه', 'ه ام', 'م', 'ه ای', 'ه ایم', 'ه اند', 'ه باشم', 'ه باشه', 'ه باشیم', 'ه بودم', 'ه بود', 'ن']

const stems = (list: string) => list.split(' ')
const joined = (befores: readonly string[], list: readonly string[], endings: readonly string[]) =>
  befores.flatMap((before) => list.flatMap((stem) => endings.map((ending) => `${before}${stem}${ending}`)))

/** Every form of them: «میخواستیم», «بفرستن», «گرفته باشم». */
export const LIGHT_VERBS: readonly string[] = [
  ...joined(['می', 'ب'], stems(PRESENT), PERSONS_NOW),
  ...joined(
    [''],
    stems(PRESENT).filter((stem) => stem.length > 2),
    PERSONS_NOW,
  ),
  ...joined(['', 'می'], stems(PAST), PERSONS_THEN),
  ...joined([''], stems(PAST), PERSONS_DONE),
]
