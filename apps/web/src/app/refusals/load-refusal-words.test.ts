// @vitest-environment jsdom
import { activateLanguage } from '@isomorph/messages'
import { afterEach, expect, it } from 'vitest'
import { requestErrorOf, takeRefusalWords } from '../../data/request-error.ts'
import { findFurtherRoutes } from '../router.tsx'
import { loadRefusalWords } from './load-refusal-words.ts'

const refusal = (code: string, more = {}) => ({
  status: 409,
  type: `urn:isomorph:${code}`,
  title: 'In English',
  detail: 'By the server.',
  ...more,
})

afterEach(async () => {
  takeRefusalWords((error) => error)
  await activateLanguage('en')
})

it.each([
  ['of an account', 'wrong-current-password', 'Das aktuelle Passwort ist falsch'],
  ['of a sitting', 'deadline-passed', 'Die Zeit ist um'],
  ['of the lockdown browser', 'no-lockdown', 'Kein Prüfungsbrowser nötig'],
  ['of a course', 'no-line-item', 'Keine Lernplattform nimmt diese Punktzahlen an'],
  ['of marking', 'no-rubric', 'Es gibt kein Bewertungsschema'],
  ['of problems', 'stale-problem', 'Jemand anderes hat diese Aufgabe gespeichert'],
  ['of the installation', 'term-in-use', 'Das Semester wird benutzt'],
  ['of any call', 'not-allowed', 'Nicht erlaubt'],
  ['of what is too large', 'too-large', 'Zu groß'],
])('a refusal %s is said in the language of the page', async (_, code, title) => {
  await activateLanguage('de')
  await loadRefusalWords()
  expect(requestErrorOf(refusal(code)).title).toBe(title)
})

it('a refusal says what its parameters name', async () => {
  await activateLanguage('fr')
  await loadRefusalWords()
  const { detail } = requestErrorOf(refusal('unknown-sheet', { params: { code: 'ABCD-23' } }))
  expect(detail).toBe('Aucune feuille de cette évaluation n’a le code ABCD-23.')
  expect(requestErrorOf(refusal('unknown-sheet')).detail).toMatch(/^Aucune feuille de cette évaluation n’a ce code\./)
})

it('a refusal says what the server found in a file', async () => {
  await activateLanguage('es')
  await loadRefusalWords()
  const said = [{ code: 'zipTwice', params: { file: 'manifest.json' } }]
  expect(requestErrorOf(refusal('unreadable-package', { said }))).toMatchObject({
    title: 'El paquete no se puede leer',
    detail: 'El archivo ZIP contiene «manifest.json» dos veces.',
  })
})

it('a code without words keeps those of the server', async () => {
  await activateLanguage('es')
  await loadRefusalWords()
  expect(requestErrorOf(refusal('of-a-newer-server'))).toMatchObject({ title: 'In English', detail: 'By the server.' })
})

it('the words come with the further routes', async () => {
  await activateLanguage('de')
  const { signal } = new AbortController()
  await findFurtherRoutes({ path: '/problems', matches: [], patch: () => undefined, signal, fetcherKey: undefined })
  await expect.poll(() => requestErrorOf(refusal('stale-problem')).title).toMatch(/^Jemand anderes/)
})
