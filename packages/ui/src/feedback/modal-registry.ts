import { createContext, useContext, useEffect, useId } from 'react'

/** Hears of each modal that opens; what it gives back is called when that modal closes. */
export type RegisterModal = (modal: { id: string; isFullscreen: boolean }) => () => void

/** The app tells here what waits while a modal is open. */
export const ModalRegistryContext = createContext<RegisterModal>(() => () => undefined)

const ModalIdContext = createContext<string | undefined>(undefined)
/** Stands around the content of a modal. */
export const ModalIdProvider = ModalIdContext.Provider

/** The modal that a component stands in; undefined on a page. */
export function useModalId(): string | undefined {
  return useContext(ModalIdContext)
}

/** Registers a modal for as long as it is open. */
export function useRegisteredModal({ isOpen, isFullscreen }: { isOpen: boolean; isFullscreen: boolean }): string {
  const id = useId()
  const register = useContext(ModalRegistryContext)
  useEffect(() => (isOpen ? register({ id, isFullscreen }) : undefined), [isOpen, id, isFullscreen, register])
  return id
}
