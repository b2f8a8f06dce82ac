import { exchangeTexts } from '@isomorph/contract'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from '../../refusals/coded-words.fixtures.ts'
import { exchangeKeys, exchangeWords } from './exchange-words.ts'

beforeAll(() => loadAreas(['connections', 'refusals']))

describeCodedWords('an exchange', exchangeTexts, exchangeKeys)

it('says sentences of a roster and of addresses beside those of the ledger', async () => {
  const said = [
    { code: 'rosterTakenOver', params: { added: '3', removed: '0', changed: '1', unchanged: '20' } },
    { code: 'platformFault', params: { status: '502' } },
    { code: 'addressUnresolved', params: {} },
  ]
  expect(await inLanguage('de', () => exchangeWords(said, ''))).toBe(
    'Übernommen: neu 3, ausgeschieden 0, mit anderer Rolle 1, wie vorher 20. Die Plattform hat eine Störung (502). Kein Server hat diesen Namen.',
  )
})
