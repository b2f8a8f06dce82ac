import { defineRefusals } from '../../refusals/refusals.ts'

export const entityUserRoleRefusals = defineRefusals({
  lastOwner: {
    status: 409,
    title: 'The last owner of a problem, assessment or shared library stays',
    detail: 'Make somebody else an owner first.',
  },
  sharingDeleted: {
    status: 409,
    title: 'The problem, assessment or shared library is deleted',
    detail: 'Bring it back from the Deleted tab before you change who may use it.',
  },
})
