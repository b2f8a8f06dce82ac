import { launchReasons } from '@isomorph/contract'
import { languages, type LanguageCode } from '@isomorph/messages'
import { describe, expect, it } from 'vitest'
import { writerFor, type Writer } from '../../data/writers.ts'
import { refusalPage, storagePage } from './launch-pages.ts'
import { launchWords } from './launch-words.ts'

const all: readonly LanguageCode[] = ['en', 'de', 'es', 'fr']

async function writerIn(code: string): Promise<Writer> {
  return await writerFor('lti-pages', { browser: [code] }, all)
}

const refused = { value: '', traceId: 'trace', again: undefined, origins: null }
const again = { action: '/lti/login/1', fields: {} }

describe('the page of a refused launch', () => {
  it.each(launchReasons)('says in English what the table says of %s', async (reason) => {
    const { body } = refusalPage(await writerIn('en'), { ...refused, reason })
    const { title, text } = launchWords[reason]
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain(`<p>${text}</p>`)
    expect(body).toContain(`<p>Reason: <code>${reason}</code>. Trace id: <code>trace</code>.</p>`)
  })

  it.each(all.filter((code) => code !== 'en'))('says nothing in English to a browser in %s', async (code) => {
    const writer = await writerIn(code)
    const pages = launchReasons.map((reason) => {
      const { body } = refusalPage(writer, { ...refused, reason })
      return [reason, typeof body === 'string' ? body : ''] as const
    })
    expect(pages.filter(([, body]) => !body.includes(`<html lang="${code}">`))).toEqual([])
    const isEnglish = (reason: (typeof launchReasons)[number], body: string) =>
      body.includes(launchWords[reason].title) || body.includes(launchWords[reason].text)
    expect(pages.filter(([reason, body]) => isEnglish(reason, body)).map(([reason]) => reason)).toEqual([])
  })

  it('names its button and its trace in the language of the browser', async () => {
    const { body } = refusalPage(await writerIn('de-AT'), { ...refused, again, reason: 'stateUsed' })
    expect(body).toContain('<button>In neuem Tab öffnen</button>')
    expect(body).toContain('Grund: <code>stateUsed</code>. Trace-ID: <code>trace</code>.')
  })

  it('shows what a platform sends as text only', async () => {
    const sent = { ...refused, value: '<b>', traceId: '<i>', reason: 'platformError' } as const
    const { body } = refusalPage(await writerIn('fr'), sent)
    expect(body).toContain('<code>&lt;b&gt;</code>')
    expect(body).toContain('<code>&lt;i&gt;</code>')
  })

  it('is in English for a browser in a language that is not offered', async () => {
    expect(Object.keys(languages)).not.toContain('it')
    const { body } = refusalPage(await writerIn('it'), { ...refused, reason: 'stateUsed' })
    expect(body).toContain('<html lang="en">')
  })
})

describe('the page on the way to an assessment', () => {
  it('says so in the language of the browser', async () => {
    const { body } = storagePage(await writerIn('es'), { data: {}, form: undefined, origins: [] })
    expect(body).toContain('<p role="status">Se abre su evaluación…</p>')
    expect(body).toContain('<noscript><p>Active los scripts para continuar.</p></noscript>')
  })
})
