import { defineRefusals } from '../../refusals/refusals.ts'

export const externalProviderRefusals = defineRefusals({
  externalProviderNameTaken: {
    status: 409,
    title: 'Another external provider has this name',
    detail: 'Learning platforms and timetables are told apart by their names. Choose another one.',
  },
  registrationTaken: {
    status: 409,
    title: 'This registration is connected already',
    detail: 'Issuer and client id together name one registration. Change the platform that has them.',
  },
  platformUsedAlready: {
    status: 409,
    title: 'This platform has been used',
    detail:
      'People and courses are known by the numbers that this registration gave them. Connect the other registration as a new platform.',
  },
})
