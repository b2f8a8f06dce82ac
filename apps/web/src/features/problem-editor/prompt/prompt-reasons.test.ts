import { promptTexts } from '@isomorph/contract'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { sentenceKeys } from '../../../entities/finding/keys.ts'
import { promptReasonKeys } from '../../../entities/prompt/prompt-reason-keys.ts'
import { describeCodedWords, inLanguage } from '../../../refusals/coded-words.fixtures.ts'
import { schemaErrorKeys } from '../../../refusals/schema-errors.ts'
import { promptReasonWords } from './prompt-reasons.ts'

beforeAll(() => loadAreas(['findings', 'problem-prompt', 'schema-errors']))

// Both are the same in Spanish.
const { placeVariable: _one, placeVariables: _all, ...texts } = promptTexts.texts

describeCodedWords('a draft by a model', { texts }, promptReasonKeys)

it('has no code that a finding or a schema has, too', () => {
  const codes = [sentenceKeys, schemaErrorKeys, promptReasonKeys].flatMap((keys) => Object.keys(keys))
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([])
})

it.each([
  ['de', 'Der Entwurf hat einen Fehler: Frage 2: Die Formel'],
  ['es', 'El borrador tiene un error: Pregunta 2: La fórmula'],
  ['fr', 'Le brouillon comporte une erreur : Question 2 : La formule'],
] as const)('says what was found in a draft in %s', async (language, beginning) => {
  const said = [
    { code: 'draftWrong', params: {} },
    { code: 'placeQuestion', params: { number: '2' } },
    { code: 'formulaDividesByZero', params: {} },
  ]
  const words = await inLanguage(language, () => promptReasonWords(said, 'English'))
  expect(words.replaceAll(/[\u00A0\u202F]/g, ' ').startsWith(beginning)).toBe(true)
})
