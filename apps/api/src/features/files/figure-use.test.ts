import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCalls, type Problem } from '@isomorph/contract'
import type { EntityRole } from '@isomorph/access'
import type { ProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { createWith, figure, shownAddress, showing, upload } from '../../testing/figures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let colleague: TestPerson
let stranger: TestPerson
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['ProblemCreator'])
  colleague = await addPerson(api.db, 'colleague', ['ProblemCreator'])
  stranger = await addPerson(api.db, 'stranger', ['ProblemCreator'])
  admin = await addPerson(api.db, 'admin', ['SuperAdmin'])
})
afterAll(() => api.close())

const statusOf = async (url: string) => (await api.app.inject({ method: 'GET', url })).statusCode

/** A figure of the author in a problem of theirs. */
async function published(nonPublic: boolean) {
  const { url } = (await upload(api, author)).data
  const { data: problem } = await createWith(api, author, showing(figure(url, nonPublic)))
  return { url, problem }
}

async function give(problem: Problem, person: TestPerson, role: EntityRole): Promise<void> {
  await api.db.insertInto('problemUserRoles').values({ problemId: problem.id, userId: person.id, role }).execute()
}

const update = (as: TestPerson, problem: Problem, content: ProblemContent, baseRevisionNumber = 1) =>
  api.call(problemCalls.updateProblem, {
    as,
    params: { problemId: problem.id },
    body: { name: 'Figure', tags: [], content, baseRevisionNumber },
  })

const preview = (as: TestPerson, problem: Problem, content: ProblemContent) =>
  api.call(problemCalls.previewProblemStatement, {
    as,
    params: { problemId: problem.id },
    body: { seed: 1, content },
  })

const refusal = (url: string) => ({
  status: 403,
  error: {
    type: 'urn:isomorph:figure-of-others',
    detail: expect.stringContaining('“A figure”'),
    errors: [
      {
        path: 'content.statement.content.0',
        message: expect.stringContaining(url.replace('/api/files/', '')),
      },
    ],
  },
})

describe('a stranger who names a figure of somebody else', () => {
  it('cannot hide it', async () => {
    const { url } = await published(false)
    expect(await createWith(api, stranger, showing(figure(url, true)))).toMatchObject(refusal(url))
    const { data: own } = await createWith(api, stranger, doublingProblem())
    expect(await update(stranger, own, showing(figure(url, true)))).toMatchObject(refusal(url))
    expect(await statusOf(url)).toBe(200)
  })

  it('gets no address for it by saving or by previewing', async () => {
    const { url } = await published(true)
    expect(await createWith(api, stranger, showing(figure(url, true)))).toMatchObject(refusal(url))
    const { data: own } = await createWith(api, stranger, doublingProblem())
    expect(await update(stranger, own, showing(figure(url, true)))).toMatchObject(refusal(url))
    expect(await preview(stranger, own, showing(figure(url, true)))).toMatchObject(refusal(url))
    const solution = await api.call(problemCalls.previewProblemSolution, {
      as: stranger,
      params: { problemId: own.id },
      body: { seed: 1, content: doublingProblem({ solution: { type: 'doc', content: [figure(url, true)] } }) },
    })
    expect(solution.error.errors?.[0]?.path).toBe('content.solution.content.0')
  })

  it('gets no address for it by other places of a content, or by writing the address out', async () => {
    const { url } = await published(true)
    const { data: own } = await createWith(api, stranger, doublingProblem())
    const picture = { artifactType: 'FileArtifact', id: 1, ordinal: 0, url, alt: '' } as const
    const pictured = doublingProblem({
      variables: [
        { id: 9, name: 't', variableType: 'RichText', parameters: {}, variableArtifacts: [picture] },
        ...doublingProblem().variables,
      ],
    })
    expect((await preview(stranger, own, pictured)).error.errors?.[0]?.path).toBe(
      'content.variables.0.variableArtifacts.0',
    )
    const unsigned = `${url}?unsigned=1`
    expect((await preview(stranger, own, showing(figure(unsigned, false)))).error.type).toBe(
      'urn:isomorph:figure-of-others',
    )
    const link = { type: 'link' as const, attrs: { href: unsigned } }
    const written = doublingProblem({
      statement: {
        type: 'doc',
        content: [
          ...doc(`<img src="${unsigned}">`, unsigned).content,
          { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [link] }] },
        ],
      },
    })
    const { data, status } = await preview(stranger, own, written)
    expect(status).toBe(200)
    expect(data.html).not.toContain('signature=')
  })

  it('may show it as public no more than hide it, so that it cannot be hidden later', async () => {
    const { url } = await published(false)
    expect(await createWith(api, stranger, showing(figure(url, false)))).toMatchObject(refusal(url))
  })

  it('cannot copy the problem', async () => {
    const { problem } = await published(true)
    const params = { problemId: problem.id }
    expect((await api.call(problemCalls.copyProblem, { as: stranger, params })).status).toBe(404)
  })
})

describe('who shares a problem', () => {
  it('saves, previews and hides its figures as an editor', async () => {
    const { url, problem } = await published(false)
    await give(problem, colleague, 'Editor')
    expect((await preview(colleague, problem, showing(figure(url, true)))).status).toBe(200)
    const saved = await update(colleague, problem, showing(figure(url, true)))
    expect(saved.status).toBe(200)
    expect(await statusOf(url)).toBe(404)
    expect(await statusOf(shownAddress(saved.data))).toBe(200)
    expect(shownAddress(saved.data)).toContain(`viewer=${colleague.id}`)
  })

  it('restores an older version with a figure that the newest one lacks', async () => {
    const { url, problem } = await published(true)
    await give(problem, colleague, 'Editor')
    expect((await update(author, problem, doublingProblem())).status).toBe(200)
    const old = await api.call(problemCalls.getProblemRevision, {
      as: colleague,
      params: { problemId: problem.id, revisionNumber: 1 },
    })
    const restored = await update(colleague, problem, old.data.content, 2)
    expect(restored.data.revisionNumber).toBe(3)
    expect(await statusOf(shownAddress(restored.data))).toBe(200)
    expect(url).toBe(shownAddress(restored.data).split('?')[0])
  })

  it('copies it with its figures, and keeps the copy when the problem is shared no more', async () => {
    const { problem } = await published(true)
    await give(problem, colleague, 'Reader')
    const copied = await api.call(problemCalls.copyProblem, { as: colleague, params: { problemId: problem.id } })
    expect(copied.status).toBe(201)
    expect(await statusOf(shownAddress(copied.data))).toBe(200)
    await api.db
      .deleteFrom('problemUserRoles')
      .where('problemId', '=', problem.id)
      .where('userId', '=', colleague.id)
      .execute()
    const changed = { ...copied.data.content, solution: doc('Another solution.') }
    expect((await update(colleague, copied.data, changed)).status).toBe(200)
  })

  it('takes a figure into a problem of their own as a reader, but cannot hide it from everybody', async () => {
    const { url, problem } = await published(false)
    await give(problem, colleague, 'Reader')
    const { data: own, status } = await createWith(api, colleague, showing(figure(url, false)))
    expect(status).toBe(201)
    const hiding = await update(colleague, own, showing(figure(url, true)))
    expect(hiding).toMatchObject(refusal(url))
    expect(hiding.error.errors?.[0]?.message).toContain('cannot make it non-public')
    const copied = await api.call(problemCalls.copyProblem, { as: colleague, params: { problemId: problem.id } })
    expect(await update(colleague, copied.data, showing(figure(url, true)))).toMatchObject(refusal(url))
    expect(await statusOf(url)).toBe(200)
  })

  it('uses figures of every problem where they may read every problem', async () => {
    const { url } = await published(true)
    const { data, status } = await createWith(api, admin, showing(figure(url, true)))
    expect(status).toBe(201)
    expect(await statusOf(shownAddress(data))).toBe(200)
  })
})

describe('content from before figures were written down', () => {
  it('keeps its figures, whoever saved it', async () => {
    const { url, problem } = await published(true)
    await give(problem, colleague, 'Editor')
    await api.db.deleteFrom('problemFigures').where('problemId', '=', problem.id).execute()
    const changed = { ...showing(figure(url, true)), solution: doc('Another solution.') }
    const saved = await update(colleague, problem, changed)
    expect(saved.status).toBe(200)
    expect(await statusOf(shownAddress(saved.data))).toBe(200)
  })
})
