import { connectionTexts } from '@isomorph/contract'
import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { describeCodedWords, inLanguage } from '../../refusals/coded-words.fixtures.ts'
import { connectionKeys, connectionWords } from './connection-words.ts'

beforeAll(() => loadAreas(['connection-checks', 'connections', 'refusals']))

describeCodedWords('a check of a connection', connectionTexts, connectionKeys, ['classes', 'terms'])

it('says what UniTime, a server and an address are said to do beside what the check itself says', async () => {
  const said = [
    { code: 'uniTimeStatus', params: { path: '/api/roles', status: '502' } },
    { code: 'serverElsewhere', params: {} },
    { code: 'addressUnresolved', params: {} },
    { code: 'answerStatus', params: { status: '404' } },
  ]
  expect(await inLanguage('de', () => connectionWords(said, ''))).toBe(
    'UniTime beantwortete /api/roles mit dem Status 502. Der Server führt zu einer anderen Seite, statt zu antworten. Kein Server hat diesen Namen. (Status: 404.)',
  )
})
