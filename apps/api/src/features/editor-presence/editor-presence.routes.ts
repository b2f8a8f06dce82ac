import { editorPresenceCalls, type EditorPresence } from '@isomorph/contract'
import { editorPresenceEndpoints } from '@isomorph/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { route, routesOf } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import { deleteEditor, selectOtherEditors, upsertEditor, type OpenEditor } from './editor-presence.queries.ts'

const presenceRoutes = routesOf(editorPresenceCalls, editorPresenceEndpoints)

interface Announcement {
  readonly editor: OpenEditor
  readonly isLeaving: boolean
  readonly receivedAt: Date
  /** Whoever acts as somebody else is not shown under that person's name. */
  readonly impersonatorId: number | null
}

async function announce({ db }: Pick<Services, 'db'>, announcement: Announcement): Promise<EditorPresence> {
  const { editor, isLeaving, receivedAt, impersonatorId } = announcement
  if (isLeaving) {
    await deleteEditor(db, editor)
    return { others: [], isOpenElsewhere: false }
  }
  if (impersonatorId === null) await upsertEditor(db, editor, receivedAt)
  const open = await selectOtherEditors(db, editor, receivedAt)
  return {
    others: open.filter(({ id }) => id !== editor.userId),
    isOpenElsewhere: impersonatorId === null && open.some(({ id }) => id === editor.userId),
  }
}

export function registerEditorPresence(app: FastifyInstance): void {
  route(app, presenceRoutes.announceProblemEditor, async ({ db, user, params, body, receivedAt, impersonatorId }) => {
    const { editorKey, isLeaving } = body
    const editor = { entity: 'Problem', entityId: params.problemId, userId: user.id, editorKey } as const
    return await announce({ db }, { editor, isLeaving, receivedAt, impersonatorId })
  })

  route(
    app,
    presenceRoutes.announceAssessmentEditor,
    async ({ db, user, params, body, receivedAt, impersonatorId }) => {
      const { editorKey, isLeaving } = body
      const editor = { entity: 'Assessment', entityId: params.assessmentId, userId: user.id, editorKey } as const
      return await announce({ db }, { editor, isLeaving, receivedAt, impersonatorId })
    },
  )
}
