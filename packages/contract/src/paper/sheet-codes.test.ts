import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOfSheetCode, foldSheetCode, sheetCodeAlphabet, sheetCodeOf } from './sheet-codes.ts'

const characters = fc.string({ unit: fc.constantFrom(...sheetCodeAlphabet.split('')), minLength: 6, maxLength: 6 })

describe('the code of a sheet', () => {
  it('is read with spaces, hyphens and small letters', () => {
    const code = sheetCodeOf('K7F2QD')
    expect(faultOfSheetCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBeUndefined()
    expect(foldSheetCode('k7f-2q d')).toBe('K7F2QD')
  })

  it('says what is wrong with it', () => {
    expect(faultOfSheetCode('  ')).toEqual({
      message: 'Type the code of a sheet.',
      reason: { code: 'sheetCodeMissing', params: {} },
    })
    expect(faultOfSheetCode('K7F2QDO')?.message).toBe('Codes have no “O”. Look at the sheet again.')
    expect(faultOfSheetCode('K7F2')?.message).toBe('Codes have 7 characters; this has 4.')
  })

  it('is refused with any one character wrong', () => {
    fc.assert(
      fc.property(characters, fc.nat(6), fc.nat(29), (six, at, step) => {
        const code = sheetCodeOf(six)
        const others = sheetCodeAlphabet.replace(code[at] as string, '')
        const wrong = code.slice(0, at) + (others[step] as string) + code.slice(at + 1)
        expect(faultOfSheetCode(wrong)?.message).toBe('A character of this code is wrong. Look at the sheet again.')
      }),
    )
  })

  it('is refused with two neighbours swapped', () => {
    fc.assert(
      fc.property(characters, fc.nat(4), (six, at) => {
        fc.pre(six[at] !== six[at + 1])
        const code = sheetCodeOf(six)
        const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2)
        expect(faultOfSheetCode(swapped)).toBeDefined()
      }),
    )
  })
})
