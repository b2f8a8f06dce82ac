import { describe, expect, it } from 'vitest'
import { readValues, writeValues } from './value-list.ts'

describe('lists of values', () => {
  it.each([
    ['2.5,3,3.5', ['2.5', '3', '3.5']],
    ['1\n 2 \n\n3', ['1', '2', '3']],
    ['1; 2;3', ['1', '2', '3']],
    ['1\t2\n3\t4', ['1', '2', '3', '4']],
    ['$1,250\n1,000,000', ['$1,250', '1,000,000']],
    ['1,250, 2', ['1,250', '2']],
    ['1/2, 45%, 1.2x10^3', ['1/2', '45%', '1.2x10^3']],
    [' ', []],
  ])('reads %j', (text, values) => {
    expect(readValues(text)).toEqual(values)
  })

  it('reads what it wrote', () => {
    const values = ['1,250', '-3', '1/2']
    expect(readValues(writeValues(values))).toEqual(values)
  })
})
