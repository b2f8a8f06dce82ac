import { activateLanguage, loadAreas } from '@isomorph/messages'
import { repairFormula } from '@isomorph/evaluator'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { repairWords } from './repair-words.ts'

beforeAll(() => loadAreas(['problem-editor']))
afterEach(() => activateLanguage('en'))

it.each([
  ['en', 'An empty exponent or subscript was removed. A missing bracket was added.'],
  ['de', 'Ein leerer Exponent oder Index wurde entfernt. Eine fehlende Klammer wurde ergänzt.'],
  ['es', 'Se quitó un exponente o subíndice vacío. Se añadió un paréntesis que faltaba.'],
  ['fr', 'Un exposant ou indice vide a été supprimé. Une parenthèse manquante a été ajoutée.'],
] as const)('says what was repaired in the language of the page: %s', async (language, words) => {
  await activateLanguage(language)
  expect(repairWords(repairFormula('\\left(x^{}+1').repairs)).toBe(words)
})

it('says what a tab kept of a former version as it was said then', () => {
  expect(repairWords(['An empty box was removed.', 'emptyText'])).toBe(
    'An empty box was removed. Empty text was removed.',
  )
})
