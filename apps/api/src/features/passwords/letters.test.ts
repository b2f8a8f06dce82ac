import { translatorFor } from '@isomorph/messages/translator'
import { expect, it } from 'vitest'
import { noPasswordLetter, resetLetter, setLetter } from './letters.ts'

const origin = 'https://quiz.example.edu'

it.each([
  ['en', 'Reset your Isomorph password', 'Open this link within 60 minutes'],
  ['de', 'Setzen Sie Ihr Passwort für Isomorph zurück', 'innerhalb von 60 Minuten'],
  ['es', 'Restablezca su contraseña de Isomorph', 'en el plazo de 60 minutos'],
  ['fr', 'Réinitialisez votre mot de passe Isomorph', 'dans les 60 minutes'],
] as const)('says in %s how to choose a new password, and for how long', async (language, subject, within) => {
  const letter = resetLetter(origin, 'secret')(await translatorFor(language, ['letters']))
  expect(letter.subject).toBe(subject)
  expect(letter.paragraphs[0]).toContain(within)
  expect(letter.paragraphs[1]).toBe(`${origin}/reset-password#secret`)
})

it('says in German for how many days the link of a first password counts', async () => {
  const { paragraphs } = setLetter(origin, 'secret')(await translatorFor('de', ['letters']))
  expect(paragraphs[0]).toContain('innerhalb von 7 Tagen')
})

it('names the sign-in servers of somebody without a password, else the institution', async () => {
  const say = await translatorFor('en', ['letters'])
  expect(noPasswordLetter(origin, 'Campus, Library')(say).paragraphs[0]).toContain('through Campus, Library.')
  expect(noPasswordLetter(origin, null)(say).paragraphs[0]).toContain('through your institution.')
})
