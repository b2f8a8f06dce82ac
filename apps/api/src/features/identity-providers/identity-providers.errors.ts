import { defineRefusals } from '../../refusals/refusals.ts'

export const identityProviderRefusals = defineRefusals({
  identityProviderNameTaken: {
    status: 409,
    title: 'Another identity provider has this name',
    detail: 'People tell providers apart by their names. Choose another one.',
  },
})
