import { describe, expect, it } from 'vitest'
import { counted, formatCount, formFor } from './counts.ts'

describe('counts', () => {
  it('group the digits of large numbers', () => {
    expect(formatCount(1_234_567)).toBe('1,234,567')
  })

  it.each([
    [0, '0 people'],
    [1, '1 person'],
    [2, '2 people'],
    [1250, '1,250 people'],
  ])('name %i of what is counted', (count, words) => {
    expect(counted(count, 'person', 'people')).toBe(words)
  })

  it('choose the form alone', () => {
    expect(formFor(1, 'was', 'were')).toBe('was')
    expect(formFor(3, 'was', 'were')).toBe('were')
  })
})
