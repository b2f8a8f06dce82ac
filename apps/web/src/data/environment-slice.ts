import { createSlice } from '@reduxjs/toolkit'

const environmentSlice = createSlice({
  name: 'env',
  initialState: { isDowntime: false },
  reducers: {
    downtimeBegan(state) {
      state.isDowntime = true
    },
    downtimeEnded(state) {
      state.isDowntime = false
    },
  },
})

export const { downtimeBegan, downtimeEnded } = environmentSlice.actions
export const environmentReducer = environmentSlice.reducer
