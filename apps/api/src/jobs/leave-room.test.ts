import { describe, expect, it } from 'vitest'
import { leaveRoom } from './leave-room.ts'

function roomOf(shares: readonly number[]) {
  const looks: number[] = []
  const busyShareOf = async (milliseconds: number) => {
    looks.push(milliseconds)
    return shares[looks.length - 1] ?? 1
  }
  return { room: { busyShareOf }, waited: () => looks.reduce((sum, each) => sum + each, 0) }
}

describe('leaving room for requests', () => {
  it('goes on after one look where nobody asks for anything', async () => {
    const { room, waited } = roomOf([0.05])
    await leaveRoom(400, room)
    expect(waited()).toBe(50)
  })

  it('waits 40 times as long as the work took while requests go on', async () => {
    const { room, waited } = roomOf([])
    await leaveRoom(100, room)
    expect(waited()).toBe(4000)
  })

  it('waits at most eight seconds, since long work has waited for another system', async () => {
    const { room, waited } = roomOf([])
    await leaveRoom(20_000, room)
    expect(waited()).toBe(8000)
  })

  it('goes on as soon as the requests are over', async () => {
    const { room, waited } = roomOf([0.9, 0.8, 0.1])
    await leaveRoom(400, room)
    expect(waited()).toBe(150)
  })
})
