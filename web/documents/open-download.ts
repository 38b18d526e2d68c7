/** What the address serves is saved, never shown, so the page stays where it is. */
export function openDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
