import { createSlice } from '@reduxjs/toolkit'

const environmentSlice = createSlice({
  name: 'env',
  initialState: { isDowntime: false },
  reducers: {
    downtimeBegan(state) {
      state.isDowntime = true
    },
  },
})

export const { downtimeBegan } = environmentSlice.actions
export const environmentReducer = environmentSlice.reducer
