/** Firefox and older Safari do not know `field-sizing: content`, which grows the box by style alone. */
export function growWithContent(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  box.style.blockSize = 'auto'
  box.style.blockSize = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`
}
