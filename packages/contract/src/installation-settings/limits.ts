/** The longest message that downtime shows. */
export const downtimeMessageMaximumLength = 500
