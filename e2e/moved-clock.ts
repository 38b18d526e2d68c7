// Loaded before the server, so that a journey can be walked on a day that has not come yet.
const Real = Date
const ahead = Real.parse(process.env.CLOCK_START ?? '') - Real.now()

globalThis.Date = new Proxy(Real, {
  construct: (target, given, asked) =>
    given.length > 0 ? Reflect.construct(target, given, asked) : new target(target.now() + ahead),
  get: (target, name) => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name)),
})
