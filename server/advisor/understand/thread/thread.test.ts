import { describe, expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { goesOn, isElliptical, leans, namesNothing, overlay } from './thread.ts'

const marksOf = (text: string) => readQuestion(text).marks
const after = (topic: string, question: string, before = '') =>
  goesOn(readQuestion(question), [topic], marksOf(before))?.topic

describe('what is asked of the thing that was answered about', () => {
  test.each([
    ['booking.mine', 'Can I push it to the following week?', 'booking.move'],
    ['booking.mine', 'could we do another day instead', 'booking.move'],
    ['booking.mine', "I can't make it, cancel it please", 'booking.move'],
    ['booking.mine', 'میشه بندازمش هفته آینده؟', 'booking.move'],
    ['booking.mine', 'mishe laghvesh konam?', 'booking.move'],
    ['booking.mine', 'who is it with?', 'booking.mine'],
    ['booking.mine', 'چی باید بیارم؟', 'booking.prepare'],
    ['booking.new', 'is it by video?', 'booking.way'],
    ['booking.mine', 'and is it by video or i come to office', 'booking.way'],
    ['documents.sent-back', 'ایرادش چی بود', 'documents.sent-back'],
    ['documents.sent-back', 'can I delete it?', 'documents.remove'],
    ['booking.length', 'and what does it cost?', 'money.consultation'],
    ['eca.what', 'how long does it take?', 'eca.time'],
    ['eca.what', 'چقدر طول میکشه؟', 'eca.time'],
    ['eca.time', 'hazinash chande?', 'money.test-fee'],
    ['eca.time', 'how long is it good for?', 'eca.valid'],
    ['documents.missing', 'how do I send it?', 'documents.upload'],
    ['documents.missing', "and if I can't get it?", 'documents.cannot-get'],
    ['documents.sent-back', 'چطوری درستش کنم؟', 'documents.upload'],
    ['file.consultant', 'how do I write to her?', 'contact.message'],
    ['file.consultant', 'when does she answer?', 'contact.reply'],
    ['family.parents', 'what else could I do?', 'family.super-visa'],
    ['privacy.remove', 'how long does that take?', 'privacy.remove'],
    ['transfer.lmia', 'and does it lead to PR?', 'transfer.residence'],
    ['score.total', 'why so low?', 'score.why'],
    ['score.total', 'چیکار کنم بره بالا؟', 'score.raise'],
    ['score.cut-off.french', 'am I close?', 'score.enough'],
    ['score.grid', 'what are the points made of?', 'score.grid-factors'],
    ['programs.standing', 'why not?', 'programs.why-not'],
    ['score.cut-off', 'and mine?', 'score.total'],
    ['score.needed', 'مال من چند بود', 'score.total'],
    ['score.grid-needed', 'fine, mine then', 'score.grid'],
    ['hard.otherperson', 'ok then mine', 'file.status'],
    ['process.time', 'پرونده خودم چی', 'file.status'],
    ['documents.list', 'ok and which of mine are missing', 'documents.missing'],
    ['china.language-proof', 'sen ham sharte barash?', 'china.age'],
    ['china.medicine', 'can I practise in Iran then?', 'china.medicine.licence'],
    ['score.nomination', 'can I take it in Alberta then move to Toronto', 'provinces.intent'],
    ['eca.time', 'and my husband? he is a pharmacist', 'eca.bodies'],
  ])('after %s “%s” asks for %s', (topic, question, wanted) => expect(after(topic, question)).toBe(wanted))

  test.each([
    ['booking.mine', 'how do I change my password?'],
    ['booking.mine', 'how long does Express Entry take?'],
    ['eca.what', 'how long is IELTS valid?'],
    ['score.total', 'what does biometrics cost?'],
    ['documents.missing', 'how much money do I need?'],
  ])('after %s “%s” asks for something of its own', (topic, question) => expect(after(topic, question)).toBeUndefined())

  test('what else there is for founders is asked of the Start-up Visa only', () => {
    expect(after('programs.open', 'what else is there?', 'Start-up Visa')).toBe('programs.startup-instead')
    expect(after('programs.open', 'what else is there?', 'Express Entry')).toBeUndefined()
  })
})

describe('what the new question names takes the place of what is of the same kind', () => {
  const valuesOf = (before: string, now: string) =>
    overlay(marksOf(before), marksOf(now)).flatMap(({ value }) => value ?? [])

  test.each([
    ['listening 7 reading 6.5 writing 6 speaking 7', 'and writing 6.5', [7, 6.5, 7, 6.5]],
    ['funds for 4 people', 'and for 5 people', [5]],
    ['funds for 4 people', 'only me', []],
    ['points at age 41 with a partner', 'without a partner', [41]],
    ['points for 35 years', 'and 40 years', [40]],
    ['proof of funds in 2023', 'and in 2024', [2024]],
    ['listening 7 reading 6.5', 'and only reading', [6.5]],
  ])('“%s”, then “%s”', (before, now, wanted) => expect(valuesOf(before, now)).toEqual(wanted))

  test('one figure stands where the other stood', () => {
    const words = overlay(marksOf('celpip 9 is which clb'), marksOf('and 8')).map(({ word }) => word)
    expect(words.indexOf('8')).toBeLessThan(words.indexOf('clb'))
  })
})

test.each([
  ['and for a doctorate?', true],
  ['what about CELPIP?', true],
  ['کالج چی؟', true],
  ['and does it lead to PR?', false],
  ['چی باید بیارم؟', false],
  ['a doctorate', false],
])('“%s” has no verb of its own: %s', (text, is) => expect(isElliptical(text)).toBe(is))

test.each([
  ['how long does it take?', true],
  ['how many points is that?', true],
  ['what is my score?', false],
  ['how long is an ECA valid?', false],
])('“%s” names nothing it is asked of: %s', (text, is) => expect(namesNothing(readQuestion(text))).toBe(is))

test('a long question that names its thing leans on nothing', () => {
  expect(leans(readQuestion('how much money does a family of four have to show for Express Entry this year'))).toBe(
    false,
  )
  expect(leans(readQuestion('and how long would it take them to answer that?'))).toBe(true)
})
