import type { UserRoleHolder } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useUserInfo } from '../../../data/hooks.ts'
import { displayName } from '../../../entities/person/names.ts'
import { roleWithArticle } from '../../../entities/role/role-names.ts'
import { useRoleChanges } from './use-role-changes.ts'

/** Takes the role of one row of a management list away. */
export function RemoveHolderButton({ holder }: { holder: UserRoleHolder }) {
  const { user, role } = holder
  const [isAsking, setIsAsking] = useState(false)
  const { revoke, isBusy } = useRoleChanges()
  const isSelf = useUserInfo()?.id === user.id
  const person = displayName(user)
  async function removeNow() {
    await revoke(user, holder)
    setIsAsking(false)
  }
  return (
    <>
      <Button size="small" aria-label={t('people.list.remove.of', { person })} onClick={() => setIsAsking(true)}>
        {t('people.list.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('people.list.remove.title', { person })}
        confirmLabel={t('people.list.remove')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void removeNow()}
        onCancel={() => setIsAsking(false)}
      >
        {isSelf
          ? t('people.list.remove.meansYou', { role: roleWithArticle(role) })
          : t('people.list.remove.means', { person, role: roleWithArticle(role) })}
      </ConfirmDialog>
    </>
  )
}
