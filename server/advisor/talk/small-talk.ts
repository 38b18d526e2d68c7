import type { Context } from '../answers/answers.ts'
import { asks, type Reading, type Resolved, readQuestion, wordsOf } from '../understand/understand.ts'

/** What is said and asks for nothing; the first that is found in a text decides. */
export type Act = 'insult' | 'notClear' | 'whoAmI' | 'thanks' | 'bye' | 'hello' | 'fine'

/** Phrases parted by commas, in English and Persian and, after a semicolon, Persian in Latin letters. */
const SAID: Readonly<Record<Act | 'beside', string>> = {
  insult:
    'fuck, fuck you, fuck off, fucking, bullshit, shit, crap, damn, idiot, stupid, moron, dumb, useless, worthless, pathetic, shut up, go to hell, screw you, you suck, this sucks, garbage, trash, احمق, احمقی, بی شعور, بیشعور, نفهم, کثافت, گمشو, گم شو, خفه شو, خفه, آشغال, عوضی, مزخرف, چرت, چرت و پرت, به درد نخور, بدرد نخور, به درد نمیخوری, بدرد نمیخوری, افتضاح, افتضاحی, افتضاحید, افتضاحه, خاک تو سرتون, لعنتی; ahmagh, bishoor, gom sho, khafe sho, ashghal, mozakhraf, eftezah, bedard nemikhori',
  notClear:
    'i dont understand, i do not understand, dont understand, i didnt understand, i did not understand, i didnt get it, i didnt get that, i dont get it, didnt get that, not clear, unclear to me, that is not clear, what do you mean, what does that mean, what does this mean, say it simpler, say it more simply, more simply, explain again, explain it again, in simpler words, can you explain that again, متوجه نشدم, متوجه نمیشم, نفهمیدم, نمیفهمم, یعنی چی, منظورت چیه, منظورتون چیه, ساده تر بگو, ساده‌تر بگو, ساده‌تر بگید, ساده‌تر توضیح بده, ساده تر بگید, ساده تر بگین, ساده تر توضیح بده, واضح نبود, دوباره توضیح بده, گیج شدم; nafahmidam, nemifahmam, motevajeh nashodam, yani chi, sade tar begoo, gij shodam',
  whoAmI:
    'are you a robot, are you a bot, are you a machine, are you an ai, are you ai, are you human, are you a human, are you a person, are you a real person, are you real, are you a robot or a person, are you a robot or a human, are you a person or a robot, are you a human or a robot, are you a bot or a human, are you a bot or an actual human, are you a robot or an actual human, are you a bot or an actual person, are you an actual human, are you an actual person, is this an actual person, are you robot, are you bot, are you robot or human, are you robot or person, are you robot or real person, are you a robot or a real person, are you a real person or a robot, are you real person, are you real person or robot, are you human or robot, am i talking to a robot, am i talking to a bot, am i talking to a machine, am i talking to a human, am i talking to a person, am i talking to a real person, is this a bot, is this a robot, is this ai, is this an ai, is this a human, is this a real person, is this a machine, who are you, what are you, is a human there, is a person reading this, ربات هستی, ربات هستید, شما ربات هستید, تو رباتی, رباتی, شما رباتین, ربات هستید یا آدم, شما ربات هستید یا آدم, ربات هستید یا انسان, شما ربات هستید یا انسان, رباتی یا آدم, تو رباتی یا آدم, آدمی یا ربات, آدم هستی یا ربات, هوش مصنوعی هستی, شما هوش مصنوعی هستی, شما هوش مصنوعی هستید, هوش مصنوعی هستید, تو هوش مصنوعی هستی, دارم با آدم حرف میزنم, دارم با ربات حرف میزنم, با آدم حرف میزنم یا ربات, انسان هستید, شما انسان هستید, شما کی هستید, تو کی هستی, شما کی هستین; robati, to robati, robati ya adam, to robati ya adam, adami ya robat, shoma robatin, shoma ki hastin, to ki hasti',
  thanks:
    'thanks, thank you, thank you so much, thank you very much, thanks a lot, many thanks, i thank you, thank you for your patience, thanks for your patience, for your patience, for your time, you are very kind, youre very kind, you are so kind, you are kind, thx, cheers, merci, that helped, that helped a lot, that helps, that was helpful, very helpful, helpful, great, perfect, excellent, awesome, wonderful, well done, good job, nice, مرسی, ممنون, ممنونم, متشکرم, متشکر, سپاس, سپاسگزارم, تشکر, خدا خیرت بده, خدا خیرتون بده, خدا خیرتان بدهد, خیر ببینی, خیر ببینید, دست شما درد نکنه, دستتون درد نکنه, دستت درد نکنه, دست گلت درد نکنه, لطف کردی, لطف کردین, لطف کردید, عالی, عالی بود, عالیه, عالی بودی, خیلی خوب بود, دمت گرم, دمتون گرم, از راهنماییتون, از راهنماییت, از راهنمایی شما, از کمکتون, کمک کردی, کمک کردین, کمکم کردی, کمکم کردین, کمکم کردید, کمک بزرگی بود; mersi, mrc, mamnoon, mamnun, mamnoonam, motshakeram, moteshakeram, sepas, damet garm, dametoon garm, dastet dard nakone, dastetoon dard nakone, az rahnamayitoon, az komaketoon, ali bood, lotf kardin, lotf kardi, lotf kardid, dastet dard nakone azizam, khoda kheyret bede',
  bye: 'bye, bye bye, goodbye, good bye, good night, see you, see you tomorrow, see you later, talk to you later, take care, have a nice day, have a good day, خداحافظ, خدافظ, خدانگهدار, فعلا بای, بای, بای بای, شب بخیر, شبت بخیر, شبتون بخیر, شب خوش, شبت خوش, روزت خوش, روزتون خوش, تا بعد, تا فردا, به امید دیدار, روز خوش; khodafez, khodahafez, khoda hafez, bay bay, felan bay, shab bekheir, shab khosh, ta bad, ta farda',
  hello:
    'hello, hi, hey, hiya, hello there, hi there, good morning, good afternoon, good evening, good day, how are you, how are you doing, how do you do, hows it going, greetings, is anybody there, is anyone there, anybody there, anyone there, are you there, hello anybody, سلام, سلام علیکم, درود, صبح بخیر, صبح به خیر, ظهر بخیر, عصر بخیر, عصر به خیر, وقت بخیر, وقت به خیر, وقتتون بخیر, وقتتون به خیر, روز بخیر, روزت بخیر, روزتون بخیر, صبحت بخیر, صبحتون بخیر, عصرت بخیر, عصرتون بخیر, خسته نباشید, خسته نباشین, خسته نباشی, خوبی, خوبین, خوبید, چطوری, چطورید, چطورین, حالت چطوره, حالتون چطوره, چه خبر, کسی هست, کسی اونجاست, هستین, هستید; salam, slm, dorood, doroud, sobh bekheir, asr bekheir, vaght bekheir, vaghtetoon bekheir, rooz bekheir, khaste nabashid, khaste nabashin, khoobi, khubi, khoobin, chetori, chetorin, halet chetore, che khabar, kasi hast',
  fine: 'ok, okay, okey, k, alright, all right, fine, i see, got it, understood, i understand, sure, no problem, never mind, nothing, nothing else, that is all, thats all, that was all, باشه, باشد, اوکی, اوکیه, حله, فهمیدم, متوجه شدم, گرفتم, همین, همین بود, چیزی نیست, هیچی, مشکلی نیست; bashe, oki, okeye, hale, fahmidam, hamin bood, hichi',
  beside:
    'you, so, very, a, lot, much, dear, sir, madam, please, and, to, it, is, are, this, that, the, bot, robot, me, my, friend, really, all, today, again, can, could, with, in, for, such, an, of, oh, well, yes, no, i, am, more, your, help, again, friends, everyone, خیلی, واقعا, آقا, خانم, دوست عزیز, عزیز, جان, لطفا, شما, تو, من, و, یه, هم, این, ربات, دیگه, آره, نه, بله, که, از, بود, کردین, بازم, عزیزم, جانم, دخترم, پسرم, دختر گلم, پسر گلم, جان دلم, عزیز دلم, گلم; kheili, kheyli, kheily, xeili, vaghean, aziz, azizam, shoma, to, man, va, ham, az, dige, are, bale, lotfan, robat',
}

const MOST_WORDS = 9
type Phrase = { act: Act | 'beside'; isFinglish: boolean }
const PHRASES = new Map<string, Phrase>()
for (const [act, lists] of Object.entries(SAID) as [Act | 'beside', string][])
  for (const [place, list] of lists.split(';').entries())
    for (const phrase of list.split(',')) {
      const key = wordsOf(phrase).join(' ')
      if (!PHRASES.has(key)) PHRASES.set(key, { act, isFinglish: place > 0 })
    }

/** As it is typed on a phone. */
const TEXTED: Readonly<Record<string, string>> = { u: 'you', ur: 'your', r: 'are', n: 'and' }

const ACTS = Object.keys(SAID).filter((each): each is Act => each !== 'beside')

/** Greets, thanks, takes leave, swears, and nothing besides: one word more and it is a question. */
export function actOf(text: string): { act: Act; isFinglish: boolean } | undefined {
  const words = wordsOf(text.replaceAll(/['’]/g, '')).map((word) => TEXTED[word] ?? word)
  const found: Phrase[] = []
  for (let place = 0; place < words.length; ) {
    const length = phraseLength(words, place)
    const phrase = PHRASES.get(words.slice(place, place + length).join(' '))
    if (!phrase) return undefined
    found.push(phrase)
    place += length
  }
  const act = ACTS.find((each) => found.some((phrase) => phrase.act === each))
  return act && { act, isFinglish: found.some((phrase) => phrase.act !== 'beside' && phrase.isFinglish) }
}

const OPENING = /^([^.!?؟،,؛;:\n]+)[.!?؟،,؛;:\n]+\s*(\S.*)$/su
const DEAR_SOMEBODY = /^\s*dear(?:\s+\S+){1,3}$/i
const LEAST_WORDS_AFTER = 2

/** "Good morning, …", «سلام وقت بخیر. …»: how somebody greets changes nothing of what they ask. */
export function withoutOpening(text: string): string {
  const [, opening = '', rest = ''] = OPENING.exec(text) ?? []
  const isGreeting = actOf(opening)?.act === 'hello' || DEAR_SOMEBODY.test(opening)
  return isGreeting && wordsOf(rest).length >= LEAST_WORDS_AFTER ? withoutOpening(rest) : text
}

/** Whoever thanks and says nothing besides that is understood asks for nothing. */
export const actIn = (text: string, resolved: readonly Resolved<unknown>[]) =>
  actOf(text) ??
  (resolved.every(({ what }) => OPEN.includes(what)) && isThanking(text)
    ? { act: 'thanks' as const, isFinglish: false }
    : undefined)
const OPEN: readonly string[] = ['unknown', 'unclear', 'nothing']

/** "Thanks, she is happy now": it begins so and asks nothing. */
function isThanking(text: string): boolean {
  const words = wordsOf(text)
  const [first, second] = [0, 1].map((place) => words.slice(place, place + phraseLength(words, place)).join(' '))
  const begins = [first, second].some((phrase = '') => PHRASES.get(phrase)?.act === 'thanks')
  return begins && words.length <= MOST_WORDS && !/[?؟]/.test(text) && !asks(readQuestion(text))
}

function phraseLength(words: readonly string[], place: number): number {
  for (let length = Math.min(MOST_WORDS, words.length - place); length > 1; length--)
    if (PHRASES.has(words.slice(place, place + length).join(' '))) return length
  return 1
}

/** They lean on something that was said, and here nothing was. */
const REFERRING = new Set(['همون', 'همان', 'همین', 'اون', 'آن', 'hamoon', 'hamin', 'that', 'same', 'it'])

/** So many words that carry nothing are hardly a greeting any more. */
const LONG_WORDS = 4

/** What has many words and says nothing to us may well be a question. */
export function smallTalk({ texts }: Context, text: string, { marks, leftover }: Reading): string | undefined {
  const { talk } = texts.advisor
  if (leftover.length > 0) return undefined
  if (marks.length === 0) {
    const words = wordsOf(text)
    if (words.some((word) => REFERRING.has(word))) return talk.oneWord
    return words.length < LONG_WORDS ? talk.hello : undefined
  }
  return marks.every(({ readings }) => readings.some((each) => each === 'you' || each === 'robot'))
    ? talk.whoAmI
    : undefined
}
