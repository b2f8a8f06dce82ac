import { entityRoles, type EntityRole } from '@isomorph/access'
import type { RoleOption } from '../../../entities/person/add-people-dialog.tsx'

const hints: Readonly<Record<EntityRole, (noun: string) => string>> = {
  Owner: (noun) => `Owners change the ${noun}, decide who may use it, and delete it.`,
  Editor: (noun) => `Editors change the ${noun} and see who may use it.`,
  Reader: (noun) => `Readers open and use the ${noun}, but do not change it.`,
}

/** The roles on an entity, each with what it means. */
export function entityRoleOptions(noun: string): readonly RoleOption<EntityRole>[] {
  return entityRoles.map((role) => ({ value: role, label: role, hint: hints[role](noun) }))
}
