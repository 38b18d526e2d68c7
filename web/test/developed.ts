/**
 * What was drawn, as a file. `toBlob` would wait for the browser to be at rest, which a page full of tests seldom is: a
 * second and more for each picture.
 */
export function developed(canvas: HTMLCanvasElement, type = 'image/jpeg', quality?: number): Blob {
  const [, base64 = ''] = canvas.toDataURL(type, quality).split(',')
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
}
