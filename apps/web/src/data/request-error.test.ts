import { networkOfflineError, unknownError } from '@isomorph/contract'
import { activateLanguage } from '@isomorph/messages'
import { expect, it } from 'vitest'
import { requestErrorOf } from './request-error.ts'

const refusal = { status: 409, title: 'Too late', detail: 'The assessment is closed.' }

it('says what no server said in the words of the specification', () => {
  expect(requestErrorOf(networkOfflineError)).toEqual(networkOfflineError)
  expect(requestErrorOf(new Error('broken'))).toEqual(unknownError)
})

it('says it in the language of the page, and leaves the words of the server alone', async () => {
  await activateLanguage('de')
  const inGerman = [requestErrorOf(networkOfflineError).detail, requestErrorOf(null).title, requestErrorOf(refusal)]
  await activateLanguage('en')
  expect(inGerman).toEqual(['Es besteht keine Netzwerkverbindung.', 'Unbekannter Fehler', refusal])
})
