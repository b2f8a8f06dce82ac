import type { FastifyInstance } from 'fastify'
import { packageMaximumBytes, problemPackageCalls } from '@isomorph/contract'
import { problemPackageEndpoints } from '@isomorph/contract/schemas'
import { rawResponse } from '../../http/raw-response.ts'
import { route, routesOf } from '../../http/route.ts'
import { readUpload } from '../files/index.ts'
import { figureUserOf } from '../problems/index.ts'
import { exportProblems } from './export-problems.ts'
import { importProblems, lookAtPackage } from './import-problems.ts'

const packageRoutes = routesOf(problemPackageCalls, problemPackageEndpoints)
const upload = { maximumBytes: packageMaximumBytes }

export function registerProblemPackages(app: FastifyInstance): void {
  route(app, packageRoutes.exportProblems, async ({ db, files, user, actor, body }) =>
    rawResponse('application/zip', await exportProblems({ db, files }, { user, actor }, body.problemIds), {
      'content-disposition': 'attachment; filename="problems.isomorph.zip"',
    }),
  )

  route(app, packageRoutes.lookAtPackage, async ({ user, actor, request, ...services }) => {
    const { bytes } = await readUpload(request, upload)
    return await lookAtPackage(services, { ...actor, ...figureUserOf(user) }, bytes)
  })

  route(app, packageRoutes.importProblems, async ({ user, actor, request, query, ...services }) => {
    const { bytes } = await readUpload(request, upload)
    return await importProblems(services, { ...actor, ...figureUserOf(user) }, { ...query, bytes })
  })
}
