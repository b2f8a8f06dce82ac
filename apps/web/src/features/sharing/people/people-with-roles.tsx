import type { EntityRole } from '@isomorph/access'
import type { EntityUserRole } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ConfirmDialog, ErrorPanel, Icon, SelectInput, TableSkeleton } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useNotify, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { displayName } from '../../../entities/person/names.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { Actions, Detail, Name, Row, Rows } from '../sharing.styles.ts'
import { entityRoleOptions, nameOfEntityRole } from './entity-role-labels.ts'
import { LeaveButton } from './leave-button.tsx'
import type { EntityRoles } from './use-entity-roles.ts'

const AddPeople = lazyPart(async () => (await import('./add-people.tsx')).AddPeople)

interface PeopleWithRolesProps {
  readonly roles: EntityRoles
  /** The name of the problem, the assessment or the library. */
  readonly entityName: string
  readonly canModify: boolean
  /** Called when the signed-in person has given up their own role. */
  readonly onLeft: () => void
}

/** Who holds which role on an entity: owners give roles, change them and take them away; everybody may leave. */
export function PeopleWithRoles({ roles, entityName, canModify, onLeft }: PeopleWithRolesProps) {
  const { data, error, refetch } = roles.fetched
  const [isAdding, setIsAdding] = useState(false)
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={3} />
  const owners = data.filter(({ role }) => role === 'Owner').length
  return (
    <>
      <Rows aria-label={t('sharing.people')}>
        {data.map((held) => (
          <PersonRow
            key={held.user.id}
            held={held}
            isLastOwner={held.role === 'Owner' && owners === 1}
            roles={roles}
            entityName={entityName}
            canModify={canModify}
            onLeft={onLeft}
          />
        ))}
      </Rows>
      {canModify && (
        <div>
          <Button variant="outlined" startIcon={<Icon name="add" size={18} />} onClick={() => setIsAdding(true)}>
            {t('sharing.people.add')}
          </Button>
        </div>
      )}
      {isAdding && (
        <Suspense>
          <AddPeople roles={roles} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}

interface RoleFieldProps extends Pick<PeopleWithRolesProps, 'roles' | 'entityName'> {
  readonly held: EntityUserRole
  readonly isSelf: boolean
  readonly isLastOwner: boolean
}

/** The role of a person, to be changed at once; who lowers their own is asked first, but for the last owner, who stays. */
function RoleField({ held, roles, entityName, isSelf, isLastOwner }: RoleFieldProps) {
  const notify = useNotify()
  const [lowerTo, setLowerTo] = useState<EntityRole | null>(null)
  async function change(role: EntityRole) {
    setLowerTo(null)
    const { error } = await roles.change(held.user.id, role)
    if (error) notify('ERROR', requestErrorOf(error).detail)
  }
  return (
    <>
      <SelectInput
        label={t('sharing.people.roleOf', { name: displayName(held.user) })}
        isLabelHidden
        value={held.role}
        options={entityRoleOptions(roles.kind)}
        onChange={(role) => (isSelf && !isLastOwner ? setLowerTo(role) : void change(role))}
      />
      <ConfirmDialog
        isOpen={lowerTo !== null}
        title={t('sharing.people.lower.title', { name: entityName })}
        confirmLabel={t('sharing.people.lower.confirm')}
        isDestructive
        onCancel={() => setLowerTo(null)}
        onConfirm={() => lowerTo && void change(lowerTo)}
      >
        {t('sharing.people.lower.consequence')}
      </ConfirmDialog>
    </>
  )
}

interface PersonRowProps extends PeopleWithRolesProps, Pick<RoleFieldProps, 'held' | 'isLastOwner'> {}

function PersonRow({ held, isLastOwner, roles, entityName, canModify, onLeft }: PersonRowProps) {
  const userInfo = useUserInfo()
  const isSelf = held.user.id === userInfo?.id
  return (
    <Row>
      <span>
        <Name>{displayName(held.user)}</Name>
        {isSelf && ` ${t('sharing.people.you')}`}
        <Detail>{held.user.email}</Detail>
      </span>
      <Actions>
        {canModify ? (
          <RoleField held={held} roles={roles} entityName={entityName} isSelf={isSelf} isLastOwner={isLastOwner} />
        ) : (
          nameOfEntityRole(held.role)
        )}
        {isSelf && (
          <LeaveButton
            name={entityName}
            remove={roles.remove}
            consequence={t('sharing.leave.consequence', { kind: roles.kind, role: nameOfEntityRole(held.role) })}
            isLastOwner={isLastOwner}
            variant="text"
            onLeft={onLeft}
          />
        )}
        {canModify && !isSelf && (
          <RemoveButton held={held} roles={roles} entityName={entityName} isLastOwner={isLastOwner} />
        )}
      </Actions>
    </Row>
  )
}

/** Takes the role from somebody else, after a question; the last owner stays. */
function RemoveButton({ held, roles, entityName, isLastOwner }: Omit<RoleFieldProps, 'isSelf'>) {
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const name = displayName(held.user)
  async function remove() {
    setIsBusy(true)
    const { error } = await roles.remove(held.user.id)
    setIsBusy(false)
    setIsAsking(false)
    if (error) return notify('ERROR', requestErrorOf(error).detail)
    notify('SUCCESS', t('sharing.people.removed', { name, entity: entityName }))
  }
  return (
    <>
      <Button
        size="small"
        aria-label={t('sharing.people.remove.of', { name })}
        onClick={() => (isLastOwner ? notify('ERROR', t('sharing.people.lastOwner')) : setIsAsking(true))}
      >
        {t('shared.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sharing.people.remove.title', { name })}
        confirmLabel={t('shared.remove')}
        isDestructive
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void remove()}
      >
        {t('sharing.people.remove.consequence', { kind: roles.kind, name, role: nameOfEntityRole(held.role) })}
      </ConfirmDialog>
    </>
  )
}
