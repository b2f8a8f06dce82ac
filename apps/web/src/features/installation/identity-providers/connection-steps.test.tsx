// @vitest-environment jsdom
import type { ConnectionStep } from '@isomorph/contract'
import { activateLanguage } from '@isomorph/messages'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { ConnectionSteps } from './connection-steps.tsx'

afterEach(() => activateLanguage('en'))

const step = (changes: Partial<ConnectionStep>): ConnectionStep => ({
  name: 'Client',
  nameSaid: [{ code: 'stepClient', params: {} }],
  isRight: false,
  message: 'The provider refuses the client id or the secret (invalid_client: Unknown.).',
  said: [{ code: 'clientRefusedSaying', params: { answer: 'invalid_client: Unknown.' } }],
  ...changes,
})

async function wordsIn(language: 'en' | 'de', ...steps: readonly ConnectionStep[]): Promise<readonly string[]> {
  await activateLanguage(language)
  await renderComponent(<ConnectionSteps steps={steps} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

it('says in German which step went how, with the words of the provider in it', async () => {
  const right = { isRight: true, said: [{ code: 'discoveryRight', params: {} }] }
  const discovery = { name: 'Discovery document', nameSaid: [{ code: 'stepDiscovery', params: {} }] }
  expect(await wordsIn('de', step({ ...discovery, ...right }), step({}))).toEqual([
    'Discovery-Dokument: funktioniertDer Anbieter antwortet und sagt, wer er ist.',
    'Client-ID und Nachweis: funktioniert nichtDer Anbieter lehnt die Client-ID oder das Secret ab (invalid_client: Unknown.).',
  ])
})

it('says in German what a server or a timetable did, with plurals and lists of the language', async () => {
  const holds = { code: 'exportHolds', params: { file: 'school.zip', classes: 1, terms: 2 } }
  const forbidden = { code: 'schedulesForbidden', params: { terms: ['Fall 2026', 'Spring 2027'] } }
  const words = await wordsIn('de', step({ said: [holds, forbidden] }))
  expect(words[0]).toContain('school.zip: 1 Lehrveranstaltung in 2 Semestern.')
  expect(words[0]).toContain('in diesen Semestern zu lesen: Fall 2026 und Spring 2027.')
})

it('shows the English where it knows no code', async () => {
  const [words] = await wordsIn('de', step({ said: [{ code: 'ofNewerServer', params: {} }] }))
  expect(words).toContain('Client-ID und Nachweis: funktioniert nicht')
  expect(words).toContain('The provider refuses the client id or the secret (invalid_client: Unknown.).')
})

it('says in English what the server says', async () => {
  expect(await wordsIn('en', step({}))).toEqual([
    'Client: does not workThe provider refuses the client id or the secret (invalid_client: Unknown.).',
  ])
})
