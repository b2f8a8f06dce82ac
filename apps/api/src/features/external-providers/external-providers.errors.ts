import type { InstallationRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const externalProviderRefusals: Readonly<Record<InstallationRefusalCode<'externalProvider'>, RefusalKind>> =
  defineRefusals({
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
