import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'

type Sources = {
  query: string
  cookie: string
  localStorage: Pick<Storage, 'getItem'> | undefined
  sessionStorage: Pick<Storage, 'getItem'> | undefined
  browser: readonly string[]
  html: string
}

/** The order of the specification; the first source that names one of our languages wins. */
export function detectLanguage(sources: Sources): Language {
  const candidates = [
    new URLSearchParams(sources.query).get(LANGUAGE_KEY),
    new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]+)`).exec(sources.cookie)?.[1],
    sources.localStorage?.getItem(LANGUAGE_KEY),
    sources.sessionStorage?.getItem(LANGUAGE_KEY),
    ...sources.browser.map((tag) => tag.split('-')[0]),
    sources.html,
  ]
  return candidates.find(isLanguage) ?? FALLBACK_LANGUAGE
}

function storage(read: () => Storage): Storage | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export function languageOfVisitor(query: string): Language {
  return detectLanguage({
    query,
    cookie: document.cookie,
    localStorage: storage(() => localStorage),
    sessionStorage: storage(() => sessionStorage),
    browser: navigator.languages,
    html: document.documentElement.lang,
  })
}
