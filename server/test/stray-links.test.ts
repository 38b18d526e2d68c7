import { expect, test } from 'vitest'
import { strayLinks } from './stray-links.ts'

const HOUSE = 'https://rahnama.example'

test('a link of ours that leads to no page is noticed wherever in a mail it stands', () => {
  const mail = {
    paragraphs: [`See ${HOUSE}/verify/RH-2222-2222, or ${HOUSE}/nowhere.`],
    action: { label: 'Open', url: `${HOUSE}/application/17?language=fa` },
    calendar: { content: `URL:${HOUSE}/appointm\r\n ents/abc\r\nURL:${HOUSE}/appointments` },
  }
  expect(strayLinks(mail, HOUSE)).toEqual(['/nowhere', '/application/17', '/appointments'])
  expect(strayLinks({ action: { url: `${HOUSE}/applications/17?language=fa` } }, HOUSE)).toEqual([])
  expect(strayLinks({ paragraphs: ['https://elsewhere.example/nowhere'] }, HOUSE)).toEqual([])
})
