import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What travels in one file. Left alone, the bundler cuts a file for every set of pages that share a module, and a page of
 * a form asks for eighty. A group is what its seeds import, all the way down, so nothing that is added can fall out of it;
 * an earlier group takes before a later one.
 */
const GROUPS = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Around every page, and what most of them are made of.
  {
    name: 'frame',
    test: /\/web\/((root|entry\.client|site\/site-layout)\.tsx$|ui\/(badge|breadcrumbs|card|disclosure|page-header|picture)\/)/,
  },
  // What a public page with a form needs as well. It comes before the portal, so that no visitor loads the portal for a field.
  {
    name: 'form',
    test: /\/web\/(api|ui\/(form|text-field|textarea|select|searchable-list|checkbox|alert|toast|skeleton|segmented))\//,
  },
  // Around every page that knows who is there, and how all of them read.
  { name: 'portal', test: /\/web\/portal\/(session|portal)-layout\.tsx$|\/node_modules\/@tanstack\// },
]

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Making a schema, or reading a property, changes nothing: what nobody uses may go.
          treeshake: { manualPureFunctions: ['z'], propertyReadSideEffects: false },
          output: {
            codeSplitting: { groups: GROUPS.map((group, place) => ({ ...group, priority: GROUPS.length - place })) },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What the assistant learns lies beside it and may be kept while this is built; `prepare` removes the last build.
    emptyOutDir: false,
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
      'eventsource-parser',
      'zod/mini',
      'radix-ui/dialog',
      'radix-ui/dropdown-menu',
      'radix-ui/tabs',
      '@supabase/auth-js',
    ],
  },
})
