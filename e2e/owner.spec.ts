import type { Page } from '@playwright/test'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { commission as commissionEn } from '@rahnama/contract/texts/en/commission.ts'
import { commission as commissionFa } from '@rahnama/contract/texts/fa/commission.ts'
import { referrals as referralsEn } from '@rahnama/web/i18n/en/referrals.ts'
import { users as usersEn } from '@rahnama/web/i18n/en/users.ts'
import { referrals as referralsFa } from '@rahnama/web/i18n/fa/referrals.ts'
import { users as usersFa } from '@rahnama/web/i18n/fa/users.ts'
import { href } from '@rahnama/web/site-map.ts'
import { colleagueOf } from './colleague.ts'
import { FIRST_PASSWORD, newPerson } from './entrance.ts'
import { expect, inBothLanguages, inOneLanguage, SESSION_KEY, signIn, test } from './fixtures.ts'

const USERS = { en: usersEn, fa: usersFa }
const REFERRALS = { en: referralsEn, fa: referralsFa }
const COMMISSION = { en: commissionEn, fa: commissionFa }

type Registered = { id: string; email: string; name: string; token: string; session: string }

/** Somebody registers beside the screen, perhaps with the code of who referred them. */
async function register(page: Page, language: Language, name: string, data: object = {}): Promise<Registered> {
  const { email } = newPerson()
  const account = { email, password: FIRST_PASSWORD, data: { full_name: name, language, ...data } }
  const registered = await page.request.post('/auth/v1/signup', { data: account })
  expect(registered.status(), await registered.text()).toBe(200)
  const session = await registered.text()
  const { access_token: token, user } = JSON.parse(session) as { access_token: string; user: { id: string } }
  return { id: user.id, email, name, token, session }
}

function callsOf(page: Page, token: string) {
  return async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Answer> => {
    const answer = await page.request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, data })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as Answer
  }
}

const tokenOf = (session: string) => (JSON.parse(session) as { access_token: string }).access_token

const enterAs = (page: Page, session: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])

inBothLanguages('the owner’s room', (language) => {
  const texts = USERS[language].acts.merge

  inOneLanguage(test, language)(
    'two accounts of one person become one after a preview, and the old address signs in to it',
    async ({ page, baseURL, database }) => {
      await database.query('delete from rate_limits')
      const [kept, closed] = [await register(page, language, 'Nava One'), await register(page, language, 'Nava Two')]
      const saved = { base: 0, tab: 'tab-of-journey', turn: 1, changes: { firstName: 'Nava', lastName: 'Merged' } }
      const told = await page.request.patch('/api/profile', {
        headers: { Authorization: `Bearer ${closed.token}` },
        data: saved,
      })
      expect(told.status()).toBe(200)

      await enterAs(page, await signIn(baseURL ?? '', 'admin'))
      await page.goto(`${href('adminUsers')}?users=${kept.id}`)
      await page.getByRole('button', { name: texts.act }).click()
      const dialog = page.getByRole('dialog', { name: texts.title(kept.name) })
      await dialog.getByRole('textbox', { name: texts.search }).fill(closed.email)
      await dialog.getByRole('button', { name: texts.choose(closed.email) }).click()
      await expect(dialog.getByText(texts.parts.answers)).toBeVisible()
      await dialog.getByRole('button', { name: texts.save }).click()
      await expect(dialog.getByText(texts.notTheSame).first()).toBeVisible()
      await dialog.getByRole('textbox', { name: texts.confirm(closed.email) }).fill(closed.email)
      await dialog.getByRole('button', { name: texts.save }).click()
      await expect(page.getByText(texts.done(kept.email))).toBeVisible()
      await expect(page.getByRole('button', { name: USERS[language].merged.undoNamed(closed.email) })).toBeVisible()

      const credentials = { email: closed.email, password: FIRST_PASSWORD }
      const entered = await page.request.post('/auth/v1/token?grant_type=password', { data: credentials })
      expect(((await entered.json()) as { user: { id: string } }).user.id).toBe(kept.id)
      const { rows } = await database.query(
        `select answers ->> 'lastName' as name from answer_sheets where user_id = $1 and form = 'profile'`,
        [kept.id],
      )
      expect(rows).toEqual([{ name: 'Merged' }])
    },
  )

  test('a referrer sees the steps of whoever allows it and of nobody else, and what a statement says', async ({
    page,
    browser,
    baseURL,
    database,
  }) => {
    await database.query('delete from rate_limits')
    const owner = callsOf(page, tokenOf(await signIn(baseURL ?? '', 'admin')))
    const referrer = await register(page, language, 'Referring Person')
    await database.query('update users set email_confirmed_at = now() where id = $1', [referrer.id])
    await owner('PUT', `/api/users/${referrer.id}/role`, { role: 'referral_agent' })
    const { terms } = REFERRALS[language].agents
    const office = await colleagueOf(browser, baseURL ?? '', language)
    await office.goto(`${href('adminReferralAgents')}?agents=${referrer.id}`)
    await office.getByRole('button', { name: terms.set, exact: true }).click()
    const registered = terms.milestone(COMMISSION[language].milestones.registered)
    await office.getByRole('combobox', { name: registered }).selectOption('fixed')
    await office.getByRole('textbox', { name: terms.amount.label }).fill(language === 'fa' ? '۱۲۳' : '123')
    await office.getByRole('textbox', { name: terms.holdDays.label }).fill('0')
    await office.getByRole('button', { name: terms.save }).click()
    await expect(office.getByRole('dialog', { name: terms.dialog(referrer.name) })).toBeHidden()
    await office.context().close()
    const { code } = await callsOf(page, referrer.token)<{ code: string }>('GET', '/api/referrals/my-code')
    const bound = { referred_by: code }
    const open = await register(page, language, 'Parisa Open', { ...bound, share_milestones: true })
    await register(page, language, 'Sara Silent', bound)
    const earning = await owner<{ id: string }>('POST', `/api/referral-agents/clients/${open.id}/earnings`, {
      milestone: 'registered',
      receivedCents: null,
    })
    await owner('POST', `/api/referral-agents/earnings/${earning.id}/approve`, {})
    await owner('POST', `/api/referral-agents/${referrer.id}/statements`, {})

    await enterAs(page, referrer.session)
    await page.goto(href('referrals'))
    const person = page.getByRole('listitem').filter({ hasText: open.name })
    await expect(person).toContainText(COMMISSION[language].milestones.registered)
    await expect(page.getByText('Sara Silent')).toHaveCount(0)
    const statement = page.getByRole('table', { name: REFERRALS[language].statements.title }).getByRole('row').nth(1)
    await expect(statement).toContainText(language === 'fa' ? '۱۲۳' : '123')

    const client = callsOf(page, open.token)
    const consents = await client<{ id: string; statement: string }[]>('GET', '/api/consents')
    const given = consents.find((each) => each.statement === 'milestones')
    await client('POST', `/api/consents/${given?.id}/withdrawal`, {})
    await page.reload()
    await expect(page.getByText(REFERRALS[language].people.none)).toBeVisible()
    await expect(page.getByText(open.name)).toHaveCount(0)
    await expect(statement).toContainText(language === 'fa' ? '۱۲۳' : '123')
  })
})
