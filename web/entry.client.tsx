import { FALLBACK_LANGUAGE, isLanguage } from '@rahnama/contract/locale/locale.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceProvider } from './app/nonce.tsx'
import { warnWhenSlow } from './app/warn-when-slow.ts'
import { LanguageProvider, loadTexts } from './i18n/i18n.tsx'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

warnWhenSlow()
await loadTexts(language, 'app')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceProvider nonce={nonce}>
        <LanguageProvider initial={language}>
          <HydratedRouter />
        </LanguageProvider>
      </NonceProvider>
    </StrictMode>,
  )
})
