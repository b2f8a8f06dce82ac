import { t } from '@isomorph/messages'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
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
    if (outcome.error) notify('ERROR', refusalOf(outcome.error).detail)
    else notify('SUCCESS', isDisabled ? t('account.ofUser.enabled') : t('account.ofUser.disabled'))
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={disabling.isLoading || enabling.isLoading}
        onClick={() => (isDisabled ? void change() : setIsAsking(true))}
      >
        {isDisabled ? t('account.ofUser.enable') : t('account.ofUser.disable')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('account.ofUser.disable.title')}
        confirmLabel={t('account.ofUser.disable.confirm')}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void change()}
      >
        {t('account.ofUser.disable.explain')}
      </ConfirmDialog>
    </>
  )
}
