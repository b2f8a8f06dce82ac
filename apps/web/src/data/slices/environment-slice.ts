import { createSlice } from '@reduxjs/toolkit'
import { tokenObtained } from './auth-slice.ts'

const environmentSlice = createSlice({
  name: 'env',
  initialState: { isDowntime: false },
  reducers: {
    downtimeBegan(state) {
      state.isDowntime = true
    },
  },
  extraReducers: (builder) => {
    // Somebody else has signed in: whether they may go on is asked anew.
    builder.addCase(tokenObtained, (state) => {
      state.isDowntime = false
    })
  },
})

export const { downtimeBegan } = environmentSlice.actions
export const environmentReducer = environmentSlice.reducer
