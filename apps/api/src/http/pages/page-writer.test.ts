import { describe, expect, it } from 'vitest'
import { wantedLanguages } from './page-writer.ts'

describe('the languages that a browser asks for', () => {
  it('stand in the order of their weights, and without any as they come', () => {
    expect(wantedLanguages({ 'accept-language': 'fr;q=0.8, de-AT, en;q=0.9' })).toEqual(['de-AT', 'en', 'fr'])
    expect(wantedLanguages({ 'accept-language': 'es,fr' })).toEqual(['es', 'fr'])
  })

  it('leave out what is not wanted, and what cannot be read', () => {
    expect(wantedLanguages({ 'accept-language': 'de;q=0, fr;q=high, ,es' })).toEqual(['es'])
    expect(wantedLanguages({})).toEqual([])
  })
})
