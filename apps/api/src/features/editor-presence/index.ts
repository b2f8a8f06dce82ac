import type { Feature } from '../../http/feature.ts'
import { deleteSilentEditors } from './editor-presence.queries.ts'
import { registerEditorPresence } from './editor-presence.routes.ts'

export const editorPresence: Feature = {
  name: 'editor presence',
  register: registerEditorPresence,
  sweeps: [
    {
      name: 'delete silent editors',
      everyMilliseconds: 3_600_000,
      run: async ({ db }) => await deleteSilentEditors(db),
    },
  ],
}
