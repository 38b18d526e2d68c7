import { createContext } from 'react'

/** Where overlays are put when the page is not one language and theme throughout, as in the gallery; else the body. */
export const OverlayContainer = createContext<HTMLElement | null>(null)
