/** A face that must be fetched; a stand-in made of a font the reader has is none. */
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** Styles without the faces that must be fetched, and those faces alone. */
export function partFonts(styles: string): { styles: string; fonts: string } {
  return { styles: styles.replace(FETCHED_FACE, ''), fonts: (styles.match(FETCHED_FACE) ?? []).join('\n') }
}

/**
 * On a slow line fonts would take the road from the words they are for. Until the page has been painted, in stand-ins
 * of the same size, they count for print only.
 */
export function lateFonts(fonts: string): string {
  return `<style id="fonts" media="print">${fonts}</style><script>${ENABLER}</script>`
}

const ENABLER = `(()=>{const enable=()=>{document.getElementById('fonts').media='all'};
if(!(window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint')))return addEventListener('load',enable);
new PerformanceObserver((seen,observer)=>{if(seen.getEntriesByName('first-contentful-paint').length===0)return;
observer.disconnect();enable()}).observe({type:'paint',buffered:true})})()`
