import { launchReasons } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { detailInWords } from './detail-in-words.ts'

beforeAll(() => loadAreas(['lti-pages']))
afterEach(() => activateLanguage('en'))

const english =
  'This deployment is not known here: “7”. Add this deployment ID to the platform here, and open the link again.'
const reasonOf = (code: string, value = '') => ({ code, params: { value } })

describe('why a launch was refused', () => {
  it('is said in the words of the ledger in English', () => {
    expect(detailInWords({ detail: '', reason: reasonOf('unknownDeployment', '7') })).toBe(english)
  })

  it.each([
    ['de', 'Dieses Deployment ist hier nicht bekannt: „7“. Fügen Sie diese Deployment-ID hier zur Plattform hinzu'],
    ['es', 'Este despliegue no se conoce aquí: «7». Añada aquí este ID de despliegue a la plataforma'],
    ['fr', 'Ce déploiement n’est pas connu ici : « 7 ». Ajoutez ici cet ID de déploiement à la plateforme'],
  ] as const)('is said in %s, with the value that an administrator needs', async (language, words) => {
    await activateLanguage(language)
    expect(detailInWords({ detail: english, reason: reasonOf('unknownDeployment', '7') })).toContain(words)
  })

  it.each(['de', 'es', 'fr'] as const)('has words of its own for each reason in %s', async (language) => {
    const inEnglish = launchReasons.map((code) => detailInWords({ detail: '', reason: reasonOf(code) }))
    await activateLanguage(language)
    const words = launchReasons.map((code) => detailInWords({ detail: '', reason: reasonOf(code) }))
    expect(words.filter((each) => inEnglish.includes(each) || each.includes('lti-pages'))).toEqual([])
  })

  it('keeps the words of the server without a code, and for one that the page does not know', () => {
    expect(detailInWords({ detail: 'As it is.' })).toBe('As it is.')
    expect(detailInWords({ detail: 'As it is.', reason: reasonOf('ofNewerServer') })).toBe('As it is.')
  })
})
