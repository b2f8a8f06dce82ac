import { sayOfField } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outcomeBeforeSignIn } from './outcome-before-sign-in.ts'

beforeAll(() => loadAreas(['refusals', 'sign-in-refusals']))
afterEach(() => activateLanguage('en'))

const error = {
  status: 403,
  type: 'urn:isomorph:wrong-setup-token',
  title: 'The setup token is wrong',
  detail: '',
  errors: [{ path: 'setupToken', ...sayOfField('wrongSetupToken') }],
}

describe('what a form before sign-in is refused for', () => {
  it.each([
    ['de', 'Das ist nicht der Einrichtungsschlüssel.'],
    ['es', 'Esta no es la clave de configuración.'],
    ['fr', 'Ce n’est pas la clé de configuration.'],
  ] as const)(
    'is said of the field in %s, without the look-up of the screens behind sign-in',
    async (language, words) => {
      await activateLanguage(language)
      expect(outcomeBeforeSignIn({ error })).toMatchObject({
        error: { errors: [{ path: 'setupToken', message: words }] },
      })
    },
  )

  it('is nothing where the form was taken', () => {
    expect(outcomeBeforeSignIn({})).toEqual({})
  })
})
