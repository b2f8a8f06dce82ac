import { expect, it } from 'vitest'
import { createReceipts } from './receipts.ts'

it('tells of each announcement once, after somebody has looked at it and the server has answered', () => {
  let isHidden = true
  const receipts = createReceipts(() => isHidden)
  receipts.show([1, 2])
  expect(receipts.toTell()).toEqual([])
  isHidden = false
  expect(receipts.toTell()).toEqual([1, 2])
  expect(receipts.toTell()).toEqual([1, 2])
  receipts.told([1, 2])
  receipts.show([2, 3])
  expect(receipts.toTell()).toEqual([3])
})
