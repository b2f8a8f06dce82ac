import { defineRefusals } from '../../refusals/refusals.ts'

export const userRoleRefusals = defineRefusals({
  roleBeyondYou: {
    status: 403,
    title: 'Only a Super Admin does this',
    detail: 'The role of Super Admin is granted and taken away by Super Admins alone.',
  },
  lastSuperAdmin: {
    status: 409,
    title: 'The last Super Admin stays',
    detail: 'Make somebody else a Super Admin first.',
  },
})
