import { rosterTexts } from '@isomorph/contract'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from '../../refusals/coded-words.fixtures.ts'
import { codedWords } from '../../refusals/coded-words.ts'
import { rosterReasonKeys } from './roster-reasons.ts'

beforeAll(() => loadAreas(['connections']))

describeCodedWords('a roster', rosterTexts, rosterReasonKeys)

it('says each sentence of a reason in the language of the page', async () => {
  const { write, recognise } = rosterTexts
  const english = `${write('notKnownAnyMore', { names: 'MA 261' })} ${write('withoutNumber', { people: 3 })} ${write('firstReading')}`
  expect(await inLanguage('de', () => codedWords(rosterReasonKeys)(recognise(english), english))).toBe(
    'Der Stundenplan kennt Folgendes nicht mehr: MA 261. Personen ohne brauchbare Universitätsnummer, die ausgelassen wurden: 3. ' +
      'Die Teilnehmerliste wird zum ersten Mal gelesen. Noch hat sich nichts geändert.',
  )
})
