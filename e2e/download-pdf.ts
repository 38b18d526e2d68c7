import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { REQUEST_TIMEOUT_MS } from '@rahnama/contract/limits.ts'
import { expect } from './fixtures.ts'

export const PDF_PATIENCE_MS = 180_000
/** By then the page has its file or has said that it took too long. */
const ANSWERED_MS = REQUEST_TIMEOUT_MS + 5_000

/**
 * A PDF is drawn behind everything else, so a busy machine may take longer than a request may. One tries again, as the page
 * says; what was drawn meanwhile is there.
 */
export async function downloadPdf(page: Page, button: Locator): Promise<Download> {
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await expect(async () => {
    await button.click()
    await expect.poll(() => downloads.length, { timeout: ANSWERED_MS }).toBeGreaterThan(0)
  }).toPass({ timeout: PDF_PATIENCE_MS })
  const [file] = downloads
  if (!file) throw new Error('Nothing was downloaded')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  return file
}
