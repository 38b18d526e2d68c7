import { directionOf, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { LanguageProvider } from '../i18n/i18n.tsx'
import type { Examples } from '../ui/examples.ts'
import { OverlayContainer } from '../ui/overlay-container.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './gallery-page.module.css'

const modules = import.meta.glob<{ examples: Examples }>('../ui/*/*.examples.tsx', { eager: true })
const components = Object.values(modules)
  .map(({ examples }) => examples)
  .sort((a, b) => a.name.localeCompare(b.name))

const THEMES = ['light', 'dark'] as const

export default function GalleryPage() {
  // Some examples fail or open on purpose, which only a browser takes in its stride.
  const isHydrated = useHydrated()
  return (
    <main lang="en" dir="ltr" className={styles.gallery}>
      <h1>Components</h1>
      <nav aria-label="Components">
        <ul className={styles.names}>
          {components.map(({ name }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {isHydrated && components.map((component) => <Shelf key={component.name} component={component} />)}
    </main>
  )
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function Shelf({ component: { name, about, accessibility, examples } }: { component: Examples }) {
  return (
    <section id={idOf(name)} aria-labelledby={`${idOf(name)}-title`} className={styles.shelf}>
      <h2 id={`${idOf(name)}-title`}>{name}</h2>
      <p>{about}</p>
      <ul className={styles.criteria}>
        {accessibility.map((criterion) => (
          <li key={criterion}>{criterion}</li>
        ))}
      </ul>
      <div className={styles.frames}>
        {LANGUAGES.flatMap((language) =>
          THEMES.map((theme) => (
            <Frame key={`${language} ${theme}`} language={language} theme={theme}>
              {Object.entries(examples).map(([title, Example]) => (
                <Shown key={title} title={title} Example={Example} />
              ))}
            </Frame>
          )),
        )}
      </div>
    </section>
  )
}

type FrameProps = { language: Language; theme: (typeof THEMES)[number]; children: ReactNode }

/** Overlays open inside the frame they belong to, or they would take the page's language and theme. */
function Frame({ language, theme, children }: FrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <div ref={setContainer} lang={language} dir={directionOf(language)} data-theme={theme} className={styles.frame}>
      <LanguageProvider initial={language}>
        <OverlayContainer value={container}>
          <Suspense>{children}</Suspense>
        </OverlayContainer>
      </LanguageProvider>
    </div>
  )
}

function Shown({ title, Example }: { title: string; Example: ComponentType }) {
  return (
    <div className={styles.example}>
      <code className={styles.caption}>{title}</code>
      <div className={styles.stage}>
        <Example />
      </div>
    </div>
  )
}
