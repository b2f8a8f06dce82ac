import { detailTexts, joinDetails, sayDetail } from '@isomorph/contract'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from './coded-words.fixtures.ts'
import { detailInWords, detailKeys } from './detail-words.ts'

beforeAll(() => loadAreas(['refusal-details', 'schema-errors']))

describeCodedWords('what the server found', detailTexts, detailKeys)

const inWords = { status: 422, title: 'In words', detail: 'In general.' }
const refusal = (type: string, more: object) => ({ status: 422, title: '', detail: 'By the server.', type, ...more })

it('says a field of a manifest and what its schema says in one detail', async () => {
  const said = joinDetails(sayDetail('inField', { file: 'manifest.json', path: 'problems' }), {
    detail: 'Invalid input',
    said: [{ code: 'valueInvalid', params: {} }],
  })
  expect(said.detail).toBe('manifest.json, problems: Invalid input')
  const german = await inLanguage('de', () => detailInWords(inWords, refusal('urn:isomorph:unreadable-package', said)))
  expect(german).toEqual({ ...inWords, detail: 'In manifest.json bei problems: Der Wert ist ungültig.' })
})

it('says it at a field, too', async () => {
  const { detail, said } = sayDetail('imageOfOthers', { image: 'a.png' })
  const errors = said.map((reason) => ({ path: 'content.statement', message: detail, reason }))
  const refused = refusal('urn:isomorph:figure-of-others', { said })
  const { errors: [error] = [] } = await inLanguage('de', () => detailInWords({ ...inWords, errors }, refused))
  expect(error).toMatchObject({ path: 'content.statement', message: expect.stringMatching(/^Das Bild a\.png gehört/) })
})

it('keeps the detail of a code that it does not know, in English', async () => {
  const newer = refusal('urn:isomorph:unreadable-package', { said: [{ code: 'ofANewerServer', params: {} }] })
  expect(await inLanguage('de', () => detailInWords(inWords, newer).detail)).toBe('By the server.')
})

it('shows what a formula or a timetable said on English pages alone', async () => {
  const silent = refusal('urn:isomorph:timetable-silent', {})
  expect(detailInWords(inWords, silent).detail).toBe('By the server.')
  expect(await inLanguage('de', () => detailInWords(inWords, silent).detail)).toBe('In general.')
  expect(detailInWords(inWords, refusal('urn:isomorph:stale-problem', {}))).toBe(inWords)
})
