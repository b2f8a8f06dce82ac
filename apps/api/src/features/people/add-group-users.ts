import { sayOfField } from '@isomorph/contract'
import type { GroupRole } from '@isomorph/access'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { prepareForRoster } from '../group-assessments/index.ts'
import { identifyPeople } from './identify-people.ts'
import { peopleRefusals } from './people.errors.ts'
import { insertGroupRoles, selectHoldersOfGroupRole, selectPeopleOnOtherSide } from './people.queries.ts'

interface Addition {
  readonly groupId: number
  readonly identifiers: readonly string[]
  readonly role: GroupRole
}

interface Added {
  readonly userIds: readonly number[]
  /** Those of them who did not have the role before. */
  readonly newIds: readonly number[]
}

/** Gives people a role in a group: all of them, or nobody when one cannot have it. People who have the role already keep it. */
export async function addGroupUsers({ db }: Pick<Services, 'db'>, actor: Actor, addition: Addition): Promise<Added> {
  const { groupId, identifiers, role } = addition
  const people = await identifyPeople(db, identifiers)
  const userIds = [...new Set(people.map((person) => person.userId))]
  const otherSide = await selectPeopleOnOtherSide(db, groupId, userIds, role)
  const errors = people
    .filter((person) => otherSide.has(person.userId))
    .map(({ identifier, index }) => ({
      path: `identifiers.${index}`,
      ...sayOfField(role === 'GroupLearner' ? 'isStaff' : 'isStudent', { identifier }),
    }))
  if (errors.length > 0) throw new Refusal(peopleRefusals.learnerAndStaff, { errors })
  const newIds = await refusingOn({ group_user_roles_learner_or_staff: peopleRefusals.learnerAndStaff }, () =>
    db.transaction().execute(async (trx) => {
      const before = await selectHoldersOfGroupRole(trx, groupId, userIds, role)
      await insertGroupRoles(trx, groupId, userIds, role)
      if (role === 'GroupLearner') await prepareForRoster(trx, groupId)
      const act = {
        action: 'group.addUsers',
        entityType: 'group',
        entityId: groupId,
        after: { userIds, role },
      } as const
      await recordAct(trx, actor, act)
      return userIds.filter((userId) => !before.has(userId))
    }),
  )
  return { userIds, newIds }
}
