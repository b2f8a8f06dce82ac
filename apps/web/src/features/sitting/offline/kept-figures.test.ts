// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressOf, type ApiRequest } from '../../../data/request.ts'
import { figuresIn, keepFiguresOf, requestOfFigure, showKeptFigure } from './kept-figures.ts'

const page = {
  statementHtml: '<p><img src="/api/files/a.png?viewer=1&amp;until=2&amp;signature=x" alt="A"></p>',
  answerFields: [{ hintsHtml: ['<img src="/api/files/b.svg" alt="B">'] }],
}
const figure = new Blob(['<svg/>'], { type: 'image/svg+xml' })
const signed = '/api/files/a.png?viewer=1&until=2&signature=x'
const fetchIt = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  fetchIt.mockImplementation(async () => ({ ok: true, blob: async () => figure }) as Response)
  vi.stubGlobal('fetch', fetchIt)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchIt.mockReset()
})

function keeping() {
  const lying = new Map<string, unknown>()
  const kept = {
    keep: async (_: number, request: ApiRequest, answer: unknown) => void lying.set(addressOf(request), answer),
    find: async (request: ApiRequest) => lying.get(addressOf(request)),
  }
  return { lying, place: { userId: 1, groupAssessmentId: 9, kept } }
}

it('finds the figures of a page in its text, hints and answers', () => {
  expect(figuresIn(page)).toEqual([signed, '/api/files/b.svg'])
  expect(figuresIn({ statementHtml: '<p>No figure</p>' })).toEqual([])
})

it('keeps each figure once, by its name and with its sitting', async () => {
  const { lying, place } = keeping()
  expect(await keepFiguresOf(page, place)).toBe(true)
  expect([...lying.keys()]).toEqual(['/api/groupAssessments/9/files/a.png', '/api/groupAssessments/9/files/b.svg'])
  expect([...lying.values()][0]).toMatch(/^data:image\/svg/)
  expect(fetchIt.mock.calls.map(([address]) => address)).toEqual([signed, '/api/files/b.svg'])
  expect(await keepFiguresOf(page, place)).toBe(true)
  expect(fetchIt).toHaveBeenCalledTimes(2)
})

it('promises nothing where a figure cannot be fetched', async () => {
  const { place } = keeping()
  fetchIt.mockImplementation(async () => new Response('', { status: 404 }))
  expect(await keepFiguresOf(page, place)).toBe(false)
  fetchIt.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await keepFiguresOf(page, place)).toBe(false)
})

it('shows a kept figure in place of one that failed, whatever its signature is', async () => {
  const { place } = keeping()
  await place.kept.keep(1, requestOfFigure(9, signed), 'data:image/png;base64,AAAA')
  const image = document.createElement('img')
  image.src = 'https://maths.example/api/files/a.png?viewer=1&until=3&signature=y'
  await showKeptFigure(image, '/courses/7/groupAssignments/9/problems/12', place.kept)
  expect(image.src).toBe('data:image/png;base64,AAAA')
  const other = document.createElement('img')
  other.src = 'https://maths.example/api/files/c.png'
  await showKeptFigure(other, '/courses/7/groupAssignments/9/problems/12', place.kept)
  expect(other.src).toBe('https://maths.example/api/files/c.png')
})
