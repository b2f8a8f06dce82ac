import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compression.ts'

const app = Fastify()
compressAnswers(app)
app.get<{ Params: { length: string } }>('/texts/:length', async ({ params }, reply) =>
  reply.type('text/plain').send('−3 '.repeat(Number(params.length) / 3)),
)

const get = async (length: number, accepted: string) =>
  await app.inject({ method: 'GET', url: `/texts/${length}`, headers: { 'accept-encoding': accepted } })

it.each([3000, 300_000])('compresses a text of %i characters, at once or in another thread', async (length) => {
  const text = '−3 '.repeat(length / 3)
  const [brotli, zipped, plain] = await Promise.all([get(length, 'gzip, br'), get(length, 'gzip'), get(length, '')])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text)
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(text)
  expect(plain.payload).toBe(text)
  for (const answer of [brotli, zipped, plain]) {
    expect(answer.headers['vary']).toBe('accept-encoding')
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  }
})

it('leaves short texts as they are', async () => {
  expect((await get(900, 'br')).headers['content-encoding']).toBeUndefined()
})
