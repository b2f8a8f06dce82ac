import { launchReasons } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ledgerWords } from '../../../entities/exchange/ledger-words.ts'
import { ledgerDetail } from './ledger-detail.ts'

beforeAll(() => loadAreas(['connections', 'lti-pages', 'refusals']))
afterEach(() => activateLanguage('en'))

const english =
  'This deployment is not known here: “7”. Add this deployment ID to the platform here, and open the link again.'
const reasonOf = (code: string, value = '') => ({ code, params: { value } })

describe('why a launch was refused', () => {
  it('is said in the words of the ledger in English', () => {
    expect(ledgerDetail({ detail: '', said: [], reason: reasonOf('unknownDeployment', '7') })).toBe(english)
  })

  it.each([
    ['de', 'Dieses Deployment ist hier nicht bekannt: „7“. Fügen Sie diese Deployment-ID hier zur Plattform hinzu'],
    ['es', 'Este despliegue no se conoce aquí: «7». Añada aquí este ID de despliegue a la plataforma'],
    [
      'fr',
      'Ce déploiement n’est pas connu ici\u00a0: «\u00a07\u00a0». Ajoutez ici cet ID de déploiement à la plateforme',
    ],
  ] as const)('is said in %s, with the value that an administrator needs', async (language, words) => {
    await activateLanguage(language)
    expect(ledgerDetail({ detail: english, said: [], reason: reasonOf('unknownDeployment', '7') })).toContain(words)
  })

  it.each(['de', 'es', 'fr'] as const)('has words of its own for each reason in %s', async (language) => {
    const inEnglish = launchReasons.map((code) => ledgerDetail({ detail: '', said: [], reason: reasonOf(code) }))
    await activateLanguage(language)
    const words = launchReasons.map((code) => ledgerDetail({ detail: '', said: [], reason: reasonOf(code) }))
    expect(words.filter((each) => inEnglish.includes(each) || each.includes('lti-pages'))).toEqual([])
  })

  it('keeps the words of the server without a code, and for one that the page does not know', () => {
    expect(ledgerDetail({ detail: 'As it is.', said: [] })).toBe('As it is.')
    expect(ledgerDetail({ detail: 'As it is.', said: [], reason: reasonOf('ofNewerServer') })).toBe('As it is.')
  })
})

it('says in the language of the page what became of other messages', async () => {
  await activateLanguage('de')
  const said = [{ code: 'lineItemMade', params: {} }]
  expect(ledgerDetail({ detail: 'English.', said })).toBe('Eine Spalte des Notenbuchs steht für den Test.')
})

it('says in the language of the page why a registration was refused', async () => {
  await activateLanguage('de')
  const said = [
    { code: 'otherHost', params: {} },
    { code: 'hostOfOthers', params: { host: 'lms.example', issuer: 'https://canvas.instructure.com' } },
  ]
  const words = ledgerDetail({ detail: 'English.', said })
  expect(words).toContain('Die Konfiguration kommt von einem anderen Rechner als die Plattform.')
  expect(words).toContain('lms.example gehört nicht zu https://canvas.instructure.com.')
})

it('says in the language of the page what a schema finds in an event, where events stand', async () => {
  await loadAreas(['schema-errors'])
  await activateLanguage('de')
  const said = [
    { code: 'eventOfKind', params: { kind: 'sessionBegun' } },
    { code: 'valueMissing', params: {} },
  ]
  expect(ledgerDetail({ detail: 'English.', said })).toBe('English.')
  expect(ledgerDetail({ detail: 'English.', said }, ledgerWords)).toBe('Ereignis sessionBegun: Dieses Feld fehlt.')
})
