import type { Feature } from '../../http/feature.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { registerGradePushes } from './grade-pushes.routes.ts'
import { selectDueLineItems } from './line-items.queries.ts'
import { pushGradesTask } from './push-grades.ts'
import { readGradesTask } from './read-grades.ts'

export { connectLineItem, resetLineItemsOfCourse } from './line-items.queries.ts'

const lineItemsPerSweep = 100

export const gradePushes: Feature = {
  name: 'gradePushes',
  register: registerGradePushes,
  tasks: [pushGradesTask, readGradesTask],
  sweeps: [
    {
      name: 'push grades',
      everyMilliseconds: 10_000,
      run: async ({ db }) => {
        for (const lineItemId of await selectDueLineItems(db, lineItemsPerSweep))
          await enqueue(db, pushGradesTask, { lineItemId }, { key: `push-grades ${lineItemId}` })
      },
    },
  ],
}
