import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { timetableRefusalOf } from './timetable-refusal.ts'

beforeAll(() => loadAreas(['connections', 'course-refusals', 'refusals']))
afterEach(() => activateLanguage('en'))

const refusal = { status: 409, type: 'urn:isomorph:timetable-silent', title: 'In English', detail: 'By the server.' }
const said = [{ code: 'timetableSlow', params: {} }]

describe('a timetable that gives no answer', () => {
  it('says why in the language of the page', async () => {
    await activateLanguage('de')
    expect(timetableRefusalOf({ ...refusal, said })).toMatchObject({
      title: 'Der Stundenplan antwortet nicht',
      detail: 'Der Stundenplan braucht zu lange für eine Antwort.',
    })
  })

  it('says what to do on a page in another language where the reason has no code', async () => {
    await activateLanguage('de')
    expect(timetableRefusalOf(refusal).detail).toMatch(/^Versuchen Sie es in einigen Minuten/)
  })

  it('keeps the words of the server on an English page where the reason has no code', () => {
    expect(timetableRefusalOf(refusal).detail).toBe('By the server.')
  })
})

it('another refusal says what it says everywhere', async () => {
  await activateLanguage('de')
  const { detail } = timetableRefusalOf({ ...refusal, type: 'urn:isomorph:class-not-taught', said })
  expect(detail).not.toMatch(/By the server|zu lange/)
})
