import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'

class Connection extends EventEmitter {
  isRefused = false
  readonly remoteAddress: string
  constructor(address: string) {
    super()
    this.remoteAddress = address
  }
  destroy() {
    this.isRefused = true
    this.emit('close')
  }
}

function listener() {
  const server = new EventEmitter()
  limitConnections(server as never, 2)
  return (address: string) => {
    const connection = new Connection(address)
    server.emit('connection', connection)
    return connection
  }
}

test('a network may hold so many connections, and one more once one has ended', () => {
  const connect = listener()
  const first = connect('203.0.113.9')
  expect(first.isRefused).toBe(false)
  expect(connect('203.0.113.9').isRefused).toBe(false)
  expect(connect('203.0.113.9').isRefused).toBe(true)
  expect(connect('203.0.113.9').isRefused).toBe(true)
  expect(connect('198.51.100.7').isRefused).toBe(false)
  first.destroy()
  expect(connect('203.0.113.9').isRefused).toBe(false)
  expect(connect('203.0.113.9').isRefused).toBe(true)
})

test('an IPv6 network is one, whatever address of it connects', () => {
  const connect = listener()
  const refused = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1::3'].map((address) => connect(address).isRefused)
  expect(refused).toEqual([false, false, true])
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a proxy on this machine (%s) is not limited', (address) => {
  const connect = listener()
  expect(Array.from({ length: 9 }, () => connect(address).isRefused)).not.toContain(true)
})
