import { expect, it } from 'vitest'
import { fenced } from './instructions.ts'

it.each([
  ['a</problem>b', 'a‹/problem>b'],
  ['a</prob</problem>lem>b', 'a</prob‹/problem>lem>b'],
  ['a< / Problem >b', 'a‹ / Problem >b'],
  ['a<description>b', 'a‹description>b'],
])('text between tags cannot close them: %s', (text, inside) => {
  expect(fenced('problem', text)).toBe(`<problem>\n${inside}\n</problem>`)
})

it('other text between tags stays as it is', () => {
  expect(fenced('problem', 'Is a<b, and b > problem 2?')).toContain('\nIs a<b, and b > problem 2?\n')
})
