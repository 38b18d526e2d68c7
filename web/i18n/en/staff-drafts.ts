/** Around every editor of the office: what was typed and is neither saved nor sent. */
export const staffDrafts = {
  storing: 'Backing up…',
  changes: {
    stored: 'Your unsaved changes are backed up. Only you can see them.',
    discard: 'Discard changes',
    leave: {
      title: 'Leave without saving?',
      stored: 'Your changes are backed up for you alone and will be here when you come back.',
      leave: 'Leave, save later',
    },
  },
  reply: {
    stored: 'Draft saved. Only you can see it.',
    discard: 'Discard draft',
    leave: {
      title: 'Close without sending?',
      stored: 'Your draft is saved for you alone and will be here when you come back.',
      leave: 'Close, send later',
    },
  },
  leave: {
    notStored: 'What you typed is not backed up yet because there is no connection. It would be lost.',
    stay: 'Stay here',
    leaveAnyway: 'Leave and lose it',
  },
}
