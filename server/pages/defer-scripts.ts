const PRELOADS = /<link rel="modulepreload"[^>]*>/g
const APPLICATION = /<script type="module" async="">/
const IDLE_AFTER_LOAD_MS = 1200

/**
 * A public page is complete without script: the application starts once the page has been painted and the browser
 * is idle, or at the first sign that somebody wants to use it.
 */
export function deferScripts(html: string): string {
  if (!APPLICATION.test(html)) return html
  return html
    .replace(PRELOADS, '')
    .replace(APPLICATION, '<script type="text/plain" id="application">')
    .replace('</body>', `<script>${STARTER}</script></body>`)
}

const STARTER = `(()=>{let started=false;const start=()=>{if(started)return;started=true;
const script=document.createElement('script');script.type='module';
script.textContent=document.getElementById('application').textContent;document.head.append(script)};
for(const sign of ['pointerover','pointerdown','keydown','focusin'])addEventListener(sign,start,{once:true,passive:true});
const rest=()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(start),${IDLE_AFTER_LOAD_MS});
document.readyState==='complete'?rest():addEventListener('load',rest)})()`
