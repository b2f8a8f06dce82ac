import type { FastifyInstance } from 'fastify'
import { fileCalls } from '@isomorph/contract'
import { fileEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { fileRefusals } from './files.errors.ts'
import { isSignatureRight } from './file-signature.ts'
import { readUpload } from './read-upload.ts'
import { uploadImage } from './upload-image.ts'

const fileRoutes = routesOf(fileCalls, fileEndpoints)

/** An image is shown as an image only: opened by itself, a drawing may load nothing and run nothing. */
const imageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
} as const

export function registerFiles(app: FastifyInstance): void {
  route(
    app,
    fileRoutes.uploadImage,
    async ({ db, files, user, request }) =>
      await uploadImage({ db, files }, user.id, (await readUpload(request)).bytes),
  )

  // An `img` element cannot carry a token, so this is no call of the contract: the name, or a signature, opens a file.
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    '/api/files/:name',
    async (request, reply) => {
      const { db, files, fileKey, clock } = app.contractRouting.services
      const { name } = request.params
      const file = await db
        .selectFrom('files')
        .select(['contentType', 'isPublic'])
        .where('name', '=', name)
        .executeTakeFirst()
      const mayRead = file && (file.isPublic || isSignatureRight(fileKey, name, request.query, clock.now()))
      if (!mayRead) throw new Refusal(platformRefusals.notFound)
      const bytes = await files.get(name)
      if (!bytes) {
        request.log.error({ reqId: request.id, name }, 'A file that the database names is not there')
        throw new Refusal(fileRefusals.fileMissing)
      }
      const cacheControl = file.isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=1800'
      return await reply
        .headers({ ...imageHeaders, 'cache-control': cacheControl })
        .type(file.contentType)
        .send(bytes)
    },
  )
}
