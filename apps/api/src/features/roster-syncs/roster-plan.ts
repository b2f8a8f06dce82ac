import type { GroupRole } from '@isomorph/access'

/** A person of the platform's roster, with the role here. */
export interface RosterMember {
  readonly sub: string
  /** Null: nobody here yet. */
  readonly userId: number | null
  readonly role: GroupRole
  readonly name: string
}

export interface HeldRole {
  readonly userId: number
  readonly role: GroupRole
  readonly externalGroupId: number | null
}

interface Roster {
  readonly externalGroupId: number
  readonly members: readonly RosterMember[]
  /** Every role in the course. */
  readonly held: readonly HeldRole[]
}

export interface RosterPlan {
  readonly added: readonly RosterMember[]
  /** Who has another role there than before. */
  readonly changed: readonly RosterMember[]
  /** Who is on the roster no more. */
  readonly removed: readonly HeldRole[]
  readonly unchanged: number
}

const rank: Readonly<Record<GroupRole, number>> = { GroupLearner: 0, GroupGrader: 1, GroupOwner: 2 }

/** Somebody who has two accounts at the platform is one person here, with the higher role. */
function mergePeople(members: readonly RosterMember[]): RosterMember[] {
  const people = new Map<string, RosterMember>()
  for (const member of members) {
    const key = member.userId === null ? `sub ${member.sub}` : `id ${member.userId}`
    const known = people.get(key)
    if (!known || rank[member.role] > rank[known.role]) people.set(key, member)
  }
  return [...people.values()]
}

/** A course keeps an instructor: where the roster would leave none, those whom it gave stay. */
function keepOwners(plan: RosterPlan, { externalGroupId, held }: Roster): RosterPlan {
  const leaving = new Set([...plan.removed, ...plan.changed].map(({ userId }) => userId))
  const isFromHere = (role: HeldRole): boolean => role.externalGroupId === externalGroupId
  const staying = held.filter((role) => role.role === 'GroupOwner' && !(isFromHere(role) && leaving.has(role.userId)))
  const coming = [...plan.added, ...plan.changed].some(({ role }) => role === 'GroupOwner')
  if (staying.length > 0 || coming) return plan
  const owners = new Set(held.filter((role) => role.role === 'GroupOwner').map(({ userId }) => userId))
  const removed = plan.removed.filter(({ userId }) => !owners.has(userId))
  const changed = plan.changed.filter(({ userId }) => userId === null || !owners.has(userId))
  const kept = plan.removed.length - removed.length + plan.changed.length - changed.length
  return { ...plan, removed, changed, unchanged: plan.unchanged + kept }
}

/**
 * What a roster means for a course. Roles by hand are no matter of it, and win: who is staff by hand does not become a
 * student, nor the other way round. The same roster twice changes nothing the second time.
 */
export function planRoster(roster: Roster): RosterPlan {
  const { externalGroupId, held } = roster
  const rolesOf = new Map<number, HeldRole[]>()
  for (const role of held) rolesOf.set(role.userId, [...(rolesOf.get(role.userId) ?? []), role])
  const members = mergePeople(roster.members)
  const added: RosterMember[] = []
  const changed: RosterMember[] = []
  let unchanged = 0
  for (const member of members) {
    const own = member.userId === null ? [] : (rolesOf.get(member.userId) ?? [])
    const synced = own.find((role) => role.externalGroupId === externalGroupId)
    const isLearner = member.role === 'GroupLearner'
    const isOtherByHand = own.some((role) => role !== synced && (role.role === 'GroupLearner') !== isLearner)
    if (isOtherByHand || synced?.role === member.role) unchanged += 1
    else if (synced) changed.push(member)
    else added.push(member)
  }
  const present = new Set(members.map(({ userId }) => userId))
  const removed = held.filter((role) => role.externalGroupId === externalGroupId && !present.has(role.userId))
  return keepOwners({ added, changed, removed, unchanged }, roster)
}

/** From so many people on, a roster that would remove more than half of them is looked at by somebody first. */
const smallRoster = 10

export function removesMany({ removed }: RosterPlan, { externalGroupId, held }: Roster): boolean {
  const synced = held.filter((role) => role.externalGroupId === externalGroupId).length
  return synced >= smallRoster && removed.length * 2 > synced
}
