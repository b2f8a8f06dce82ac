// @vitest-environment jsdom
import { activateLanguage } from '@isomorph/messages'
import { afterEach, expect, it } from 'vitest'
import { plainSpeech } from '../../field/spoken-contents.ts'
import { announceAsPage, asPageSays, followLanguage } from './speak-as-page.ts'

const MathLive = { locale: '' }

afterEach(async () => {
  await activateLanguage('en')
})

/** An element that has what a field of MathLive has for announcements. */
function fieldWithRegion() {
  const field = document.createElement('div')
  const region = document.createElement('span')
  region.setAttribute('role', 'status')
  field.attachShadow({ mode: 'open' }).append(region)
  announceAsPage(field, plainSpeech)
  return { field, region }
}

it.each([
  ['en', "deleted:  'X'", 'x squared'],
  ['de', 'gelöscht: x', 'x Quadrat'],
  ['es', 'borrado: x', 'x al cuadrado'],
  ['fr', 'effacé: x', 'x au carré'],
] as const)('says what MathLive says in the language of the page: %s', async (language, announced, said) => {
  await activateLanguage(language)
  await followLanguage(MathLive)
  expect([MathLive.locale, asPageSays('x squared')]).toEqual([language, said])
  const { region } = fieldWithRegion()
  region.textContent = "deleted:  'X' \u00a0 "
  expect(region.textContent).toBe(`${announced} \u00a0 `)
})

it.each([
  ['en', 'line', false],
  ['de', 'line', true],
  ['de', 'move', false],
] as const)('keeps English out of the name of a field: %s, %s', async (language, command, isKept) => {
  await activateLanguage(language)
  await followLanguage(MathLive)
  const announce = new CustomEvent('announce', { detail: { command }, cancelable: true })
  fieldWithRegion().field.dispatchEvent(announce)
  expect(announce.defaultPrevented).toBe(isKept)
})
