import { entityRoles, type EntityRole } from '@isomorph/access'
import { libraryRoles, type LibraryRole } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import type { SelectOption } from '@isomorph/ui'
import type { RoleOption } from '../../../entities/person/add-people-dialog.tsx'
import type { EntityKind } from './use-entity-roles.ts'

/** What the readers of a library can be for one of its problems. */
export const [readerRole, editorRole] = libraryRoles

interface RoleKeys {
  readonly name: PlainKey
  readonly inSentence: PlainKey
  readonly one: PlainKey
  readonly hint: MessageKey & `${string}.hint`
}

const keys = {
  Owner: {
    name: 'sharing.role.owner',
    inSentence: 'sharing.role.owner.inSentence',
    one: 'sharing.role.owner.one',
    hint: 'sharing.role.owner.hint',
  },
  Editor: {
    name: 'sharing.role.editor',
    inSentence: 'sharing.role.editor.inSentence',
    one: 'sharing.role.editor.one',
    hint: 'sharing.role.editor.hint',
  },
  Reader: {
    name: 'sharing.role.reader',
    inSentence: 'sharing.role.reader.inSentence',
    one: 'sharing.role.reader.one',
    hint: 'sharing.role.reader.hint',
  },
} as const satisfies Readonly<Record<EntityRole, RoleKeys>>

/** How a role on an entity is called in lists and menus: `Owner`. */
export function nameOfEntityRole(role: EntityRole): string {
  return t(keys[role].name)
}

/** `owner` and `an owner`, for sentences. */
export function roleInSentences(role: EntityRole): { readonly name: string; readonly withArticle: string } {
  return { name: t(keys[role].inSentence), withArticle: t(keys[role].one) }
}

/** The roles on an entity, each with what it means. */
export function entityRoleOptions(kind: EntityKind): readonly RoleOption<EntityRole>[] {
  return entityRoles.map((role) => ({ value: role, label: nameOfEntityRole(role), hint: t(keys[role].hint, { kind }) }))
}

/** The roles that a library can give its readers on a problem. */
export function libraryRoleOptions(): readonly SelectOption<LibraryRole>[] {
  return libraryRoles.map((role) => ({ value: role, label: nameOfEntityRole(role) }))
}
