/** By what people are added to a course or a role. */
export const identifierTypes = ['careerAccount', 'email'] as const
/** `careerAccount`: a career account alias, or a puid where it is all digits; the university-named shard has them. */
export type IdentifierType = (typeof identifierTypes)[number]
