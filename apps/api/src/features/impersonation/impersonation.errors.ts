import { defineRefusals } from '../../refusals/refusals.ts'

export const impersonationRefusals = defineRefusals({
  chainedImpersonation: {
    status: 409,
    title: 'You act as somebody else already',
    detail: 'Stop impersonating first: an impersonation leads to no other.',
  },
  ownImpersonation: { status: 409, title: 'This is you', detail: 'Choose somebody else.' },
  notImpersonating: { status: 409, title: 'You act as yourself', detail: 'There is no impersonation to stop.' },
})
