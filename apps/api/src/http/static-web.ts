import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { platformRefusals } from '../refusals/common.errors.ts'
import { sendRefusal } from './problem-details.ts'
import { Refusal } from '../refusals/refusals.ts'

/** Names with a content hash, as the bundler writes them into `assets/`, never change what they stand for. */
const hashedAsset = /[/\\]assets[/\\]/

const apiPath = /^\/(api|token|healthz|readyz|metrics)(\/|$|\?)/

function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path)
  return (request.method === 'GET' || request.method === 'HEAD') && !apiPath.test(request.url) && !isFile
}

/** Serves the built web app, compressed ahead, and its one page for every address of the app. */
export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      // Its own route reads the whole folder for each file, to compare how the name is spelled.
      serve: false,
      preCompressed: true,
      index: 'index.html',
      setHeaders: (reply, path) => {
        const value = hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
        void reply.header('cache-control', value)
      },
    })
    // A file costs hardly more than a refusal, and a campus behind one address asks for thousands when an exam opens.
    const uncounted = { config: { rateLimit: false }, schema: { hide: true } } as const
    app.get<{ Params: { '*': string } }>('/*', uncounted, (request, reply) => {
      void reply.sendFile(`/${request.params['*']}`)
    })
  }
  // A page that was opened with a code or ticket does not hand its address on.
  app.addHook('onRequest', (request, reply, done) => {
    if (/[?&](code|ticket)=/.test(request.url) && isPageRequest(request))
      void reply.header('referrer-policy', 'no-referrer')
    done()
  })
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPageRequest(request)) void reply.header('cache-control', 'no-cache').sendFile('index.html')
    else sendRefusal(request, reply, new Refusal(platformRefusals.notFound))
  })
}
