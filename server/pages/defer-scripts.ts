import { markupFound } from './markup-found.ts'

const PRELOAD = { strict: /<link rel="modulepreload"[^>]*>/g, loose: /<link\b[^>]*modulepreload[^>]*>/g }
const APPLICATION = { strict: /<script type="module" async="">/g, loose: /<script\b[^>]*type="?module[^>]*>/g }
const IDLE_AFTER_LOAD_MS = 1200

/**
 * A public page is complete without script: the application starts once the page has been painted and the browser
 * is idle, or at the first sign that somebody wants to use it.
 */
export function deferScripts(html: string): string {
  markupFound(html, PRELOAD)
  if (markupFound(html, APPLICATION).length === 0) return html
  return html
    .replace(PRELOAD.strict, '')
    .replace(APPLICATION.strict, '<script type="text/plain" id="application">')
    .replace('</body>', `<script>${STARTER}</script></body>`)
}

// Script waits for the first paint even where somebody is quick; a pointer that only rests where the page appears is no sign.
const STARTER = `(()=>{let started=false;const begin=()=>setTimeout(()=>{
const script=document.createElement('script');script.type='module';
script.textContent=document.getElementById('application').textContent;document.head.append(script)});
const start=()=>{if(started)return;started=true;
new PerformanceObserver((list,observer)=>{if(list.getEntriesByName('first-contentful-paint').length){observer.disconnect();begin()}}).observe({type:'paint',buffered:true})};
for(const sign of ['pointerdown','keydown','focusin'])addEventListener(sign,start,{once:true,passive:true});
addEventListener('pointermove',({movementX,movementY})=>{if(movementX||movementY)start()},{passive:true});
const rest=()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(start),${IDLE_AFTER_LOAD_MS});
document.readyState==='complete'?rest():addEventListener('load',rest)})()`
