import { defineRefusals } from '../../refusals/refusals.ts'

export const urlRefusals = defineRefusals({
  pageNotReached: {
    status: 422,
    title: 'The page could not be reached',
    detail: 'Nothing in the public Internet answered at this address. Check it and try again.',
  },
})
