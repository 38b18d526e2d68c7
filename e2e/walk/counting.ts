import type { Page } from '@playwright/test'

export type Counted = { taps: number; fields: number; pages: number; screens: number; pixels: number }
type Told = { what: 'tap' | 'field' | 'page'; name: string; height: number }

/** Counts what a person does and is shown from now on: presses, questions answered, and how much there was to scroll. */
export async function counting(page: Page): Promise<() => Promise<Counted>> {
  const told: Told[] = []
  await page.exposeBinding('tellWalk', (_source, each: Told) => void told.push(each))
  await page.addInitScript(() => {
    const tell = (what: string, name: string) => {
      const heading = document.querySelector('h1')?.textContent ?? ''
      const height = document.documentElement.scrollHeight
      const walk = window as unknown as { tellWalk(told: object): Promise<void> }
      void walk.tellWalk({ what: 'page', name: `${location.pathname} ${heading}`, height })
      void walk.tellWalk({ what, name, height })
    }
    const nameOf = ({ name, id }: { name: string; id: string }) => `${location.pathname} ${name || id}`
    document.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof Element)) return
        if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)) tell('field', nameOf(target))
        else if (target.closest('a, button, summary, [role=option]')) tell('tap', '')
      },
      true,
    )
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) tell('field', nameOf(target))
        if (target instanceof HTMLSelectElement) tell('field', nameOf(target))
      },
      true,
    )
  })
  return async () => {
    const last = await page.evaluate(() => ({
      name: `${location.pathname} ${document.querySelector('h1')?.textContent ?? ''}`,
      height: document.documentElement.scrollHeight,
    }))
    const heights = new Map<string, number>()
    for (const { name, height } of [...told.filter(({ what }) => what === 'page'), last]) {
      heights.set(name, Math.max(height, heights.get(name) ?? 0))
    }
    const view = page.viewportSize()?.height ?? 1
    const all = [...heights.values()]
    return {
      taps: told.filter(({ what }) => what === 'tap').length,
      fields: new Set(told.filter(({ what }) => what === 'field').map(({ name }) => name)).size,
      pages: all.length,
      screens: all.reduce((sum, height) => sum + Math.ceil(height / view), 0),
      pixels: all.reduce((sum, height) => sum + height, 0),
    }
  }
}
