import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { activateLanguage, activeLanguage, activeTag, allAreas, loadAreas, partsOf, t, type PlainKey } from './index.ts'

afterEach(async () => {
  await activateLanguage('en')
})

describe('a message', () => {
  it('is written in the language of the page', async () => {
    await loadAreas(['account'])
    expect(t('account.title')).toBe('Your account')
    expect(t('account.passkeys.rename.of', { name: 'Key' })).toBe('Rename Key')
    await activateLanguage('de')
    expect(activeTag()).toBe('de-DE')
    expect(t('account.title')).toBe('Ihr Konto')
  })

  it('counts by the rules of its language, with the digits of its numbers', async () => {
    await loadAreas(['account'])
    expect(t('account.factor.codesLeft', { count: 1 })).toBe('1 recovery code is left.')
    expect(t('account.factor.codesLeft', { count: 1250 })).toBe('1,250 recovery codes are left.')
    await activateLanguage('fr')
    expect(t('account.factor.codesLeft', { count: 0 })).toBe('Il vous reste 0 code de récupération.')
    await activateLanguage('es')
    expect(t('account.factor.codesLeft', { count: 2 })).toBe('Quedan 2 códigos de recuperación.')
  })

  it('holds what is no text, in the order of its language', async () => {
    await loadAreas(['account'])
    const person = { name: 'Ada' }
    expect(partsOf('account.sessions.actsAs', { person })).toEqual([person, ' acts as this person here.'])
    await activateLanguage('es')
    expect(partsOf('account.sessions.actsAs', { person })).toEqual([person, ' actúa aquí como esta persona.'])
  })

  it('compiles only with its own parameters', () => {
    // @ts-expect-error There is no such message.
    expectTypeOf(() => t('account.no.such.message')).toBeFunction()
    // @ts-expect-error The parameter is missing.
    expectTypeOf(() => t('account.passkeys.rename.of')).toBeFunction()
    // @ts-expect-error The parameter has another name.
    expectTypeOf(() => t('account.passkeys.rename.of', { title: 'Key' })).toBeFunction()
    // @ts-expect-error A count is a number.
    expectTypeOf(() => t('account.factor.codesLeft', { count: '1' })).toBeFunction()
    // @ts-expect-error This one takes none.
    expectTypeOf(() => t('account.title', { name: 'Key' })).toBeFunction()
    expectTypeOf<'account.title'>().toExtend<PlainKey>()
    expectTypeOf<'account.passkeys.rename.of'>().not.toExtend<PlainKey>()
  })
})

describe('the pseudo-languages', () => {
  it('are longer, or run from right to left, and keep what is put in', async () => {
    await loadAreas(allAreas)
    await activateLanguage('en-XA')
    expect(t('account.passkeys.rename.of', { name: 'Key' })).toMatch(/^\[Réñáméé? Key~+\]$/)
    expect(t('account.factor.codesLeft', { count: 2 })).toContain('2 ')
    await activateLanguage('ar-XB')
    expect(activeLanguage().direction).toBe('rtl')
    expect(t('account.passkeys.rename.of', { name: 'Key' })).toBe('\u202eRename \u202cKey')
  })
})
