import { termBodySchema } from '@isomorph/contract/schemas'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadRefusalWords } from '../app/refusals/load-refusal-words.ts'
import { resolverInWords } from './resolver-in-words.ts'

beforeAll(async () => {
  await activateLanguage('de')
  await loadAreas(['schema-errors'])
  await loadRefusalWords()
})
afterAll(() => activateLanguage('en'))

const check = async (values: { name: string; firstDay: string; lastDay: string }) =>
  await resolverInWords(termBodySchema)(values, undefined, { fields: {}, shouldUseNativeValidation: false })

it('says what a schema finds in the language of the page', async () => {
  const { errors } = await check({ name: '', firstDay: '', lastDay: '2026-12-01' })
  expect(errors).toMatchObject({
    name: { message: 'Ein Name ist erforderlich.' },
    firstDay: { message: 'Wählen Sie einen Tag.' },
  })
})

it('hands on what is right', async () => {
  const values = { name: 'Winter', firstDay: '2026-10-01', lastDay: '2026-12-01' }
  expect(await check(values)).toMatchObject({ values, errors: {} })
})
