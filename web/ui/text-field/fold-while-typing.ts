/** Folds the box in place and keeps the caret where the person left it. Gives the folded value. */
export function foldWhileTyping(input: HTMLInputElement, fold: (typed: string) => string): string {
  const typed = input.value
  const folded = fold(typed)
  if (folded === typed) return typed
  const caret = input.selectionStart
  input.value = folded
  // Boxes of type email and url have no caret to read or to set.
  if (caret !== null) {
    const before = fold(typed.slice(0, caret)).length
    input.setSelectionRange(before, before)
  }
  return folded
}
