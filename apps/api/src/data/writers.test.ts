import { expect, it } from 'vitest'
import { writerFor } from './writers.ts'

const written = async (person: string | null, installation: string, offered?: Parameters<typeof writerFor>[2]) => {
  const { say, code } = await writerFor('letters', { person, installation }, offered)
  return [code, say('letters.released', { name: 'X' })]
}

it("writes in the recipient's language, else in that of the installation, else in English", async () => {
  const all = ['en', 'de', 'es', 'fr'] as const
  expect(await written('fr', 'de', all)).toEqual(['fr', 'Les résultats de X sont disponibles.'])
  expect(await written(null, 'de', all)).toEqual(['de', 'Ergebnisse von X liegen vor.'])
  expect(await written(null, 'xx', all)).toEqual(['en', 'Results of X are available.'])
})

it('writes in no language that is not offered', async () => {
  expect(await written('fr', 'de', ['en', 'de'])).toEqual(['de', 'Ergebnisse von X liegen vor.'])
  expect(await written('fr', 'de', ['en'])).toEqual(['en', 'Results of X are available.'])
})
