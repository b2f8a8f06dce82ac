import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit'
import { keptAnswerUsed } from '../kept-answers.ts'
import { requestErrorOf } from '../request-error.ts'
import { isSilence } from '../silence.ts'
import { tokenObtained } from './auth-slice.ts'

/** Whether an answer came from the server and is not one that was kept. */
function isOfServer({ meta }: { meta: object }): boolean {
  return !(meta as { baseQueryMeta?: { isKept?: boolean } }).baseQueryMeta?.isKept
}

const environmentSlice = createSlice({
  name: 'env',
  initialState: {
    isDowntime: false,
    /** The last request has not reached the server. */
    isUnreached: false,
  },
  reducers: {
    downtimeBegan(state) {
      state.isDowntime = true
    },
  },
  extraReducers: (builder) => {
    builder
      // Somebody else has signed in: whether they may go on is asked anew.
      .addCase(tokenObtained, (state) => {
        state.isDowntime = false
      })
      .addCase(keptAnswerUsed, (state) => {
        state.isUnreached = true
      })
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        state.isUnreached = isSilence(requestErrorOf(payload))
      })
      .addMatcher(isFulfilled, (state, action) => {
        if (isOfServer(action)) state.isUnreached = false
      })
  },
})

export const { downtimeBegan } = environmentSlice.actions
export const environmentReducer = environmentSlice.reducer
