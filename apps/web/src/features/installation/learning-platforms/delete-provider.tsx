import type { ReactNode } from 'react'
import { RemoveButton } from '../identity-providers/remove-button.tsx'
import { useDeleteExternalProviderMutation } from './learning-platforms.api.ts'

interface DeleteProviderProps {
  readonly id: number
  readonly name: string
  /** What ends with it, and what stays. */
  readonly children: ReactNode
}

/** Removes an external provider. */
export function DeleteProvider({ id, name, children }: DeleteProviderProps) {
  const [remove, { isLoading }] = useDeleteExternalProviderMutation()
  return (
    <RemoveButton
      name={name}
      isBusy={isLoading}
      onRemove={async () => await remove({ params: { externalProviderId: id } })}
    >
      {children}
    </RemoveButton>
  )
}
