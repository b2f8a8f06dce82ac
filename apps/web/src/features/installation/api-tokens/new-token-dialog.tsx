import { apiTokenDays, apiTokenScopes, type ApiTokenScope, type NewApiToken } from '@isomorph/contract'
import { newApiTokenSchema } from '@isomorph/contract/schemas'
import { CheckboxInput, color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { z } from 'zod'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useCreateApiTokenMutation } from './api-tokens.api.ts'
import { scopeLabels } from './scope-labels.ts'

const Scopes = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  '& legend': { fontSize: fontSize.table, color: color.textSecond, padding: 0, marginBottom: 4 },
})

const Wrong = styled('p')({ margin: 0, color: color.errorText, fontSize: fontSize.small })

/** As it is chosen: days as text, and a tick for each scope. */
const formSchema = z
  .object({
    name: z.string(),
    days: z.enum(apiTokenDays.map(String)),
    scopes: z.array(z.enum(apiTokenScopes)),
  })
  .transform(({ days, ...others }) => ({ ...others, days: Number(days) }))
  .pipe(newApiTokenSchema)

const dayOptions = apiTokenDays.map((days) => ({ value: String(days), label: `${days} days` }))

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
  const toggle = (scope: ApiTokenScope) => {
    const chosen = scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope]
    form.methods.setValue('scopes', chosen, { shouldDirty: true })
  }
  return (
    <Scopes>
      <legend>What the program may do</legend>
      {apiTokenScopes.map((scope) => (
        <CheckboxInput
          key={scope}
          label={`${scopeLabels[scope]} (${scope})`}
          isChecked={scopes.includes(scope)}
          onChange={() => toggle(scope)}
        />
      ))}
      {issue && form.tries > 0 && <Wrong role="alert">{issue.message}</Wrong>}
    </Scopes>
  )
}

/** Makes a token for a program. */
export function NewTokenDialog({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const form = useTokenForm(onMade)
  return (
    <FormDialog form={form} title="New token" submitLabel="Make token" onClose={onClose}>
      <FormNotes form={form} title="No token was made" />
      <TextField
        control={form.control}
        name="name"
        label="What it is for"
        placeholder="Roster export of the registrar"
      />
      <ScopeFields form={form} />
      <SelectField control={form.control} name="days" label="Holds for" options={dayOptions} />
    </FormDialog>
  )
}
