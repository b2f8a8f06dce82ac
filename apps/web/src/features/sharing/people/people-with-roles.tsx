import type { EntityRole } from '@isomorph/access'
import type { EntityUserRole } from '@isomorph/contract'
import { Button, ConfirmDialog, ErrorPanel, Icon, SelectInput, TableSkeleton } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useNotify, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { displayName } from '../../../entities/person/names.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { Actions, Detail, Name, Row, Rows } from '../sharing.styles.ts'
import { entityRoleOptions } from './entity-role-labels.ts'
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
  return (
    <>
      <Rows aria-label="People">
        {data.map((held) => (
          <PersonRow
            key={held.user.id}
            held={held}
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
            Add people
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
}

/** The role of a person, to be changed at once; who lowers their own is asked first. */
function RoleField({ held, roles, entityName, isSelf }: RoleFieldProps) {
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
        label={`Role of ${displayName(held.user)}`}
        isLabelHidden
        value={held.role}
        options={entityRoleOptions(roles.noun)}
        onChange={(role) => (isSelf ? setLowerTo(role) : void change(role))}
      />
      <ConfirmDialog
        isOpen={lowerTo !== null}
        title={`Give up owning ${entityName}?`}
        confirmLabel="Change my role"
        isDestructive
        onCancel={() => setLowerTo(null)}
        onConfirm={() => lowerTo && void change(lowerTo)}
      >
        You will not be able to undo this. Another owner has to make you an owner again.
      </ConfirmDialog>
    </>
  )
}

function PersonRow({ held, roles, entityName, canModify, onLeft }: PeopleWithRolesProps & { held: EntityUserRole }) {
  const userInfo = useUserInfo()
  const [isAsking, setIsAsking] = useState(false)
  const name = displayName(held.user)
  const isSelf = held.user.id === userInfo?.id
  return (
    <Row>
      <span>
        <Name>{name}</Name>
        {isSelf && ' (you)'}
        <Detail>{held.user.email}</Detail>
      </span>
      <Actions>
        {canModify ? <RoleField held={held} roles={roles} entityName={entityName} isSelf={isSelf} /> : held.role}
        {(canModify || isSelf) && (
          <Button size="small" aria-label={isSelf ? undefined : `Remove ${name}`} onClick={() => setIsAsking(true)}>
            {isSelf ? 'Leave' : 'Remove'}
          </Button>
        )}
      </Actions>
      <RemovalQuestion
        isOpen={isAsking}
        held={held}
        isSelf={isSelf}
        roles={roles}
        entityName={entityName}
        onClose={() => setIsAsking(false)}
        onLeft={onLeft}
      />
    </Row>
  )
}

interface RemovalQuestionProps extends Pick<PeopleWithRolesProps, 'roles' | 'entityName' | 'onLeft'> {
  readonly isOpen: boolean
  readonly held: EntityUserRole
  readonly isSelf: boolean
  readonly onClose: () => void
}

function RemovalQuestion({ isOpen, held, isSelf, roles, entityName, onClose, onLeft }: RemovalQuestionProps) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const name = displayName(held.user)
  async function remove() {
    setIsBusy(true)
    const { error } = await roles.remove(held.user.id)
    setIsBusy(false)
    onClose()
    if (error) return notify('ERROR', requestErrorOf(error).detail)
    notify('SUCCESS', isSelf ? `You have left ${entityName}` : `${name} has no role on ${entityName} any more`)
    if (isSelf) onLeft()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isSelf ? `Leave ${entityName}?` : `Remove ${name}?`}
      confirmLabel={isSelf ? 'Leave' : 'Remove'}
      isDestructive
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {isSelf
        ? `You will no longer be ${held.role} of this ${roles.noun}. Somebody else has to add you again.`
        : `${name} will no longer be ${held.role} of this ${roles.noun}. What uses it goes on unchanged.`}
    </ConfirmDialog>
  )
}
