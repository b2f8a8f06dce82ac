import { coreApi } from '../../../data/core-api.ts'
import { store } from '../../../data/store.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { browserRecords } from './kept-records.ts'

/** What this browser keeps of sittings under way. */
export const keptAnswers = createKeptAnswers({
  records: browserRecords,
  signedInUserId: () => coreApi.endpoints.getUserInfo.select(undefined)(store.getState()).data?.id,
})
