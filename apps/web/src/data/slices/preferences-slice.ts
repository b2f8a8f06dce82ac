import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Rows of 44 px, or 36 when compact is chosen. */
export interface PreferencesState {
  isCompact: boolean
}

const initialState: PreferencesState = { isCompact: false }

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    compactChosen(state, action: PayloadAction<boolean>) {
      state.isCompact = action.payload
    },
  },
})

export const { compactChosen } = preferencesSlice.actions
export const preferencesReducer = preferencesSlice.reducer
