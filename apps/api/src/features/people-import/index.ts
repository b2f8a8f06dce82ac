import type { Feature } from '../../http/feature.ts'
import { registerPeopleImport } from './people-import.routes.ts'
import { abandonedImportsSweep, applyPeopleImportTask, pastImportsSweep } from './people-import.tasks.ts'

export { decodeText } from './decode-text.ts'
export { readCsv, type CsvLine } from './read-csv.ts'

export const peopleImport: Feature = {
  name: 'people-import',
  register: registerPeopleImport,
  tasks: [applyPeopleImportTask],
  sweeps: [abandonedImportsSweep, pastImportsSweep],
}
