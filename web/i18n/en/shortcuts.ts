export const shortcuts = {
  title: 'Keyboard shortcuts',
  help: 'Show this list',
  letters: {
    label: 'Use single-letter keys',
    hint: 'Switch this off if your keyboard or voice control triggers them by accident. It applies to you, in this browser.',
  },
}
