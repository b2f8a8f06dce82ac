import { nameSchema, typedPasswordSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'

const nameMaximum = 60

/** What a passkey is called. */
export const passkeyNameSchema = nameSchema.max(nameMaximum, {
  error: () => t('account.passkeys.name.tooLong', { count: nameMaximum }),
})

/** The password that a person has now, typed to prove that it is them. */
export const presentPasswordSchema = typedPasswordSchema.min(1, { error: () => t('account.password.current.missing') })
