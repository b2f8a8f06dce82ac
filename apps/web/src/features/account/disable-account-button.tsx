import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { useDisableAccountMutation, useEnableAccountMutation } from './account.api.ts'

interface Account {
  readonly id: number
  readonly isDisabled: boolean
}

/** Closes somebody’s account, or opens it again. */
export function DisableAccountButton({ account: { id, isDisabled } }: { account: Account }) {
  const [disable, disabling] = useDisableAccountMutation()
  const [enable, enabling] = useEnableAccountMutation()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  async function change() {
    setIsAsking(false)
    const outcome = await (isDisabled ? enable : disable)({ params: { userId: id } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', isDisabled ? 'The account is open again' : 'The account is closed')
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={disabling.isLoading || enabling.isLoading}
        onClick={() => (isDisabled ? void change() : setIsAsking(true))}
      >
        {isDisabled ? 'Enable the account' : 'Disable the account'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Disable the account?"
        confirmLabel="Disable"
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void change()}
      >
        Nobody can sign in as this person until you enable the account again. Sessions end at once. Work, marks and
        roles stay.
      </ConfirmDialog>
    </>
  )
}
