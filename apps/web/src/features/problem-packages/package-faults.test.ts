import { packageTexts } from '@isomorph/contract'
import { asSaid } from '@isomorph/problem'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from '../../refusals/coded-words.fixtures.ts'
import { schemaErrorKeys } from '../../refusals/schema-errors.ts'
import { packageFaultKeys, packageFaultWords } from './package-faults.ts'

beforeAll(() => loadAreas(['findings', 'problem-packages', 'schema-errors']))

describeCodedWords('a file of a package', packageTexts, packageFaultKeys)

it('has no code that a schema has, too', () => {
  expect(Object.keys(packageFaultKeys).filter((code) => Object.hasOwn(schemaErrorKeys, code))).toEqual([])
})

it.each([
  ['de', 'Sie ist nicht in JSON geschrieben.', 'Höchstens 100 Zeichen.', /^Die Formel /],
  ['es', 'No está escrito en JSON.', 'Como máximo 100 caracteres.', /^La fórmula /],
  ['fr', 'Il n’est pas écrit en JSON.', 'Au plus 100 caractères.', /^La formule /],
] as const)('says what is wrong with files, fields and formulas in %s', async (language, file, field, formula) => {
  const said = await inLanguage(language, () => [
    packageFaultWords({ path: '', message: 'English', reason: { code: 'notJson', params: {} } }),
    packageFaultWords({
      path: 'name',
      message: 'English',
      reason: { code: 'stringTooLong', params: { count: '100' } },
    }),
    packageFaultWords({ path: 'content', ...asSaid({ code: 'formulaDividesByZero', params: {} }) }),
  ])
  const [ofFile, ofField, ofFormula] = said.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '))
  expect([ofFile, ofField]).toEqual([file, field])
  expect(ofFormula).toMatch(formula)
})

it('keeps the words of the server where there is no code', () => {
  expect(packageFaultWords({ path: 'content', message: 'As it is.' })).toBe('As it is.')
})
