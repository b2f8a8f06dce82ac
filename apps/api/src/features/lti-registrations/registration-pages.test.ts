import { registrationLabels } from '@isomorph/contract'
import type { LanguageCode } from '@isomorph/messages'
import { serviceScopes } from '@isomorph/sign-in'
import { describe, expect, it } from 'vitest'
import { writerFor, type Writer } from '../../data/writers.ts'
import { registrationPageKeys } from './registration-page-keys.ts'
import { connectedPage, refusedPage } from './registration-pages.ts'

const all: readonly LanguageCode[] = ['en', 'de', 'es', 'fr']

async function writerIn(code: string): Promise<Writer> {
  return await writerFor('lti-pages', { browser: [code] }, all)
}

const entries = Object.entries(registrationPageKeys)
const labels = Object.values(registrationLabels)

describe('the page of a refused registration', () => {
  it('says in English what the ledger says', async () => {
    const { say } = await writerIn('en')
    expect(entries.map(([, { title, text }]) => ({ title: say(title), text: say(text) }))).toEqual(
      entries.map(([reason]) => Object.entries(registrationLabels).find(([each]) => each === reason)?.[1]),
    )
  })

  it.each(all.filter((code) => code !== 'en'))('has no English in %s', async (code) => {
    const { say } = await writerIn(code)
    const english = new Set<string>(labels.flatMap(({ title, text }) => [title, text]))
    const said = entries.flatMap(([, { title, text }]) => [say(title), say(text)])
    expect(said.filter((text) => english.has(text))).toEqual([])
    const refused = { reason: 'addressUsed', detail: '<b>', traceId: 'trace' } as const
    const { body } = refusedPage(await writerIn(code), refused)
    expect(body).toContain(`<html lang="${code}">`)
    expect(body).toContain('<code>&lt;b&gt;</code>')
  })
})

describe('the page of a platform that is registered', () => {
  it('says in the language of the browser what is left to do', async () => {
    const missingScopes = [serviceScopes.score, 'https://platform.example/own']
    const { body } = connectedPage(await writerIn('de'), { name: 'Campus', product: 'moodle', missingScopes })
    expect(body).toContain('<h1>Campus ist registriert</h1>')
    expect(body).toContain('Aktivieren Sie in Moodle das Tool in der Liste der Tools.')
    expect(body).toContain('Die Plattform erlaubt nicht: das Senden von Noten, https://platform.example/own.')
  })
})
