const CONTROLS = 'input, select, textarea, button'

/** Focuses the control of a field, or the faulty control of a group, with its question in sight. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  if (!field) return false
  const control = field.matches(CONTROLS)
    ? field
    : (field.querySelector('[aria-invalid="true"]') ?? field.querySelector(CONTROLS))
  if (!(control instanceof HTMLElement)) return false
  const question = field.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`)
  question?.scrollIntoView()
  control.focus({ preventScroll: question !== null })
  return true
}
