import { defineRefusals } from '../../refusals/refusals.ts'

export const sharedLibraryRefusals = defineRefusals({
  sharedLibraryDeleted: {
    status: 409,
    title: 'The shared library is deleted',
    detail: 'Bring it back from the Deleted tab before you change it.',
  },
})
