/** Counts the time of the loop on the core, not on the clock: what else the machine does is not ours. */
export function watchTurns() {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let longest = 0
  let total = 0
  let last = cpu()
  const look = () => {
    const now = cpu()
    const turn = now - last
    longest = Math.max(longest, turn)
    // A turn in which nothing happened is the watching itself.
    if (turn > 1) total += turn
    last = now
  }
  // Several short turns between two looks count as one: rather too strict than too kind.
  const watching = setInterval(look, 1)
  return {
    stop() {
      clearInterval(watching)
      look()
      return { longest, total }
    },
  }
}
