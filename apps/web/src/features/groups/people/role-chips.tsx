import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import type { Group, GroupUser } from '@isomorph/contract'
import { color, ConfirmDialog, fontSize, Icon } from '@isomorph/ui'
import { useState } from 'react'
import { courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../../data/hooks.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useRemoveGroupUserMutation } from '../../../entities/group/courses.api.ts'
import { nameOfRole } from '../../../entities/role/role-names.ts'
import { ChipGap } from './people.styles.ts'

const Chips = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    paddingBlock: 1,
    paddingInline: '10px 4px',
    minHeight: 26,
    borderRadius: 6,
    backgroundColor: color.sunken,
    border: `1px solid ${color.line}`,
    fontSize: fontSize.small,
    color: color.text,
  },
  '& small': { color: color.textSecond, paddingInlineEnd: 6 },
  '& button': {
    display: 'inline-flex',
    border: 0,
    padding: 4,
    borderRadius: 4,
    background: 'none',
    color: color.textSecond,
    cursor: 'pointer',
  },
  '& button:hover': { color: color.errorText },
})

type Role = GroupUser['roles'][number]

function RemoveButton({ name, role, onClick }: { name: string; role: Role; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={t('groups.people.removeRole', { role: nameOfRole(role.role), person: name })}
      onClick={onClick}
    >
      <Icon name="close" size={14} />
    </button>
  )
}

/** Somebody's roles in a course; what was given by hand can be taken away. */
export function RoleChips({ group, person, canModify }: { group: Group; person: GroupUser; canModify: boolean }) {
  const [asked, setAsked] = useState<Role | null>(null)
  const [remove, { isLoading }] = useRemoveGroupUserMutation()
  const notify = useNotify()
  const name = displayName(person)
  async function removeNow({ groupUserRoleId, role }: Role) {
    const outcome = await remove({ params: { groupId: group.id, groupUserRoleId } })
    setAsked(null)
    if (outcome.error) notify('ERROR', courseRefusalOf(outcome.error).detail)
    else
      notify('SUCCESS', t('groups.people.noLonger', { person: name, role: role === 'GroupLearner' ? 'other' : role }))
  }
  return (
    <Chips>
      {person.roles.map((role) => (
        <span key={role.groupUserRoleId}>
          {nameOfRole(role.role)}
          {role.isExternal && <small>{t('groups.people.synced')}</small>}
          {!role.isExternal &&
            (canModify ? <RemoveButton name={name} role={role} onClick={() => setAsked(role)} /> : <ChipGap />)}
        </span>
      ))}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('groups.people.remove.title', { person: name })}
        confirmLabel={t('groups.people.remove.confirm')}
        isDestructive
        isBusy={isLoading}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void removeNow(asked)}
      >
        {asked && t('groups.people.remove.explain', { person: name, role: nameOfRole(asked.role), course: group.name })}
      </ConfirmDialog>
    </Chips>
  )
}
