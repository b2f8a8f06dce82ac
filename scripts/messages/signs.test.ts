import { expect, it } from 'vitest'
import { foreignSigns } from './signs.mjs'

const foundIn = (language: string, text: string): readonly string[] =>
  foreignSigns([{ name: 'sitting', languages: new Map([[language, new Map([['sitting.a', { text }]])]]) }])

it.each([
  ['de', 'Wählen Sie "Speichern".'],
  ['de', 'Wählen Sie „Speichern.'],
  ['de', 'Höchstens 5 %.'],
  ['es', 'Elija “Guardar”.'],
  ['es', 'Empezar ahora?'],
  ['es', '{percent} % de los puntos'],
  ['fr', 'Commencer ?'],
  ['fr', 'Commencer?'],
  ['fr', 'Vide : aucune'],
  ['fr', 'Choisissez « Enregistrer ».'],
  ['fr', '{count, plural, one {Une ligne :} other {# lignes :}}'],
])('finds the signs of another language in %s: %s', (language, text) => {
  expect(foundIn(language, text)).toEqual([expect.stringMatching(/^sitting\/\w\w\.po: sitting\.a: /)])
})

it.each([
  ['en', 'Choose “Save”: 5 % of what?'],
  ['de', 'Wählen Sie „Speichern“, 5\u00A0%, oder schreiben Sie ein Leerzeichen als %20.'],
  ['es', '¿Empezar? ¡Vaya! «Guardar»'],
  ['fr', 'Commencer\u00A0? «\u00A0Enregistrer\u00A0»\u00A0: 5\u00A0%, de https://, http:// ou mailto:.'],
  ['fr', '{count, plural, one {Une ligne\u00A0:} other {# lignes\u00A0:}}'],
])('finds nothing where the signs are right in %s: %s', (language, text) => {
  expect(foundIn(language, text)).toEqual([])
})
