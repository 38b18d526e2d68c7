const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])'
/** These move by the letters that are typed. */
const CHOICES = '[role=listbox], [role=menu], [role=combobox], [role=textbox], [role=searchbox]'
const DIALOGS = '[role=dialog], [role=alertdialog], dialog[open]'

/** The keys rest while somebody writes, composes a character, chooses from a list, or has a dialog open. */
export function isResting(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.key === 'AltGraph') return true
  if (document.querySelector(DIALOGS)) return true
  const isModified = event.ctrlKey || event.metaKey
  return !isModified && event.target instanceof Element && event.target.closest(`${FIELDS}, ${CHOICES}`) !== null
}
