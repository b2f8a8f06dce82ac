import { t } from '@isomorph/messages'
import { Button, ConfirmDialog, Icon } from '@isomorph/ui'
import { useEffect, useState } from 'react'
import { useIsAllowed, useNotify, useUserInfo } from '../../data/hooks.ts'
import { useStartImpersonation } from '../../session/impersonation.ts'
import { displayName } from '../../entities/person/names.ts'

interface Person {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Holds what the reader lacks: nobody to act as. */
  readonly isMightier: boolean
  readonly isDisabled: boolean
}

/** Notifies from inside the dialog, so that the notification shows over it. */
function FailureNote({ text }: { text: string }) {
  const notify = useNotify()
  useEffect(() => notify('ERROR', text), [notify, text])
  return null
}

/** Begins to act as a person, for those who may; nothing for the others. */
export function ImpersonateButton({ person }: { person: Person }) {
  const userInfo = useUserInfo()
  const isAllowed = useIsAllowed('UserImpersonateAny')
  const [isAsking, setIsAsking] = useState(false)
  const { start, isBusy, failure } = useStartImpersonation()
  if (
    !isAllowed ||
    person.isMightier ||
    person.isDisabled ||
    !userInfo ||
    userInfo.isImpersonated ||
    userInfo.id === person.id
  )
    return null
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="person" size={18} />} onClick={() => setIsAsking(true)}>
        {t('account.impersonate')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('account.impersonate.title', { name: displayName(person) })}
        confirmLabel={t('account.impersonate')}
        isBusy={isBusy}
        onConfirm={() => void start(person.id)}
        onCancel={() => setIsAsking(false)}
      >
        {failure !== null && <FailureNote text={failure} />}
        {t('account.impersonate.explain')}
      </ConfirmDialog>
    </>
  )
}
