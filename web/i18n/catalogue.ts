import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { app } from './en/app.ts'
import type { ui } from './en/ui.ts'

/** Every text module. English is the type; a Persian file that misses a text does not compile. */
export type Texts = {
  app: typeof app
  ui: typeof ui
}

export type TextName = keyof Texts

type Loaders = { [N in TextName]: Record<Language, () => Promise<{ [K in N]: Texts[N] }>> }

export const catalogue: Loaders = {
  app: { en: () => import('./en/app.ts'), fa: () => import('./fa/app.ts') },
  ui: { en: () => import('./en/ui.ts'), fa: () => import('./fa/ui.ts') },
}
