import { registrationLabels, registrationTexts } from '@isomorph/contract'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from '../../refusals/coded-words.fixtures.ts'
import { registrationKeys, registrationWords } from './registration-words.ts'

beforeAll(() => loadAreas(['connections', 'lti-pages', 'refusals']))

describeCodedWords('a registration', registrationTexts, registrationKeys)

describe.each(Object.entries(registrationLabels))('why a registration was refused: %s', (code, { title, text }) => {
  const say = () => registrationWords([{ code, params: {} }], 'not taken')

  it('has the English of the ledger', () => {
    expect(say()).toBe(`${title}. ${text}`)
  })

  it.each(['de', 'es', 'fr'] as const)('has words of its own in %s', async (language) => {
    const words = await inLanguage(language, say)
    expect([`${title}. ${text}`, 'not taken']).not.toContain(words)
    expect(words).not.toContain('lti-pages')
  })
})

it('says what the platform itself said behind the words of the reason', async () => {
  const said = [
    { code: 'registrationRefused', params: {} },
    { code: 'platformRefusesSaying', params: { status: '400', words: 'The domain is wrong.' } },
  ]
  expect(await inLanguage('de', () => registrationWords(said, ''))).toBe(
    'Die Lernplattform lehnt die Registrierung ab. Sie sagt unten, warum. Geschieht das immer wieder, verbinden Sie sie von Hand. Die Plattform lehnt es ab (400): The domain is wrong.',
  )
})
