import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { onlyForBrowsers } from './only-for-browsers.ts'

/** What every page needs travels together; a dozen small files would cost a dozen requests. */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//
const FRAME =
  /\/web\/(app\/(?!.*-page|portal|session|app-frame|page-skeleton|page-outlet|navigation|offline)|site-map|i18n\/(i18n|load-texts|catalogue|detect|remember)|ui\/(icon|link|button|logo|visually-hidden|class-names|theme-switch)\b)/

export default defineConfig({
  plugins: [reactRouter(), onlyForBrowsers()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A schema that nobody reads may go.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            // Pages are called by name; of the parts they share, every page lists dozens.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'frame', test: FRAME, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // What a late part needs is mostly here already; the lists of it would weigh more than they save.
    modulePreload: false,
  },
  css: {
    modules: { generateScopedName: process.env.NODE_ENV === 'production' ? '[hash:base64:6]' : '[name]_[local]' },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'zod/mini',
      'radix-ui/dialog',
      'radix-ui/dropdown-menu',
      'radix-ui/tabs',
      'radix-ui/tooltip',
      '@supabase/auth-js',
    ],
  },
})
