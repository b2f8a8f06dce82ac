import { randomUUID } from 'node:crypto'
import { createEvaluation } from '@isomorph/evaluation'
import { problemCalls } from '@isomorph/contract'
import type { ProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { calculated, galleryProblem, numberSet, numeric } from '@isomorph/gallery/write'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemContent } from '../../../testing/deliveries.ts'
import { addPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { addVersion, asking, regradeWorld } from '../../regrades/regrades.fixtures.ts'
import { getCachedInstance, type CachedInstance } from '../cache/instance-cache.ts'
import { markPending } from './mark-pending.ts'
import { submitAttempt } from './submit-attempt.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const { content } = galleryProblem({
  key: 'half',
  name: 'Half',
  field: 'Algebra',
  tags: [],
  variables: [numberSet('a', '1250.5'), calculated('h', 'a/2')],
  statement: 'What is half of @a?\n\n[[1]]',
  questions: [numeric('h')],
  solution: 'It is @h.',
})

it('shows and reads decimal commas where the saved problem says so', async () => {
  const author = await addPerson(api.db, 'decimalcomma', ['Creator'])
  const body = { name: 'Half', content: { ...content, decimalSign: 'comma' } satisfies ProblemContent }
  const saved = await api.call(problemCalls.createProblem, { as: author, body })
  expect(saved.data.content.decimalSign).toBe('comma')
  const settings = { attemptsAllowed: null, answersRelease: 'immediately', solutionsRelease: 'immediately' } as const
  const { sitter, ids } = await sit(api, settings, { problems: [saved.data.content] })
  const [id = 0] = ids
  const { data } = await sitter.page(id)
  expect(data.statementHtml).toContain('1250,5')
  expect(data.answerFields[0]).toMatchObject({ decimalSign: 'comma' })

  expect((await sitter.submit(id, '625.25')).error).toMatchObject({
    errors: [{ path: 'answers.1', message: expect.stringContaining('Write decimals with a comma: 625,25') }],
  })
  expect((await sitter.submit(id, '625,2')).data.attempts.at(-1)).toMatchObject({ percent: 0 })
  const right = await sitter.submit(id, '625,25')
  expect(right.data.attempts.at(-1)).toMatchObject({ percent: 100 })
  expect(right.data.answers).toMatchObject([{ latex: '625{,}25' }])
  expect(right.data.solutionHtml).toContain('625,25')
})

it('refuses a decimal sign that it does not know', async () => {
  const author = await addPerson(api.db, 'nosign', ['Creator'])
  const wrong = { ...content, statement: doc(''), decimalSign: 'apostrophe' } as unknown as ProblemContent
  const { status, error } = await api.call(problemCalls.createProblem, {
    as: author,
    body: { name: 'Half', content: wrong },
  })
  expect(status).toBe(400)
  expect(error.errors).toMatchObject([{ path: 'content.decimalSign' }])
})

it('marks what waited by the sign that it was typed under, whatever the problem has by then', async () => {
  const world = await regradeWorld(api, {}, [problemContent(asking('1.234'))])
  const { sitter, id, learner, regrader, delivery } = world
  const isAway = () => Promise.reject(new Error('away'))
  const instance = (await getCachedInstance(api.database, id)) as CachedInstance
  const receivedAt = new Date()
  await submitAttempt({ database: api.database, marker: { markAnswers: isAway, markWaiting: isAway } }, instance, {
    clientAttemptId: randomUUID(),
    answers: [{ questionKey: 1, value: '1.234' }],
    source: 'learner',
    receivedAt,
    clientAt: null,
    draftVersion: 0,
    judgedAt: receivedAt,
    keepsUnreadable: false,
    actorUserId: learner.id,
  })
  const commas = { ...problemContent(asking('1.234')), decimalSign: 'comma' } as const
  await regrader.regrade({ problemRevisionId: await addVersion(api, delivery.id, 1, commas) })
  const marker = createEvaluation()
  await markPending({ database: api.database, db: api.db, marker })
  await marker.close()
  expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attempts: [{ percent: 100 }] })
})
