import { callsOf } from '../call.ts'
import type { peopleImportEndpoints } from './schemas.ts'

/** People from a file, looked at before anything happens. Uploads are multipart/form-data with one part `file`. */
export const peopleImportCalls = callsOf<typeof peopleImportEndpoints>({
  createPeopleImport: ['POST', '/api/peopleImports'],
  createRosterImport: ['POST', '/api/groups/{groupId}/peopleImports'],
  getPeopleImport: ['GET', '/api/peopleImports/{importId}'],
  listPeopleImportRows: ['GET', '/api/peopleImports/{importId}/rows'],
  applyPeopleImport: ['POST', '/api/peopleImports/{importId}/apply'],
})
