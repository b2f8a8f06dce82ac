import { defineRefusals } from '../../refusals/refusals.ts'

export const scimRefusals = defineRefusals({
  scimUserNameTaken: {
    status: 409,
    title: 'The user name is taken',
    detail: 'Another person came by SCIM with this user name.',
  },
  scimPersonTaken: {
    status: 409,
    title: 'The person is taken',
    detail: 'The person with this university number came by SCIM with another user name.',
  },
  scimEmailTaken: {
    status: 409,
    title: 'The e-mail address is taken',
    detail:
      'Somebody has this e-mail address. An address alone makes nobody theirs: send the university number (employeeNumber) of that person, too.',
  },
  scimAdministrator: {
    status: 403,
    title: 'Administrators are not changed by SCIM',
    detail: 'Change this person in the product.',
  },
  scimEmailStays: {
    status: 409,
    title: 'The e-mail address stays',
    detail:
      'This person has a password here, which a letter to another address could reset. Change the address in the product.',
  },
  scimFilter: {
    status: 400,
    title: 'The filter is not supported',
    detail: 'Filter by userName eq "…" or externalId eq "…".',
  },
  scimPath: {
    status: 400,
    title: 'The path cannot be read',
    detail: 'Name an attribute, such as active, name.givenName or emails[type eq "work"].value.',
  },
})
