import { importTexts } from '@isomorph/contract'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from '../../refusals/coded-words.fixtures.ts'
import { importReasonKeys, importReasonWords } from './import-reasons.ts'

beforeAll(() => loadAreas(['people-import']))

describeCodedWords('a line of a file of people', importTexts, importReasonKeys)

it.each([
  ['de', 'Zeile 3 hat denselben Eintrag bei „Benutzername“.'],
  ['es', 'La línea 3 tiene el mismo valor en «Nombre de usuario».'],
  ['fr', 'La ligne 3 a la même valeur pour « Nom d’utilisateur ».'],
] as const)('names the column of a file of people in %s', async (language, words) => {
  const english = importTexts.write('lineHasSame', { line: 3, column: 'user name' })
  const said = await inLanguage(language, () => importReasonWords(importTexts.recognise(english), english))
  // French sets a space that does not break inside its quotation marks.
  expect(said.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(words)
})
