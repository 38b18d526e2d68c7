/** Acts on several rows of a list at once. */
export const many = {
  label: 'Selected entries',
  selected: (shown: string) => `${shown} selected`,
  clear: 'Clear selection',
  /** Where more match than one act may change, the first of them. */
  selectMatching: (shown: string, areAll: boolean) =>
    areAll ? `Select all ${shown} that match` : `Select the first ${shown} that match`,
  selecting: 'Selecting…',
  tooMany: (max: string) => `Select at most ${max} at once.`,
  outcome: (done: string, refused: string) => `${done} done, ${refused} refused`,
  undo: 'Undo',
  undone: (count: number, shown: string) => (count === 1 ? 'Undone for 1 entry' : `Undone for ${shown} entries`),
  cancel: 'Cancel',
}
