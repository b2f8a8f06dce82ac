import type { Feature } from '../../http/feature.ts'
import { deleteOldLockdown } from './lockdown.queries.ts'
import { registerLockdown } from './lockdown.routes.ts'
import { forgetStandings, lockdownAccess } from './standing.ts'

export const lockdown: Feature = {
  name: 'lockdown',
  register: registerLockdown,
  groupAccess: lockdownAccess,
  forget: forgetStandings,
  sweeps: [
    {
      name: 'delete old launches of lockdown browsers',
      everyMilliseconds: 3_600_000,
      run: async ({ db }) => deleteOldLockdown(db),
    },
  ],
}
