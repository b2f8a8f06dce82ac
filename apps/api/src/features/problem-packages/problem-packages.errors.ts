import { defineRefusals } from '../../refusals/refusals.ts'

export const problemPackageRefusals = defineRefusals({
  unreadablePackage: {
    status: 422,
    title: 'The package cannot be read',
    detail: 'Choose a zip file that was exported here or in another Isomorph.',
  },
  exportBlocked: {
    status: 403,
    title: 'Not all of these problems may be exported',
    detail: 'Take out those that are named and export the others.',
  },
})
