/** Some people have one name: either place is enough for it. What has come through a schema has nothing unseen in it. */
export function hasName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): boolean {
  return firstName.trim() !== '' || lastName.trim() !== ''
}

/** What is said, at the first name, of names that are both empty. */
export const nameMissing = 'Type a first or a last name.'
