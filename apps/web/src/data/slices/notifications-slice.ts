import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export type NotificationType = 'INFO' | 'SUCCESS' | 'WARNING' | 'ERROR'

export interface Notification {
  readonly id: string
  readonly type: NotificationType
  readonly text: string
  /** Shown while this modal is open; others wait until no modal is. */
  readonly modalId?: string | undefined
}

interface NotificationsState {
  queue: Notification[]
}

const noNotifications: NotificationsState = { queue: [] }

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: noNotifications,
  reducers: {
    addNotification: {
      reducer(state, action: PayloadAction<Notification>) {
        state.queue.push(action.payload)
      },
      prepare: (notification: Omit<Notification, 'id'>) => ({ payload: { ...notification, id: nanoid() } }),
    },
    removeNotification(state, action: PayloadAction<string>) {
      state.queue = state.queue.filter((notification) => notification.id !== action.payload)
    },
  },
})

export const { addNotification, removeNotification } = notificationsSlice.actions
export const notificationsReducer = notificationsSlice.reducer

export type ModalsState = Record<string, { index: number; isFullscreen: boolean }>

const noModals: ModalsState = {}

const modalsSlice = createSlice({
  name: 'modals',
  initialState: noModals,
  reducers: {
    modalEntering(state, action: PayloadAction<{ id: string; isFullscreen?: boolean }>) {
      const { id, isFullscreen = false } = action.payload
      state[id] = { index: Object.keys(state).length, isFullscreen }
    },
    modalExited(state, action: PayloadAction<{ id: string }>) {
      delete state[action.payload.id]
    },
  },
})

export const { modalEntering, modalExited } = modalsSlice.actions
export const modalsReducer = modalsSlice.reducer

/** The first notification that may be shown now. */
export function nextNotification(queue: readonly Notification[], modals: ModalsState): Notification | null {
  const isModalOpen = Object.keys(modals).length > 0
  return queue.find(({ modalId }) => !isModalOpen || (modalId !== undefined && modalId in modals)) ?? null
}
