import { expect, it } from 'vitest'
import { foldText, keywordsOf, matchesKeywords } from './keywords.ts'

it('takes letters for what they are without their marks, in whatever case', () => {
  expect(foldText('Chloé MÜLLER Łukasz Straße Ångström İpek')).toBe('chloe muller lukasz strasse angstrom ipek')
  expect(foldText('Chloe\u0301')).toBe('chloe')
  expect(foldText('O’Brien Σίσυφος')).toBe("o'brien σισυφοσ")
})

it.each(['lovelace, ada', 'Lovelace, Ada', 'Ada Lovelace', "ada lovelace'", 'lovelace,'])(
  'finds a name as it is printed: %s',
  (printed) => {
    expect(matchesKeywords('12 Ada Lovelace ada@x.edu', printed)).toBe(true)
  },
)

it('leaves a comma alone that is no end of a word, or a word of its own', () => {
  expect(keywordsOf("1,000 o'brien , ',")).toEqual(['1,000', "o'brien", ',', "',"])
})
