/** Texts of the shared components. */
export const ui = {
  optional: '(optional)',
  close: 'Close',
  retry: 'Try again',
}
