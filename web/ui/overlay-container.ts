import { createContext } from 'react'

/**
 * Overlays are put here when the page is not one language and theme throughout, as in the gallery; else into the body.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null)
