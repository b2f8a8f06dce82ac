import { cleanName, nameTextSchema } from './visible-text.ts'

export const personNameSchema = nameTextSchema.max(200, 'A name has at most 200 characters.')

/** Some people have one name: either place is enough for it. */
export function hasName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): boolean {
  return cleanName(firstName) !== '' || cleanName(lastName) !== ''
}

/** What is said, at the first name, of names that are both empty. */
export const nameMissing = 'Type a first or a last name.'
