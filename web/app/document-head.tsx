import { Links, Meta } from 'react-router'
import { FirmNameTags, FirmSheet } from '../firm/firm.tsx'
import { themeScript } from '../ui/theme-switch/theme-switch.tsx'
import { useNonce } from './nonce.tsx'

export function DocumentHead() {
  const nonce = useNonce()
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#10172a" media="(prefers-color-scheme: dark)" />
      <FirmNameTags />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script {...(nonce && { nonce })} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      <Meta />
      <Links />
      <FirmSheet nonce={nonce} />
    </>
  )
}
