import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCalls } from '@isomorph/contract'
import { figure, png, shownAddress, showing, upload as uploadFile } from '../../testing/figures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let learner: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['ProblemCreator'])
  learner = await addPerson(api.db, 'learner')
})
afterAll(() => api.close())

const upload = (content: Buffer | string, as = author) => uploadFile(api, as, content)
const get = async (url: string) => await api.app.inject({ method: 'GET', url })

describe('uploading an image', () => {
  it('keeps it with its size and serves it as an image only', async () => {
    const { status, data } = await upload(png)
    expect(status).toBe(201)
    expect(data).toMatchObject({ width: 3, height: 2 })
    const served = await get(data.url)
    expect(served.headers['content-type']).toBe('image/png')
    expect(served.headers['content-security-policy']).toContain("default-src 'none'")
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(served.rawPayload.equals(png)).toBe(true)
  })

  it('says that a file is lost that was stored once', async () => {
    const lost = { name: 'lost.png', contentType: 'image/png', byteSize: 3, createdBy: author.id }
    await api.db.insertInto('files').values(lost).execute()
    const served = await get('/api/files/lost.png')
    expect(served.statusCode).toBe(404)
    expect(served.json()).toMatchObject({ type: 'urn:isomorph:file-missing', title: 'The image is lost' })
  })

  it('looks at the content and not at the name', async () => {
    expect((await upload('<html><script>alert(1)</script></html>')).data.type).toBe('urn:isomorph:not-an-image')
    expect((await upload('just text')).status).toBe(400)
    expect((await upload(png.subarray(0, 20))).status).toBe(400)
    expect((await upload('')).data.type).toBe('urn:isomorph:no-file')
  })

  it('refuses what is too large, in bytes and in pixels', async () => {
    const heavy = await upload(Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]))
    expect([heavy.status, heavy.data]).toEqual([
      413,
      expect.objectContaining({ said: [{ code: 'fileTooLarge', params: { megabytes: '10' } }] }),
    ])
    const wide = Buffer.from(png)
    wide.writeUInt32BE(100_000, 16)
    wide.writeUInt32BE(100_000, 20)
    expect((await upload(wide)).data.type).toBe('urn:isomorph:image-too-large')
  })

  it('is for those who write problems, assessments or courses', async () => {
    expect((await upload(png, learner)).status).toBe(403)
  })

  it('needs a file in a multipart body', async () => {
    const headers = { authorization: `Bearer ${await api.tokenOf(author)}` }
    expect((await api.app.inject({ method: 'POST', url: '/api/files', headers })).statusCode).toBe(400)
    const json = await api.app.inject({ method: 'POST', url: '/api/files', headers, payload: {} })
    expect(json.json()).toMatchObject({ type: 'urn:isomorph:no-file' })
  })
})

describe('a drawing', () => {
  const drawing = (inside: string, attributes = 'width="40" height="30"') =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
  const served = async (inside: string) => (await get((await upload(drawing(inside))).data.url)).payload

  it('is kept with what is harmless in it', async () => {
    const { data } = await upload(
      drawing('<defs><path id="g" d="M0 0L1 1"/></defs><use xlink:href="#g"/><text>a &lt; b</text>'),
    )
    expect(data).toMatchObject({ width: 40, height: 30 })
    const text = (await get(data.url)).payload
    expect(text).toContain('xlink:href="#g"')
    expect(text).toContain('a &lt; b')
  })

  it('loses scripts, handlers, foreign content and outside addresses', async () => {
    const text = await served(
      `<script>alert(1)</script><g onload="alert(2)"><foreignObject><p>x</p></foreignObject></g><a href="javascript:alert(3)">y</a>
       <image href="https://evil.example/x.png"/><image href="data:image/svg+xml;base64,AAAA"/><use href="other.svg#x"/>
       <rect style="fill:url(https://evil.example)" fill="url(#ok)"/><style>@import 'https://evil.example/x.css';</style>
       <set attributeName="href" to="javascript:alert(4)"/><circle r="1" style="background:u\\72l(//evil.example)"/>`,
    )
    for (const harm of ['alert', 'evil', 'foreignObject', 'javascript', 'onload', 'other.svg', '<set', 'svg+xml'])
      expect(text).not.toContain(harm)
    expect(text).toContain('fill="url(#ok)"')
  })

  it('cannot stand for a billion shapes', async () => {
    const entities = `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>${drawing('<text>&b;</text>')}`
    expect((await upload(entities)).data.type).toBe('urn:isomorph:unsafe-drawing')
    const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`
    const nested = `<g id="l0"><rect/></g>${Array.from({ length: 9 }, (_, n) => level(n + 1)).join('')}`
    expect((await upload(drawing(nested))).data.type).toBe('urn:isomorph:unsafe-drawing')
    expect((await upload(drawing('<g id="a"><use href="#a"/></g>'))).data.type).toBe('urn:isomorph:unsafe-drawing')
    expect((await upload(drawing('<g>'.repeat(5000) + '</g>'.repeat(5000)))).data.type).toBe(
      'urn:isomorph:unsafe-drawing',
    )
    expect((await upload(drawing('<rect/>'.repeat(400_000)))).status).toBe(413)
    expect((await upload(drawing('<g>'))).data.type).toBe('urn:isomorph:unsafe-drawing')
  })
})

describe('a figure that is not public', () => {
  it('is served under a signed address that ends within the hour', async () => {
    const { url } = (await upload(png)).data
    const content = showing(figure(url, true))
    const problem = (await api.call(problemCalls.createProblem, { as: author, body: { name: 'Figure', content } })).data
    expect((await get(url)).statusCode).toBe(404)

    const signed = shownAddress(problem)
    expect(signed).toContain(`viewer=${author.id}`)
    expect((await get(signed)).statusCode).toBe(200)
    expect((await get(signed.replace(/viewer=\d+/, 'viewer=999'))).statusCode).toBe(404)
    expect((await get(`${signed}x`)).statusCode).toBe(404)
    api.clock.set(new Date(Date.now() + 61 * 60_000))
    expect((await get(signed)).statusCode).toBe(404)
    api.clock.set(null)

    const rendered = await api.call(problemCalls.previewProblemStatement, {
      as: author,
      params: { problemId: problem.id },
      body: { seed: 1 },
    })
    const src = /src="([^"]+)"/.exec(rendered.data.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await get(src)).statusCode).toBe(200)

    const again = await api.call(problemCalls.updateProblem, {
      as: author,
      params: { problemId: problem.id },
      body: { name: 'Figure', tags: [], content: problem.content, baseRevisionNumber: 1 },
    })
    expect(again.data.revisionNumber).toBe(1)
  })

  it('does not lead out of the folder', async () => {
    for (const name of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'unknown.png'])
      expect((await get(`/api/files/${name}`)).statusCode).toBe(404)
  })
})
