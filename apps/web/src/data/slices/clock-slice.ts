import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A smaller difference is the network's, not the clock's. */
export const clockThresholdMs = 1000

export interface ClockState {
  /** Server time minus browser time in milliseconds; 0 within a second. */
  offsetMs: number
}

const initialState: ClockState = { offsetMs: 0 }

export interface WithClock {
  readonly clock: ClockState
}

const clockSlice = createSlice({
  name: 'clock',
  initialState,
  reducers: {
    serverTimeSeen(state, action: PayloadAction<{ serverNow: number; browserNow: number }>) {
      const difference = action.payload.serverNow - action.payload.browserNow
      state.offsetMs = Math.abs(difference) > clockThresholdMs ? difference : 0
    },
  },
})

export const { serverTimeSeen } = clockSlice.actions
export const clockReducer = clockSlice.reducer

/** Now, by the server's clock, in milliseconds. */
export function selectServerNow(state: WithClock): number {
  return Date.now() + state.clock.offsetMs
}

export function selectClockOffset(state: WithClock): number {
  return state.clock.offsetMs
}
