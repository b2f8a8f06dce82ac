import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface AuthState {
  isInitialized: boolean
  isAuthenticating: boolean
  isAuthenticated: boolean
  didFail: boolean
}

const initialState: AuthState = {
  isInitialized: false,
  isAuthenticating: false,
  isAuthenticated: false,
  didFail: false,
}

function begin(state: AuthState) {
  state.isAuthenticating = true
  state.isAuthenticated = false
  state.didFail = false
}

function succeed(state: AuthState) {
  state.isAuthenticated = true
  state.isAuthenticating = false
  state.didFail = false
}

/** A refresh was refused; logging out follows. */
export const tokenRefreshFailed = createAction('auth/tokenRefreshFailed')
/** The browser leaves for an identity provider. */
export const identityProviderLoginRequested = createAction<{ id: number }>('auth/identityProviderLoginRequested')

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    authInitialized(state, action: PayloadAction<{ hasToken: boolean }>) {
      state.isInitialized = true
      state.isAuthenticating = false
      state.isAuthenticated = action.payload.hasToken
    },
    loginRequested: begin,
    localLoginRequested: begin,
    casLoginRequested: begin,
    casV1LoginRequested: begin,
    tokenObtained: succeed,
    tokenRefreshed: succeed,
    loginFailed(state) {
      state.didFail = true
      state.isAuthenticating = false
      state.isAuthenticated = false
    },
    logOutRequested(state) {
      state.isAuthenticating = false
      state.isAuthenticated = false
      state.didFail = false
    },
  },
  // The browser leaves for the provider; it is a login request like the others until it is back.
  extraReducers: (builder) => void builder.addCase(identityProviderLoginRequested, begin),
  selectors: { selectAuth: (state) => state },
})

export const {
  authInitialized,
  loginRequested,
  localLoginRequested,
  casLoginRequested,
  casV1LoginRequested,
  tokenObtained,
  tokenRefreshed,
  loginFailed,
  logOutRequested,
} = authSlice.actions
export const { selectAuth } = authSlice.selectors
export const authReducer = authSlice.reducer
