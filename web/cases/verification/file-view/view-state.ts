export const TURNS = [0, 90, 180, 270] as const
export type Turn = (typeof TURNS)[number]

/** How one version is looked at. Its bytes never change by it. */
export type View = { zoom: number | 'fit'; turn: Turn; page: number }

export type Size = { width: number; height: number }

export const FIRST_VIEW: View = { zoom: 'fit', turn: 0, page: 1 }

const ZOOMS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
/** A stamp or a small picture is not blown up to fill the screen. */
const MOST_FIT = 2

export function turned(view: View): View {
  return { ...view, turn: TURNS[(TURNS.indexOf(view.turn) + 1) % TURNS.length] ?? 0 }
}

/** What the turned file takes of the screen at full size. */
export function sizeTurned({ width, height }: Size, turn: Turn): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }
}

/**
 * The scale at which all of it is seen. Below `legibleFrom` nobody could read it, as a printed page on a telephone: it is
 * then as wide as the room and scrolls.
 */
export function fitScale(file: Size, turn: Turn, room: Size, legibleFrom = 0): number {
  const { width, height } = sizeTurned(file, turn)
  const whole = Math.min(room.width / width, room.height / height, MOST_FIT)
  return whole < legibleFrom ? Math.min(room.width / width, 1) : whole
}

export function scaleOf({ zoom, turn }: View, file: Size, room: Size, legibleFrom = 0): number {
  return zoom === 'fit' ? fitScale(file, turn, room, legibleFrom) : zoom
}

/** The next step from what is seen now, which is rarely a step itself when the file was fitted. */
export function zoomed(view: View, scale: number, by: 1 | -1): View {
  const further = by > 0 ? ZOOMS.find((each) => each > scale * 1.01) : ZOOMS.findLast((each) => each < scale * 0.99)
  return further === undefined ? view : { ...view, zoom: further }
}

export function onPage(view: View, page: number, pages: number): View {
  return { ...view, page: Math.min(Math.max(page, 1), pages) }
}
