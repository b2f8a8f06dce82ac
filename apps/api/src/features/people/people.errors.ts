import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const peopleRefusals: Readonly<Record<CourseRefusalCode<'people'>, RefusalKind>> = defineRefusals({
  unknownPeople: {
    status: 400,
    title: 'Somebody is not known here',
    detail: 'Nobody was added. Check the identifiers that are named and try again.',
  },
  identifierTaken: {
    status: 409,
    title: 'Somebody else is known by this',
    detail: 'E-mail addresses, user names, UIDs and PUIDs belong to one person each. Nothing was changed.',
  },
  mightierPerson: {
    status: 403,
    title: 'This person may do more than you',
    detail: 'Only somebody who may do as much can change them. Nothing was changed.',
  },
  learnerAndStaff: {
    status: 409,
    title: 'A student cannot be staff of the same course',
    detail: 'Take the other role away first.',
  },
  lastInstructor: {
    status: 409,
    title: 'The last instructor stays',
    detail: 'Make somebody else an instructor of the course first.',
  },
  syncedMember: {
    status: 409,
    title: 'This member comes from a synced roster',
    detail: 'Take them out of the roster they come from; the next sync takes them out here.',
  },
  erasedPerson: {
    status: 409,
    title: 'This person was erased',
    detail: 'Nothing names them any more, and nothing new is written to them. Add the person anew.',
  },
})
