import type { Feature } from '../../http/feature.ts'
import { makePersonalDataTask } from './file/make-file.ts'
import { registerPersonalData } from './personal-data.routes.ts'
import { retentionSweep } from './retention/keep-retention-periods.ts'

export const personalData: Feature = {
  name: 'personal data',
  register: registerPersonalData,
  tasks: [makePersonalDataTask],
  sweeps: [retentionSweep],
}
