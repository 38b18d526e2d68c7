/** Hands a text made by the server to the browser as a download. */
export function saveFile({ fileName, content }: { fileName: string; content: string }, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
