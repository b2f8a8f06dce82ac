import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

const keyOf = (row: number): number => row
const pageSize = 3

/** Reads a list of this length; answers the rows, and which pages were asked for. */
async function readList(length: number) {
  const asked: number[] = []
  const pageAt = (page: number) =>
    Array.from({ length }, (_, place) => place).slice((page - 1) * pageSize, page * pageSize)
  const read = async (page: number) => {
    asked.push(page)
    return { data: pageAt(page) }
  }
  return { outcome: await readPages({ first: pageAt(1), pageSize, read, keyOf }), asked }
}

it.each([0, 2, 3, 4, 15, 16, 40])('reads all of %i rows, in their order', async (length) => {
  expect((await readList(length)).outcome).toEqual({ data: Array.from({ length }, (_, place) => place) })
})

it('asks for nothing more where the first page is not full', async () => {
  expect((await readList(2)).asked).toEqual([])
})

it('counts a row once that came twice, and ends with the error of a page', async () => {
  const twice = async (page: number) => ({ data: page === 2 ? [3, 4] : [] })
  expect(await readPages({ first: [1, 2, 3], pageSize, read: twice, keyOf })).toEqual({ data: [1, 2, 3, 4] })
  const error = { status: 503 } as never
  expect(await readPages({ first: [1, 2, 3], pageSize, read: async () => ({ error }), keyOf })).toEqual({ error })
})
