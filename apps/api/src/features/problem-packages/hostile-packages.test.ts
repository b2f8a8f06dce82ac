import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { png } from '../../testing/figures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { fileRefusals } from '../files/index.ts'
import { sha256Of } from './package-format.ts'
import { importAs, lookAs, packageOf, zipped } from './problem-packages.fixtures.ts'
import { unpackPackage } from './unpack-package.ts'

let api: TestApi
let author: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
})
afterAll(() => api.close())

const licensing = { licence: 'CC0-1.0', licenceText: '', attribution: '' }
const good = { name: 'Good', tags: [], licensing, isDraftedByAi: false, content: doublingProblem() }
const file = 'problems/0001.json'

async function refusalOf(bytes: Buffer) {
  const { status, data } = await lookAs(api, author, bytes)
  return [status, data.detail]
}

/** What is wrong with the one problem of a package. */
async function errorsOf(problem: unknown, images: Readonly<Record<string, Uint8Array>> = {}) {
  const text = typeof problem === 'string' ? problem : JSON.stringify(problem)
  const { status, data } = await lookAs(api, author, packageOf({ [file]: text }, images))
  expect([status, data.items[0]?.outcome]).toEqual([200, 'unreadable'])
  return data.items[0]?.errors
}

describe('a package as a whole', () => {
  it('is refused with codes of what is wrong', async () => {
    const said = async (bytes: Buffer) => (await lookAs(api, author, bytes)).data.said
    const manifest = (content: object) => zipped({ 'manifest.json': JSON.stringify(content) })
    expect(await said(zipped({ 'a.txt': 'x' }))).toEqual([
      { code: 'manifestMissing', params: { file: 'manifest.json' } },
    ])
    expect(await said(manifest({ format: 'isomorph-problems', version: 1, problems: 3 }))).toEqual([
      { code: 'inField', params: { file: 'manifest.json', path: 'problems' } },
      { code: 'valueKind', params: { kind: 'array', received: 'number' } },
    ])
  })

  it('is refused where it is none', async () => {
    expect(await refusalOf(Buffer.from('hello'))).toEqual([422, 'This is no zip file.'])
    expect(await refusalOf(zipped({ 'a.txt': 'x' }))).toEqual([422, 'The package has no manifest.json.'])
    expect(await refusalOf(zipped({ 'manifest.json': '{' }))).toEqual([422, 'manifest.json is not written in JSON.'])
    const newer = JSON.stringify({ format: 'isomorph-problems', version: 9, problems: [] })
    expect(await refusalOf(zipped({ 'manifest.json': newer }))).toEqual([
      422,
      'manifest.json, version: This version is not known here; version 1 is.',
    ])
  })

  it('is refused where it is cut off or damaged', async () => {
    const bytes = packageOf({ [file]: JSON.stringify(good) })
    expect((await lookAs(api, author, bytes.subarray(0, 400))).status).toBe(422)
    const damaged = Buffer.from(bytes)
    damaged.fill(0xff, 45, 120)
    expect((await lookAs(api, author, damaged)).status).toBe(422)
  })

  it.each([
    '../manifest.json',
    '/etc/passwd',
    String.raw`problems\..\x.json`,
    'C:/x.json',
    'problems/./x.json',
    'a\u0000b',
  ])('is refused with the name %j', async (name) => {
    const bytes = packageOf({ [file]: JSON.stringify(good) }, { [name]: 'x' })
    expect(await refusalOf(bytes)).toEqual([422, 'The zip file holds a file with a name that leads elsewhere.'])
  })

  it('is refused with one name for two files', async () => {
    const one = zipped({ 'manifest.json': '1' })
    expect(await refusalOf(Buffer.concat([one, one]))).toEqual([422, 'The zip file holds “manifest.json” twice.'])
  })

  it('is refused with more than a hundred problems, and with more files than are read', async () => {
    const problems = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`problems/${index}.json`, '{}']))
    expect(await refusalOf(packageOf(problems))).toEqual([
      422,
      'manifest.json, problems: A package holds at most 100 problems.',
    ])
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`x${index}`, '']))
    expect(await refusalOf(zipped(many))).toEqual([422, 'The zip file holds more than 2,000 files.'])
  })

  it('is refused when it grows beyond what is unpacked, also where it says that it is small', async () => {
    const bomb = zipped({ 'manifest.json': new Uint8Array(81 * 1024 * 1024) })
    expect(await refusalOf(bomb)).toEqual([422, 'Unpacked, the zip file is larger than 80 MB.'])
    // The size stands in the head of the entry at byte 22; what is counted is what comes out.
    const liar = zipped({ x: new Uint8Array(5_000_000) })
    liar.writeUInt32LE(10, 22)
    const limits = { unpackedBytes: 1024 * 1024, entries: 5 }
    expect(() => unpackPackage(liar, () => true, limits)).toThrow('The package cannot be read')
  })

  it('does not unpack what belongs to no problem, and names it', async () => {
    const others = { 'notes.txt': 'x', 'files/readme.md': 'x', 'problems/0002.json': '{}' }
    const { data } = await lookAs(api, author, packageOf({ [file]: JSON.stringify(good) }, others))
    expect(data.unused.toSorted()).toEqual(['files/readme.md', 'notes.txt', 'problems/0002.json'])
  })
})

describe('one problem of a package', () => {
  it('does not stop the others, and is named with each field', async () => {
    const bad = { ...good, name: '', licensing: { licence: 'MIT' }, content: { ...good.content, questions: [{}] } }
    const packed = packageOf({ 'problems/0001.json': JSON.stringify(bad), 'problems/0002.json': JSON.stringify(good) })
    const { data } = await importAs(api, author, packed)
    expect(data.items.map(({ outcome, name }) => [outcome, name])).toEqual([
      ['unreadable', ''],
      ['imported', 'Good'],
    ])
    const paths = data.items[0]?.errors.map(({ path }) => path) ?? []
    expect(paths).toEqual(expect.arrayContaining(['name', 'licensing.licence', 'content.questions.0.answerType']))
  })

  it('is unreadable where it is not what the manifest names', async () => {
    const text = JSON.stringify(good)
    const manifest = JSON.stringify({
      format: 'isomorph-problems',
      version: 1,
      problems: [
        { file, sha256: sha256Of('other') },
        { file: 'problems/0002.json', sha256: sha256Of(text) },
      ],
    })
    const { data } = await lookAs(api, author, zipped({ 'manifest.json': manifest, [file]: text }))
    expect(data.items.map(({ errors }) => errors[0]?.message)).toEqual([
      'It is not what the manifest names: it is damaged, or was changed.',
      'The package does not hold this file.',
    ])
  })

  it('is unreadable where it is not JSON, nested too deeply, or holds what cannot be stored', async () => {
    expect(await errorsOf('{')).toEqual([
      { path: '', message: 'It is not written in JSON.', reason: { code: 'notJson', params: {} } },
    ])
    expect(await errorsOf('['.repeat(200))).toEqual([
      { path: '', message: 'It is nested too deeply.', reason: { code: 'nestedTooDeeply', params: {} } },
    ])
    const message = 'It contains characters that cannot be stored.'
    const unstorable = [{ path: '', message, reason: { code: 'unstorableCharacters', params: {} } }]
    expect(await errorsOf({ ...good, name: 'a\u0000b' })).toEqual(unstorable)
    expect(await errorsOf({ ...good, name: 'a\uD800b' })).toEqual(unstorable)
  })

  it('is unreadable where it could not be saved', async () => {
    const [question] = good.content.questions
    const content = { ...good.content, questions: [question, question] }
    expect((await errorsOf({ ...good, content }))?.[0]?.path).toMatch(/^content\.questions/)
  })

  it('is unreadable without its image, with another one under its name, and with one that cannot be used', async () => {
    const showingImage = (name: string) => ({
      ...good,
      content: {
        ...good.content,
        statement: {
          type: 'doc',
          content: [
            {
              type: 'image',
              attrs: { src: `/api/files/${name}`, alt: '', width: 1, height: 1, nonPublic: false },
            },
          ],
        },
      },
    })
    const name = `${sha256Of(png)}.png`
    const path = 'content.statement.content.0'
    expect(await errorsOf(showingImage(name))).toEqual([
      {
        path,
        message: `The package does not hold the image files/${name}.`,
        reason: { code: 'packageImageMissing', params: { file: `files/${name}` } },
      },
    ])
    expect(await errorsOf(showingImage(name), { [`files/${name}`]: Buffer.from('x') })).toEqual([
      {
        path,
        message: `The image files/${name} is damaged.`,
        reason: { code: 'packageImageDamaged', params: { file: `files/${name}` } },
      },
    ])
    const huge = Buffer.from(png)
    huge.writeUInt32BE(100_000, 16)
    huge.writeUInt32BE(100_000, 20)
    for (const [bytes, code, { detail }] of [
      [Buffer.from('no image'), 'packageImageKind', fileRefusals.notAnImage],
      [huge, 'packageImageTooLarge', fileRefusals.imageTooLarge],
      [Buffer.from('<svg><g>'), 'packageImageUnsafe', fileRefusals.unsafeDrawing],
    ] as const) {
      const image = `files/${sha256Of(bytes)}.png`
      expect(await errorsOf(showingImage(image.slice('files/'.length)), { [image]: bytes })).toEqual([
        {
          path,
          message: `The image ${image} cannot be used. ${detail}`,
          reason: { code, params: { file: image } },
        },
      ])
    }
  })
})
