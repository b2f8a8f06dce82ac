/** Where an invitation stands: on its way, sent, used, too old, or taken back. */
export const invitationStates = ['sending', 'sent', 'accepted', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]
