/** What staff read of appointments beyond their list: hours, the wait list, moving, and who is coming. */
export const consultationsDesk = {
  views: { waiting: 'Wait list', hours: 'Working hours' },
  nobody: {
    title: 'Nobody can be booked yet',
    body: 'Visitors find no free times until someone on the team has working hours.',
    act: 'Set working hours',
  },
  waiting: {
    columns: {
      client: 'Who waits',
      type: 'Kind',
      language: 'Language',
      zone: 'Where they are',
      since: 'Waiting since',
    },
    empty: {
      title: 'Nobody is waiting',
      body: 'Whoever finds no free time can leave an address. They get an email automatically as soon as a time opens.',
    },
  },
  move: {
    open: 'Move it',
    heading: 'Move this appointment',
    body: (city: string) =>
      `Times are on the client’s clock (${city}) with ours below. The client is told by email at once, with the new calendar entry.`,
    consultant: 'Consultant',
    anyConsultant: 'Whoever is free',
    allHours: (count: string) => `Also show times before 8:00 and after 21:00 of the client’s day (${count})`,
    none: 'There is no other free time in the next 60 days. Add working hours first.',
    notChosen: 'Choose a time first',
    act: 'Move and tell the client',
    acting: 'Moving…',
    keep: 'Leave it as it is',
    taken: 'This time has just been taken. Please choose another one.',
    over: 'This appointment has begun or was cancelled in the meantime.',
    done: 'The appointment is moved, and the client has been written to.',
  },
  client: {
    heading: 'How far they have come',
    profile: 'Profile',
    profileDone: (percent: string) => `${percent} complete`,
    applications: 'Applications',
    noApplications: 'None under way',
    withColleague: 'A colleague looks after this client’s file.',
    documents: (given: string, needed: string) => `${given} of ${needed} documents provided`,
  },
  hours: {
    whose: 'Whose hours',
    mine: (name: string) => `${name} (you)`,
    zone: 'All hours are on the clock in Toronto, summer and winter.',
    bookable: {
      label: 'Can be booked',
      hint: 'Without this no free times are shown, and appointments already made stay.',
    },
    fields: {
      spans: {
        label: 'Hours of the week',
        hint: 'Times begin every half hour from the beginning of each stretch.',
        faults: {
          REQUIRED: 'Give at least one stretch of hours, or untick “Can be booked”',
          INVALID:
            'Give each stretch a beginning and another end; stretches must not overlap. One may run past midnight.',
        },
      },
      types: { label: 'Kinds of consultation', faults: { REQUIRED: 'Choose at least one kind' } },
      meetingUrl: {
        label: 'Meeting link',
        hint: 'Clients get it with their confirmation. Without it you write to each of them how to join.',
        faults: { NOT_A_WEB_ADDRESS: 'Enter an address that begins with https://', TOO_LONG: 'This is too long' },
      },
    },
    none: 'No hours',
    from: (weekday: string) => `${weekday}, from`,
    to: (weekday: string) => `${weekday}, to`,
    add: 'Add hours',
    addOn: (weekday: string) => `Add hours on ${weekday}`,
    removeOn: (weekday: string, from: string, to: string) => `Remove ${from} to ${to} on ${weekday}`,
    buffer: { label: 'Break after each appointment', unit: 'minutes' },
    notice: { label: 'Shortest notice', unit: 'hours' },
    cap: { label: 'Most appointments a day', unit: 'a day' },
    save: 'Save working hours',
    saving: 'Saving…',
    saved: 'The working hours are saved.',
    changed: 'Someone changed these hours in the meantime. What you set is still here; saving again replaces theirs.',
  },
  daysOff: {
    heading: 'Days off',
    first: 'Save working hours first; then days off can be added.',
    empty: 'None ahead.',
    range: (from: string, to: string) => `${from} to ${to}`,
    hit: (count: number, shown: string) =>
      count === 1 ? 'One appointment is booked on these days' : `${shown} appointments are booked on these days`,
    hitBody: 'They are not cancelled automatically. Open each one to move or cancel it.',
    remove: 'Remove',
    removeNamed: (days: string) => `Remove the days off: ${days}`,
    fields: {
      from: {
        label: 'First day',
        faults: {
          REQUIRED: 'Enter the first day',
          NOT_A_DATE: 'Enter a date that exists',
          TOO_EARLY: 'This day is over',
        },
      },
      to: {
        label: 'Last day',
        hint: 'Leave it empty for a single day.',
        faults: { NOT_A_DATE: 'Enter a date that exists', ENDS_BEFORE_START: 'The last day comes before the first' },
      },
      note: { label: 'Note', hint: 'Only the team reads it.', faults: { TOO_LONG: 'Shorten the note' } },
    },
    add: 'Add days off',
    adding: 'Adding…',
    added: 'The days off are added.',
  },
}
