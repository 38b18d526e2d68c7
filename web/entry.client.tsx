import { FALLBACK_LANGUAGE, isLanguage } from '@rahnama/contract/locale/locale.ts'
import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceProvider } from './app/nonce.tsx'
import { warnWhenSlow } from './app/warn-when-slow.ts'
import { FirmProvider, readFirm } from './firm/firm.tsx'
import { LanguageProvider, loadTexts } from './i18n/i18n.tsx'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

// Overlays lock the page's scrolling with a style of their own, which the policy lets in by this nonce.
if (nonce) setNonce(nonce)
warnWhenSlow()
await loadTexts(language, 'app')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceProvider nonce={nonce}>
        <LanguageProvider initial={language}>
          <FirmProvider initial={readFirm(document)}>
            <HydratedRouter />
          </FirmProvider>
        </LanguageProvider>
      </NonceProvider>
    </StrictMode>,
  )
})
