/** A face that must be fetched; a stand-in made of a font the reader has is none. */
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g
const NOT_WORDS = /<(script|style)\b.*?<\/\1>|<[^>]*>|[^\p{L}\p{N}<]/gsu

/** Styles without the faces that must be fetched, and those faces alone. */
export function partFonts(styles: string): { styles: string; fonts: string[] } {
  return { styles: styles.replace(FETCHED_FACE, ''), fonts: styles.match(FETCHED_FACE) ?? [] }
}

/**
 * On a slow line fonts would delay the text they are for. Until the page has been painted in stand-ins of the same
 * size, they count for print only. Then those the page has letters for are fetched and put in together: one by one
 * each would lay the page out again.
 */
export function lateFonts(fonts: readonly string[], html: string): string {
  const words = html.replace(NOT_WORDS, '')
  const needed = fonts.flatMap((font, index) => (lettersOf(font).test(words) ? [index] : []))
  return `<style id="fonts" media="print" data-needed="${needed}">${fonts.join('\n')}</style><script>${ENABLER}</script>`
}

/** Ranges are written as U+6??, U+131 or U+2010-206F. */
function lettersOf(font: string): RegExp {
  const ranges = [...font.matchAll(/U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?/gi)].map(([, start = '', open = '', end]) => {
    const first = `${start}${open.replaceAll('?', '0')}`
    return `\\u{${first}}-\\u{${end ?? `${start}${open.replaceAll('?', 'F')}`}}`
  })
  return ranges.length === 0 ? /./u : new RegExp(`[${ranges.join('')}]`, 'u')
}

// A font that does not come keeps the others waiting for a moment only. A font in no stack of the page is left alone.
const ENABLER = `(()=>{const fonts=document.getElementById('fonts');const enable=async()=>{
const stack=element=>element?getComputedStyle(element).fontFamily:'';
const stacks=stack(document.body)+stack(document.querySelector('h1'));
const faces=[...fonts.sheet.cssRules].map(({style})=>{const of=name=>style.getPropertyValue(name);
return new FontFace(of('font-family').replace(/["']/g,''),of('src'),{weight:of('font-weight'),display:of('font-display'),unicodeRange:of('unicode-range')})});
const needed=faces.filter(({family},index)=>stacks.includes(family.replace(/["']/g,''))&&fonts.dataset.needed.split(',').includes(String(index)));
await Promise.race([Promise.allSettled(needed.map(face=>face.load())),new Promise(done=>setTimeout(done,3000))]);
for(const face of faces)document.fonts.add(face)};
if(!(window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint')))return addEventListener('load',()=>{fonts.media='all'});
new PerformanceObserver((seen,observer)=>{if(seen.getEntriesByName('first-contentful-paint').length===0)return;
observer.disconnect();enable()}).observe({type:'paint',buffered:true})})()`
