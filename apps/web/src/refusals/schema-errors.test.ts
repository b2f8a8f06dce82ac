import { requestTexts, schemaTexts, zodTexts } from '@isomorph/contract'
import { loadAreas, t } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from './coded-words.fixtures.ts'
import { schemaErrorKeys, withSchemaErrorsInWords } from './schema-errors.ts'

beforeAll(() => loadAreas(['schema-errors']))

describeCodedWords('a field by its schema', schemaTexts, schemaErrorKeys)
describeCodedWords('a field by the server', requestTexts, schemaErrorKeys)

const refusal = (message: string) => ({
  status: 400,
  title: '',
  detail: '',
  errors: [{ path: 'name', message, reason: [...schemaTexts.recognise(message), ...zodTexts.recognise(message)][0] }],
})
const saidOf = (message: string) => {
  const { reason, ...error } = refusal(message).errors[0] ?? { path: '', message: '' }
  const known = reason ? [{ ...error, reason }] : [error]
  return withSchemaErrorsInWords({ ...refusal(message), errors: known }).errors?.[0]?.message
}

it.each([
  ['de', 'Wählen Sie mindestens eine Aufgabe.', 'Höchstens 1.500 Zeichen.', 'Mindestens 1 Eintrag.'],
  ['es', 'Elija al menos un problema.', 'Como máximo 1500 caracteres.', 'Al menos 1 entrada.'],
  ['fr', 'Choisissez au moins un exercice.', 'Au plus 1 500 caractères.', 'Au moins 1 entrée.'],
] as const)('says what schemas and zod say of fields in %s', async (language, ...words) => {
  const said = await inLanguage(language, () => [
    saidOf('Choose at least one problem.'),
    saidOf('Too big: expected string to have <=1500 characters'),
    saidOf('Too small: expected array to have >=1 items'),
  ])
  expect(said.map((text) => text?.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual(words)
})

it.each([
  ['de', /: 6, 12 oder 24\.$/],
  ['es', /: 6, 12 o 24\.$/],
  ['fr', /: 6, 12 ou 24\.$/],
] as const)('lists the months of a choice in %s', async (language, words) => {
  const said = await inLanguage(language, () => [
    saidOf('Choose unlimited, or 6, 12 or 24 months.'),
    saidOf('The audit log is kept for good, or for 6, 12 or 24 months.'),
  ])
  expect(said).toEqual([expect.stringMatching(words), expect.stringMatching(words)])
})

it('says the setup token in German, Spanish and French as its field does', async () => {
  await loadAreas(['sign-in'])
  for (const language of ['de', 'es', 'fr'] as const) {
    const [said, missing] = await inLanguage(language, () => [
      saidOf('Type the setup token.'),
      t('sign-in.setup.token.missing'),
    ])
    expect(said).toBe(missing)
  }
})

it('says to people what zod says to programs', () => {
  expect(saidOf('Too big: expected string to have <=200 characters')).toBe('At most 200 characters.')
  expect(saidOf('Too small: expected string to have exactly 3 characters')).toBe('Exactly 3 characters.')
  expect(saidOf('Invalid input')).toBe('The value is not valid.')
  expect(saidOf('Something else.')).toBe('Something else.')
})
