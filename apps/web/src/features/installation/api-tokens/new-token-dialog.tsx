import { apiTokenDays, apiTokenScopes, type ApiTokenScope, type NewApiToken } from '@isomorph/contract'
import { newApiTokenSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { Choices } from '../choices.tsx'
import { useCreateApiTokenMutation } from './api-tokens.api.ts'
import { scopeLabels } from './scope-labels.ts'

/** As it is chosen: days as text, and a tick for each scope. */
const formSchema = z
  .object({
    name: z.string(),
    days: z.enum(apiTokenDays.map(String)),
    scopes: z.array(z.enum(apiTokenScopes)),
  })
  .transform(({ days, ...others }) => ({ ...others, days: Number(days) }))
  .pipe(newApiTokenSchema)

const dayOptions = () =>
  apiTokenDays.map((days) => ({ value: String(days), label: t('installation.tokens.days.option', { count: days }) }))

const scopeOptions = () =>
  apiTokenScopes.map((value) => ({
    value,
    label: t('installation.tokens.scope.option', { label: t(scopeLabels[value]), code: value }),
  }))

function useTokenForm(onMade: (secret: string) => void) {
  const [create] = useCreateApiTokenMutation()
  return useSchemaForm({
    schema: formSchema,
    saved: { name: '', days: '90', scopes: [] as ApiTokenScope[] },
    async save(body: NewApiToken) {
      const outcome = await create({ body })
      if (outcome.error) return outcome
      onMade(outcome.data.secret)
      return {}
    },
  })
}

function ScopeFields({ form }: { form: ReturnType<typeof useTokenForm> }) {
  const { scopes } = form.values
  const issue = form.issues.find(({ field }) => field === 'scopes')
  return (
    <Choices
      legend={t('installation.tokens.scopes')}
      options={scopeOptions()}
      chosen={scopes}
      error={form.tries > 0 ? issue?.message : undefined}
      onChange={(chosen) => form.methods.setValue('scopes', chosen, { shouldDirty: true })}
    />
  )
}

/** Makes a token for a program. */
export function NewTokenDialog({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const form = useTokenForm(onMade)
  return (
    <FormDialog
      form={form}
      title={t('installation.tokens.new')}
      submitLabel={t('installation.tokens.make')}
      onClose={onClose}
    >
      <FormNotes form={form} title={t('installation.tokens.notMade')} />
      <TextField
        control={form.control}
        name="name"
        label={t('installation.tokens.for')}
        placeholder={t('installation.tokens.for.example')}
      />
      <ScopeFields form={form} />
      <SelectField control={form.control} name="days" label={t('installation.tokens.days')} options={dayOptions()} />
    </FormDialog>
  )
}
