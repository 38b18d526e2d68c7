import { Suspense, startTransition } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider, useLanguage, useTexts } from './i18n.tsx'

function Words() {
  const { language, setLanguage } = useLanguage()
  return (
    <>
      <p>{useTexts('portal').navigation.logout}</p>
      <button type="button" onClick={() => setLanguage('fa')}>
        {language}
      </button>
    </>
  )
}

test('another language is shown when its words are there, also while a navigation is under way', async () => {
  const arrival = Promise.withResolvers<void>()
  const screen = await render(
    <LanguageProvider initial="en">
      <Suspense fallback="Loading">
        <Words />
      </Suspense>
    </LanguageProvider>,
  )
  await expect.element(screen.getByText('Sign out')).toBeVisible()
  startTransition(() => arrival.promise)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('خروج')).toBeVisible()
  await expect.element(screen.getByRole('button')).toHaveTextContent('fa')
  arrival.resolve()
})
