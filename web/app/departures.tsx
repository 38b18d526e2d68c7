import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'

export type Departure = { currentLocation: Location; nextLocation: Location }
type Stops = (departure: Departure) => boolean

type Doors = {
  register: (id: string, stops: Stops) => () => void
  /** Whose question stands between the person and the next page. */
  asking: { id: string; to: string } | undefined
  stay: () => void
  leave: () => void
}

const Context = createContext<Doors | undefined>(undefined)

/** A router takes one blocker and lets the last one win; here everything that has a reason to stop somebody takes its turn. */
export function Departures({ children }: { children: ReactNode }) {
  const reasons = useRef(new Map<string, Stops>())
  const passed = useRef(new Set<string>())
  const [asking, setAsking] = useState<string>()
  const departure = useRef<Departure>(undefined)
  const next = () =>
    [...reasons.current].find(([id, stops]) => !passed.current.has(id) && departure.current && stops(departure.current))
  const blocker = useBlocker((wanted) => {
    departure.current = wanted
    passed.current.clear()
    const [id] = next() ?? []
    setAsking(id)
    return id !== undefined
  })
  const isBlocked = blocker.state === 'blocked'
  const doors: Doors = {
    register: (id, stops) => {
      reasons.current.set(id, stops)
      return () => reasons.current.delete(id)
    },
    asking: isBlocked && asking ? { id: asking, to: blocker.location.pathname } : undefined,
    stay: () => isBlocked && blocker.reset(),
    leave: () => {
      if (!isBlocked || !asking) return
      passed.current.add(asking)
      const [id] = next() ?? []
      setAsking(id)
      if (id === undefined) blocker.proceed()
    },
  }
  return <Context value={doors}>{children}</Context>
}

/** Stops whoever leaves for a reason, until they stay or leave all the same. */
export function useDeparture(stops: Stops) {
  const doors = use(Context)
  if (!doors) throw new Error('No layout watches the departures from this page')
  const id = useId()
  const asks = useEffectEvent(stops)
  const register = useEffectEvent(() => doors.register(id, (departure) => asks(departure)))
  useEffect(() => register(), [])
  const { asking, stay, leave } = doors
  return { isStopped: asking?.id === id, to: asking?.id === id ? asking.to : undefined, stay, leave }
}
