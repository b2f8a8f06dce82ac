import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examNewsCalls, regradeCalls, resultCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createRegrader, markWaiting, noRules, regradeWorld, standing, work } from './regrades.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('a look at a regrade', () => {
  it('says who rises and changes nothing', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, delivery } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, secondNumbers.product)
    const before = await standing(api, delivery.id)
    const run = await regrader.look({ problemRevisionId: await mend() }, { neverLower: false })
    expect(run).toMatchObject({
      status: 'ready',
      done: 2,
      total: 2,
      summary: { learners: 2, rise: 1, fall: 1, kept: 0, answersChanged: 2, medianBefore: 50, medianAfter: 50 },
    })
    const { learners } = await regrader.changes(run.id)
    expect(learners.map(({ pointsBefore, pointsAfter }) => [pointsBefore, pointsAfter])).toEqual([
      [0, 10],
      [10, 0],
    ])
    expect(await standing(api, delivery.id)).toEqual(before)
  })

  it('keeps what would fall by “never lower”', async () => {
    const { second, secondId, secondNumbers, regrader, mend } = await regradeWorld(api)
    await second.submit(secondId, secondNumbers.product)
    const run = await regrader.look({ problemRevisionId: await mend() })
    expect(run.summary).toMatchObject({ rise: 0, fall: 0, kept: 1, answersChanged: 1 })
    const { learners } = await regrader.changes(run.id)
    expect(learners[0]?.results).toMatchObject([{ pointsBefore: 10, pointsAfter: 10, keptBecause: 'neverLower' }])
  })

  it('finds nothing to change by the same rules, and refuses what is not there', async () => {
    const { regrader, mend } = await regradeWorld(api)
    const other = await regradeWorld(api)
    expect((await regrader.start({})).error.type).toContain('nothing-to-regrade')
    expect((await regrader.start({ creditRule: 'fullCredit' }, { itemKey: 7 })).error).toMatchObject({
      status: 400,
      errors: [{ path: 'targets.0.itemKey' }],
    })
    expect((await regrader.start({ problemRevisionId: await other.mend() })).error).toMatchObject({
      status: 400,
      errors: [{ path: 'targets.0.rules.problemRevisionId' }],
    })
    const { items } = await regrader.list()
    expect(items).toMatchObject([{ itemKey: 1, deliveredRevisionNumber: 1, revisions: [{ number: 1 }] }])
    await mend()
    expect((await regrader.list()).items[0]?.revisions.map(({ number }) => number)).toEqual([2, 1])
  })

  it('keeps an old version that is in force, however many newer ones there are', async () => {
    const { regrader, mend } = await regradeWorld(api)
    const problemRevisionId = await mend()
    await regrader.regrade({ problemRevisionId })
    for (let count = 0; count < 31; count += 1) await mend('a+b+1')
    const { items } = await regrader.list()
    expect(items[0]?.revisions.some(({ id }) => id === problemRevisionId)).toBe(true)
    expect((await regrader.start({ problemRevisionId, points: 4 })).status).toBe(200)
  })

  it('is started once for each key, and refused where the key comes again with other content', async () => {
    const { regrader, course, delivery } = await regradeWorld(api)
    const body = {
      clientKey: crypto.randomUUID(),
      targets: [{ itemKey: 1, rules: { ...noRules, points: 4 } }],
      neverLower: true,
      reopensMarks: false,
    }
    const start = (further: object = {}) =>
      api.call(regradeCalls.startRegrade, {
        as: course.instructor,
        params: { groupAssessmentId: delivery.id },
        body: { ...body, ...further },
      })
    const { data } = await start()
    expect((await start()).data.id).toBe(data.id)
    const others = [{ neverLower: false }, { targets: [{ itemKey: 1, rules: { ...noRules, points: 5 } }] }]
    for (const other of others) {
      const { status, error } = await start(other)
      expect([status, error.type]).toEqual([409, 'urn:isomorph:key-of-other-regrade'])
    }
    expect((await regrader.list()).regrades).toHaveLength(1)
  })

  it('is offered at the problem where its version is in use', async () => {
    const { course, delivery, learner } = await regradeWorld(api)
    const { items } = await createRegrader(api, course.instructor, delivery.id).list()
    const params = { problemId: items[0]?.problemId ?? 0 }
    await api.db
      .insertInto('problemUserRoles')
      .values({ ...params, userId: course.instructor.id, role: 'Owner' })
      .execute()
    const { data } = await api.call(regradeCalls.listProblemUses, { as: course.instructor, params })
    const use = { groupAssessmentId: delivery.id, itemKey: 1, revisionNumber: 1, learners: 2, isRunning: true }
    expect(data).toMatchObject([use])
    expect((await api.call(regradeCalls.listProblemUses, { as: learner, params })).status).toBe(404)
  })

  it('is for those who may change the assessment', async () => {
    const { course, delivery, learner } = await regradeWorld(api)
    const params = { groupAssessmentId: delivery.id }
    expect((await api.call(regradeCalls.listRegrades, { as: course.grader, params })).status).toBe(403)
    expect((await api.call(regradeCalls.listRegrades, { as: learner, params })).status).toBe(403)
  })
})

describe('telling of a regrade', () => {
  it('reaches those whose points changed, until it is undone', async () => {
    const { sitter, second, id, secondId, numbers, regrader, mend } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, '1')
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    expect((await sitter.page(id)).data.correction).toBeNull()
    expect((await regrader.tell(run.id, 'The key was wrong.')).data.toldAt).not.toBeNull()
    const told = { note: 'The key was wrong.', pointsBefore: 0, pointsAfter: 10 }
    expect((await sitter.page(id)).data.correction).toMatchObject(told)
    expect((await second.page(secondId)).data.correction).toBeNull()
    await regrader.undoWholly(run.id)
    expect((await sitter.page(id)).data.correction).toBeNull()
    expect((await regrader.tell(run.id, 'Again.')).error.type).toContain('regrade-not-applied')
  })

  it('waits for the release of scores', async () => {
    const { sitter, id, numbers, regrader, mend } = await regradeWorld(api, { scoresRelease: 'never' })
    await sitter.submit(id, numbers.sum)
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    await regrader.tell(run.id, '')
    expect((await sitter.page(id)).data.correction).toBeNull()
  })
})

describe('a page that a learner has open', () => {
  it('hears of a regrade, of the note to it and of its undoing, and not of a look', async () => {
    const { sitter, id, numbers, regrader, mend, delivery, learner } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    let known = ''
    /** The page asks with what it knows: it is answered at once where something else holds. */
    const heard = async () => {
      const query = known === '' ? {} : { after: known }
      const params = { groupAssessmentId: delivery.id }
      const { data } = await api.call(examNewsCalls.awaitNews, { as: learner, params, query })
      known = data.token
      return data.news?.schedule.pagesVersion
    }
    expect(await heard()).toBe(0)
    const look = await regrader.look({ problemRevisionId: await mend() })
    expect((await sitter.page(id)).data.schedule.pagesVersion).toBe(0)
    await regrader.apply(look.id)
    await work(api, delivery.id, look.id)
    expect(await heard()).toBe(1)
    await regrader.tell(look.id, 'The key was wrong.')
    expect(await heard()).toBe(2)
    await regrader.undoWholly(look.id)
    expect(await heard()).toBe(3)
    // Pages that are fetched, and drafts and submissions that are answered, say the same.
    expect((await sitter.page(id)).data.schedule.pagesVersion).toBe(3)
    expect((await sitter.look()).data.schedule.pagesVersion).toBe(3)
    expect((await sitter.draft(id, '7', 0)).data.schedule.pagesVersion).toBe(3)
    expect((await sitter.submit(id, '7')).data.schedule.pagesVersion).toBe(3)
  })
})

describe('undoing a regrade', () => {
  it('restores everything but versions', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, delivery } = await regradeWorld(api)
    await sitter.submit(id, '1')
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, secondNumbers.product)
    const before = await standing(api, delivery.id)
    const version = await mend()
    const run = await regrader.regrade({ problemRevisionId: version, points: 4 }, { neverLower: false })
    expect(await standing(api, delivery.id)).not.toEqual(before)
    await regrader.undoWholly(run.id)
    expect(await standing(api, delivery.id)).toEqual(before)
    expect(await regrader.see(run.id)).toMatchObject({ canUndo: false })
    expect((await regrader.undo(run.id)).status).toBe(200)
  })

  it('leaves marks that people made since, and marks by the former key what came since', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, course, delivery, points } =
      await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    const params = { groupAssessmentId: delivery.id, problemInstanceId: id, attemptNumber: 1, questionKey: 1 }
    const body = { percent: 70, markingNumber: 2, comment: '' }
    expect((await api.call(resultCalls.scoreManually, { as: course.grader, params, body })).status).toBe(200)
    await second.submit(secondId, secondNumbers.sum)
    expect(await points()).toEqual([7, 10])
    await regrader.undoWholly(run.id)
    expect(await points()).toEqual([7, 0])
  })

  it('marks by the former key what waited when it was applied and was marked since', async () => {
    const { sitter, id, numbers, regrader, mend, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    // As when the evaluator is away.
    await api.db
      .updateTable('responses')
      .set({ verdict: 'pending', percent: 0, rule: 'waits' })
      .where('problemInstanceId', '=', id)
      .execute()
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    await markWaiting(api)
    expect(await points()).toEqual([10, 0])
    await regrader.undoWholly(run.id)
    expect(await points()).toEqual([0, 0])
  })

  it('makes an earlier regrade undoable again', async () => {
    const { sitter, id, numbers, regrader, mend, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const first = await regrader.regrade({ problemRevisionId: await mend() })
    const second = await regrader.regrade({ problemRevisionId: await mend('a-b') }, { neverLower: false })
    expect(await points()).toEqual([0, 0])
    await regrader.undoWholly(second.id)
    expect(await points()).toEqual([10, 0])
    expect((await regrader.see(first.id)).canUndo).toBe(true)
    await regrader.undoWholly(first.id)
    expect(await points()).toEqual([0, 0])
  })
})
