import { variableNameRefusal } from '@isomorph/evaluator'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { issueOfVariableName } from './variable-names.ts'

beforeAll(() => loadAreas(['problem-editor', 'reading']))
afterEach(() => activateLanguage('en'))

const issueOf = (name: string) => issueOfVariableName(name, ['a'], variableNameRefusal)

it.each([
  ['en', 'sin is the name of a function; choose another name.'],
  ['de', 'sin ist der Name einer Funktion; wählen Sie einen anderen Namen.'],
  ['es', 'sin es el nombre de una función; elija otro nombre.'],
  ['fr', 'sin est le nom d’une fonction\u00a0; choisissez un autre nom.'],
] as const)('says why a name cannot be given in the language of the page: %s', async (language, words) => {
  await activateLanguage(language)
  expect(issueOf('sin')).toBe(words)
  expect(issueOf('b')).toBeUndefined()
})

it('shows how a name is written, with the braces of its subscript', () => {
  expect(issueOf('2x')).toContain('such as v_0 or v_{max}.')
})
