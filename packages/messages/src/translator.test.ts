import { expect, it } from 'vitest'
import { activeLanguage } from './language.ts'
import { translatorFor } from './translator.ts'

it('writes in several languages at once, and leaves that of the page alone', async () => {
  const [german, spanish] = await Promise.all([translatorFor('de', ['letters']), translatorFor('es', ['letters'])])
  expect(german('letters.opened', { name: 'Klausur' })).toBe('Klausur hat begonnen.')
  expect(spanish('letters.opened', { name: 'Examen' })).toBe('Se ha abierto Examen.')
  expect(activeLanguage().code).toBe('en')
})
