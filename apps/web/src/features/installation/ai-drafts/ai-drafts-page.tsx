import type { AiSettings } from '@isomorph/contract'
import { Button, Card, MessageBand, Page, PageHeader, TextInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import {
  useCheckAiSettingsMutation,
  useGetAiSettingsQuery,
  useUpdateAiSettingsMutation,
} from '../../../entities/problem/problem-prompts.api.ts'
import { CheckboxField, TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { SettingsActions, SettingsGroup, SettingsGroups, SettingsSections } from '../settings/settings.styles.ts'
import { typedAiSettingsSchema, typedOf, type TypedAiSettings } from './ai-settings-form.ts'

const code = { spellCheck: false, autoCapitalize: 'none' } as const

/** A stored key is never shown: it is kept, or replaced. */
function KeyField(): ReactNode {
  const { control, setValue } = useFormContext<TypedAiSettings>()
  const isKept = useWatch({ control, name: 'keepsKey' })
  if (!isKept)
    return (
      <TextField
        control={control}
        name="apiKey"
        label="Key"
        type="password"
        autoComplete="off"
        hint="Empty where the endpoint asks for none."
        input={code}
      />
    )
  return (
    <TextInput
      label="Key"
      value="••••••••••••"
      onChange={() => undefined}
      isDisabled
      hint="It is stored, encrypted. Another address needs a new key."
      endAdornment={
        <Button size="small" onClick={() => setValue('keepsKey', false, { shouldDirty: true })}>
          Replace
        </Button>
      }
    />
  )
}

function EndpointFields(): ReactNode {
  const { control, setValue } = useFormContext<TypedAiSettings>()
  return (
    <SettingsGroup>
      <h2>Endpoint</h2>
      <p>
        Any server that speaks streaming chat completions as OpenAI does. It gets what an author types, our rules and
        the drafted problem; never anything of students.
      </p>
      <CheckboxField control={control} name="isEnabled" label="Offer drafts by AI to AI Problem Creators" />
      <TextField
        control={control}
        name="address"
        label="Address"
        isRequired
        placeholder="https://api.example.com/v1"
        hint="Up to and with the version; /chat/completions is added."
        // A stored key belongs to its address and is not sent to another.
        onChange={() => setValue('keepsKey', false, { shouldDirty: true })}
        input={{ ...code, inputMode: 'url' }}
      />
      <TextField control={control} name="model" label="Model" isRequired input={code} />
      <KeyField />
    </SettingsGroup>
  )
}

function LimitFields(): ReactNode {
  const { control } = useFormContext<TypedAiSettings>()
  return (
    <SettingsGroup>
      <h2>Limits</h2>
      <p>A draft takes about 5,000 to 20,000 tokens. What is under way is finished.</p>
      <TextField
        control={control}
        name="draftsPerDay"
        label="Drafts of one person within 24 hours"
        input={{ inputMode: 'numeric' }}
      />
      <TextField
        control={control}
        name="tokensPerMonth"
        label="Tokens of all people in a month"
        input={{ inputMode: 'numeric' }}
      />
    </SettingsGroup>
  )
}

/** Asks the endpoint for one word with the settings as they stand, saved or not. */
function EndpointCheck(): ReactNode {
  const { control } = useFormContext<TypedAiSettings>()
  const typed = useWatch({ control }) as TypedAiSettings
  const [check, { data, error, isLoading }] = useCheckAiSettingsMutation()
  const { data: body } = typedAiSettingsSchema.safeParse(typed)
  return (
    <Card>
      <Button
        variant="outlined"
        disabled={body === undefined || isLoading}
        onClick={() => void (body && check({ body }))}
      >
        {isLoading ? 'Checking…' : 'Check the endpoint'}
      </Button>
      <div aria-live="polite">
        {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
        {data && <MessageBand tone={data.isRight ? 'success' : 'error'}>{data.message}</MessageBand>}
      </div>
    </Card>
  )
}

function SettingsForm({ saved }: { saved: AiSettings }): ReactNode {
  const [update] = useUpdateAiSettingsMutation()
  const notify = useNotify()
  const form = useSchemaForm({
    schema: typedAiSettingsSchema,
    saved: typedOf(saved),
    backup: 'ai-drafts',
    secrets: ['apiKey'],
    async save(body) {
      const { error, data } = await update({ body })
      if (error) return { error }
      notify('SUCCESS', 'Settings saved')
      return { saved: typedOf(data) }
    },
  })
  return (
    <Form form={form}>
      <UnsavedGuard isDirty={form.isDirty} />
      <SettingsSections>
        <FormNotes form={form} title="This could not be saved" />
        <SettingsGroups>
          <EndpointFields />
          <LimitFields />
          <EndpointCheck />
        </SettingsGroups>
        <SettingsActions>
          <Button type="submit" variant="contained" disabled={!form.isDirty || form.isBusy}>
            Save
          </Button>
          {form.isDirty && <Button onClick={form.discard}>Discard changes</Button>}
        </SettingsActions>
      </SettingsSections>
    </Form>
  )
}

/** /installation/ai-drafts */
export function AiDraftsPage(): ReactNode {
  usePageTitle('Drafts by AI')
  const fetched = useGetAiSettingsQuery(undefined)
  return (
    <Page>
      <PageHeader title="Drafts by AI" breadcrumbs={[{ label: 'Installation', href: '/installation' }]} />
      <DetailGuard fetched={fetched} fallback="/installation">
        {(saved) => <SettingsForm saved={saved} />}
      </DetailGuard>
    </Page>
  )
}
