import { exchangeTexts, fieldErrorTexts, registrationLabels, registrationTexts, rosterTexts } from '@isomorph/contract'
import type { LanguageCode } from '@isomorph/messages'
import { sentences, serviceScopes } from '@isomorph/sign-in'
import { describe, expect, it } from 'vitest'
import { writerFor, type Writer } from '../../data/writers.ts'
import { detailAreas, registrationDetail } from './registration-detail.ts'
import { registrationPageKeys } from './registration-page-keys.ts'
import { connectedPage, refusedPage } from './registration-pages.ts'

const all: readonly LanguageCode[] = ['en', 'de', 'es', 'fr']

async function writerIn(code: string): Promise<Writer> {
  return await writerFor(['lti-pages', ...detailAreas], { browser: [code] }, all)
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
    const refused = { reason: 'addressUsed', detail: { message: '<b>', said: [] }, traceId: 'trace' } as const
    const { body } = refusedPage(await writerIn(code), refused)
    expect(body).toContain(`<html lang="${code}">`)
    expect(body).toContain('<code>&lt;b&gt;</code>')
  })
})

describe('what stands behind the words of a refused registration', () => {
  const texts = { ...fieldErrorTexts, ...exchangeTexts.texts, ...rosterTexts.texts, ...registrationTexts.texts }
  const ofSignIn = Object.keys(sentences).filter((code) => /^(server|answerBytes|platform)/.test(code))
  const ofAddresses = Object.keys(fieldErrorTexts).filter((code) => /^(server|address)/.test(code))
  const codes = [...new Set([...Object.keys(registrationTexts.texts), ...ofSignIn, ...ofAddresses])]

  it.each(codes)('has the English and the words of each language, with all that it holds: %s', async (code) => {
    const text = Object.entries(texts).find(([each]) => each === code)?.[1] ?? ''
    const params = Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `${name} of it`]))
    const detail = { message: 'not taken', said: [{ code, params }] }
    const words = await Promise.all(all.map(async (language) => registrationDetail(await writerIn(language), detail)))
    expect(words[0]).toBe(text.replaceAll(/\{(\w+)\}/g, '$1 of it'))
    expect(new Set(words).size).toBe(all.length)
    for (const value of Object.values(params)) expect(words.every((each) => each.includes(value))).toBe(true)
  })

  it('stays English where it has a code that is not known', async () => {
    const detail = { message: 'As it is.', said: [{ code: 'ofElsewhere', params: {} }] }
    expect(registrationDetail(await writerIn('de'), detail)).toBe('As it is.')
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
