import type { Plugin } from 'vite'

/**
 * What travels together. Left alone, the bundler cuts a file for every set of pages that share a module: a form's page
 * would ask for eighty of them, and small files compress badly. A part holds what its pages all use, and no page may
 * reach a part for one small thing in it.
 */
const PARTS = [
  {
    name: 'framework',
    of: ['node_modules/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|get-nonce)/'],
    withAllItImports: true,
  },
  {
    name: 'frame',
    of: [
      'web/app/(?!.*-page|portal|session|app-frame|page-skeleton|page-outlet|navigation|offline)',
      'web/site-map',
      'web/i18n/(i18n|load-texts|catalogue|detect|remember)',
      'web/ui/(icon|link|button|logo|visually-hidden|class-names|theme-switch|card|badge|disclosure|breadcrumbs|page-header)\\b',
    ],
    withAllItImports: true,
  },
  {
    name: 'answers',
    of: [
      'contract/(errors|procedure|to-request|auth-errors|zod|reports|content|eligibility)\\.',
      'node_modules/zod/v4/core/regexes',
      'contract/locale/(?!countr|province|time-zones|typed-date|decimal)',
      'web/api/(api|describe-error)\\.',
      'web/ui/(skeleton|alert|toast)/',
      'web/ui/(overlay-container|like-an-email)',
      'web/consultations/booking-path',
    ],
  },
  {
    name: 'session',
    of: [
      'node_modules/(tslib|@tanstack)/(?!.*(nfiniteQuery(O|\\.)|Queries|queriesObserver|utationObserver|useMutation))',
      'web/app/(session|portal|app-frame|navigation|offline|page-skeleton|page-outlet)',
      'web/auth/(auth-(provider|state|client|answers)|departure|guard|session-(end|claims)|return-to|use-privileges|fetch-privileges)\\.',
      'web/api/query-client',
      'web/signals/',
      'web/ui/(panel|late|progress/progress-bar)\\b',
      'contract/(users|auth|signals|profile/profile)\\.ts',
      'web/profile/queries',
    ],
  },
  // A report has choices and no form.
  { name: 'choices', of: ['web/ui/(field|segmented|checkbox)/'] },
  {
    name: 'fields',
    of: [
      'web/ui/(text-field|textarea|select|searchable-list|error-summary|form|form-step|radio)/',
      'web/ui/use-(debounced|hydrated)',
      'contract/locale/decimal',
    ],
  },
  { name: 'dates', of: ['web/ui/date-field/', 'contract/locale/typed-date'] },
  { name: 'scores', of: ['rules/language/(tests|score-input)\\.'] },
  { name: 'places', of: ['contract/locale/(countr|province)'] },
  {
    name: 'question',
    of: ['web/long-form/(question|step-page|group-question|listed-question)\\.', 'web/ui/repeat-group/'],
  },
  {
    name: 'long-form',
    of: [
      '(web|contract)/long-form/(?!check-answers|task-list)',
      'web/(drafts|sealed-store)/',
      'web/ui/phone-field/',
      'contract/phone-number/',
      'contract/profile/lists/lists',
      'rules/profile/(model|plans)\\.',
      'rules/(completion/completion|language/first-screen)\\.',
    ],
  },
  {
    name: 'profile',
    of: [
      'web/profile/(profile-page|profile-adapter|with-origin)\\.',
      'contract/profile/(?!profile\\.|to-|told|question-place)[^/]+$',
      'rules/(profile/(answers|calendar|family|places)|language/validity)\\.',
    ],
  },
  {
    name: 'visits',
    of: ['contract/(consultations/|locale/time-zones)', 'web/consultations/(when|offered)\\.'],
  },
  {
    name: 'cases',
    of: [
      'contract/(application-standings|applications)\\.',
      'web/applications/(queries|due|turn-badge|documents-line|loaded|one-application|use-|whose-turn)',
      'web/reports/(queries|report\\.module|use-words|when-loaded)',
    ],
  },
  { name: 'services', of: ['web/assessments/services\\.', 'rules/(dated|programs/intake)\\.'] },
  { name: 'empty', of: ['web/ui/empty-state/', 'web/app/empty-page'] },
  {
    name: 'documents',
    of: [
      'rules/checklist/(subjects|document-kinds)',
      'contract/documents\\.',
      'web/documents/(test-names|use-document-name|open-download|not-loaded|queries|country-words|checklist|late-document-body|document-badge|loading|document-anchor|download-all|today|use-document-acts)',
    ],
  },
  {
    name: 'content',
    of: ['web/content/(blocks/|words|content-head|written-in|not-translated|content\\.)', 'web/ui/avatar/'],
  },
]

export const groups = PARTS.map(({ name, of, withAllItImports = false }, place) => ({
  name,
  test: new RegExp(`/(${of.join('|')})`),
  includeDependenciesRecursively: withAllItImports,
  priority: PARTS.length - place,
}))

/** Two parts that need each other would start before one of them is ready. */
export function partsPointOneWay(): Plugin {
  return {
    name: 'parts-point-one-way',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      // A part may lie in the file of a page, which then offers more than the page's own exports.
      if (name !== 'client') return
      return { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
    },
    generateBundle(_, bundle) {
      const importsOf = (file: string) => {
        const part = bundle[file]
        return part?.type === 'chunk' ? part.imports : []
      }
      const settled = new Set<string>()
      const visit = (file: string, above: readonly string[]): void => {
        if (above.includes(file)) this.error(`Parts of the build need each other: ${[...above, file].join(' → ')}`)
        if (settled.has(file)) return
        for (const next of importsOf(file)) visit(next, [...above, file])
        settled.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}
