import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanRouter } from './lean-router.ts'
import { onlyForBrowsers } from './only-for-browsers.ts'
import { groups, partsPointOneWay } from './parts.ts'

export default defineConfig({
  plugins: [reactRouter(), onlyForBrowsers(), leanRouter(), partsPointOneWay()],
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
            codeSplitting: { groups },
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
