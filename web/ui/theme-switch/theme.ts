export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const THEME_KEY = 'theme'
const CHANGED = 'themechange'

/** Runs before first paint, so that a dark page never flashes white. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/** Tells of choices made here and in other tabs. */
export function watchTheme(onChange: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY) showTheme(newValue === 'light' || newValue === 'dark' ? newValue : 'system')
  }
  window.addEventListener('storage', follow)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener(CHANGED, onChange)
  }
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  window.dispatchEvent(new Event(CHANGED))
}
