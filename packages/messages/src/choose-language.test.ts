import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const offered = ['en', 'de', 'fr'] as const

describe('the language of the page', () => {
  it.each([
    ['what the person has set', { person: 'fr', browser: ['de'], installation: 'en' }, 'fr'],
    ['else the first language of the browser that is offered', { browser: ['es-MX', 'de-AT', 'fr'] }, 'de'],
    ['else what the installation has set', { person: null, browser: ['pt-BR'], installation: 'fr' }, 'fr'],
    ['else English', { browser: ['pt-BR'], installation: 'it' }, 'en'],
    ['English where nothing is said', {}, 'en'],
    ['nothing that is not offered', { person: 'es', browser: ['es'], installation: 'es' }, 'en'],
  ])('is %s', (_, wishes, language) => {
    expect(chooseLanguage(wishes, offered)).toBe(language)
  })

  it.each(['en', 'de', 'es', 'fr'])('is %s for everybody who chooses it', (person) => {
    expect(chooseLanguage({ person, browser: ['it'] })).toBe(person)
  })

  it('is any language that a test asks for, also one that is not offered', () => {
    expect(chooseLanguage({ underTest: 'de', person: 'en' })).toBe('de')
    expect(chooseLanguage({ underTest: 'ar-XB' })).toBe('ar-XB')
    expect(chooseLanguage({ underTest: 'tlh' })).toBe('en')
  })
})
