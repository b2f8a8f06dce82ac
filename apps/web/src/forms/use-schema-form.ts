import type { FieldError } from '@isomorph/ui'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useFormBackup, type RestoredBackup } from '../unsaved-work/use-form-backup.ts'
import { resolverInWords } from './resolver-in-words.ts'
import { fieldIssuesOf, generalIssuesOf, showRefusal, type FieldIssue } from './form-issues.ts'

interface SchemaFormOptions<In extends FieldValues, Out> {
  /** Turns what is typed into what `save` takes. */
  readonly schema: z.ZodType<Out, In>
  /** What the form begins with; fields that nobody has changed follow it. */
  readonly saved: In
  /** Resolves to the refusal, if there is one; otherwise, where that differs from what was sent, to what is saved now. */
  readonly save: (values: Out) => Promise<{ readonly error?: unknown; readonly saved?: In }>
  /** Tells the form from others at the same address. Without it, what is typed is not kept when the session ends. */
  readonly backup?: string
  /** Fields that are never written down, and empty again after saving. */
  readonly secrets?: readonly (keyof In & string)[]
  /** Fields that no backup can hold, such as a file. */
  readonly transient?: readonly (keyof In & string)[]
  /** Further fields that count for one save. */
  readonly once?: readonly (keyof In & string)[]
  /** Errors are shown while somebody types; otherwise from the first try on. */
  readonly isLive?: boolean
  /** The form lists its errors at its top, and the focus goes there instead of to the first field that is wrong. */
  readonly hasSummary?: boolean
}

export interface SchemaForm<In extends FieldValues, Out> {
  readonly methods: UseFormReturn<In, unknown, Out>
  readonly control: UseFormReturn<In, unknown, Out>['control']
  /** What is typed. */
  readonly values: In
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** What the schema says, and what the server said, of fields. */
  readonly issues: readonly FieldIssue[]
  /** The schema finds nothing wrong, as far as it has been asked. */
  readonly isRight: boolean
  /** What the server said of the whole. */
  readonly general: readonly FieldError[]
  /** How often the form was submitted and something was wrong. */
  readonly tries: number
  readonly back: RestoredBackup | null
  readonly submit: (event?: FormEvent) => void
  readonly discard: () => void
}

/** For values that replace all that is typed. */
const replacing = { keepFieldsRef: true } as const
/** For values that stand below what is typed. */
const below = { keepValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true } as const

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function picked<In extends FieldValues>(values: In, names: readonly (keyof In & string)[]): Partial<In> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<In>
}

function faultsOf<In>(schema: z.ZodType<unknown, In>, values: In): readonly unknown[] {
  return schema.safeParse(values).error?.issues ?? []
}

/** Errors follow each change, of all fields and of the schema: what is wrong with one may depend on another. Refusals go with them. */
function useChecking<In extends FieldValues, Out>(
  { getValues, subscribe, trigger }: UseFormReturn<In, unknown, Out>,
  { schema, isLive = false }: SchemaFormOptions<In, Out>,
  isTried: boolean,
): void {
  const isChecking = isLive || isTried
  useEffect(() => {
    if (!isChecking) return undefined
    return subscribe({ formState: { values: true }, callback: () => void trigger() })
  }, [isChecking, subscribe, trigger])
  useEffect(() => {
    if (isLive) void trigger()
  }, [isLive, trigger])
  const checked = useRef(schema)
  useEffect(() => {
    const before = checked.current
    checked.current = schema
    // Forms may make their schema anew in each render: only one that judges these values differently is another one.
    const values = getValues()
    if (isChecking && before !== schema && !isSame(faultsOf(before, values), faultsOf(schema, values))) void trigger()
  }, [isChecking, schema, getValues, trigger])
}

/** When what is saved changes elsewhere, the fields that nobody has changed follow it. */
function useSavedValues<In extends FieldValues, Out>(methods: UseFormReturn<In, unknown, Out>, saved: In): void {
  const { defaultValues } = methods.formState
  const followed = useRef(saved)
  useLayoutEffect(() => {
    if (isSame(saved, followed.current)) return
    followed.current = saved
    const typed = methods.getValues()
    const before: Readonly<Record<string, unknown>> = { ...defaultValues }
    const unchanged = Object.keys(saved).filter((name) => isSame(typed[name], before[name]))
    methods.reset(saved, below)
    for (const name of unchanged) methods.setValue(name as Path<In>, saved[name], { shouldDirty: true })
  }, [saved, methods, defaultValues])
}

/** Keeps what is typed as `useFormBackup` does, and puts it back once the form is there. */
function useBackup<In extends FieldValues, Out>(
  methods: UseFormReturn<In, unknown, Out>,
  { backup, saved, secrets = [], transient = [] }: SchemaFormOptions<In, Out>,
  values: In,
): RestoredBackup | null {
  const [restored, setRestored] = useState<In | null>(null)
  const { reset, subscribe } = methods
  const isTyped = backup !== undefined && methods.formState.isDirty
  // Until the form holds it, what is restored counts as typed.
  useLayoutEffect(() => subscribe({ formState: { values: true }, callback: () => setRestored(null) }), [subscribe])
  useLayoutEffect(() => {
    if (restored) reset(restored, { ...replacing, keepDefaultValues: true })
  }, [restored, reset])
  return useFormBackup<In>({
    form: backup ?? '',
    draft: restored ?? (isTyped ? { ...values, ...picked(saved, transient) } : null),
    saved,
    secrets,
    restore: (draft) => setRestored(draft ?? saved),
  })
}

/** Saves what is typed, once at a time, and counts the tries at which something was wrong. */
function useSubmission<In extends FieldValues, Out>(
  methods: UseFormReturn<In, unknown, Out>,
  { saved, save, secrets = [], once = [], hasSummary = false }: SchemaFormOptions<In, Out>,
) {
  const { handleSubmit, reset } = methods
  const isSending = useRef(false)
  const [isTried, setIsTried] = useState(false)
  const [tries, setTries] = useState(0)

  async function send(output: Out): Promise<void> {
    const sent = methods.getValues()
    const { error, saved: now = { ...sent, ...picked(saved, [...secrets, ...once]) } } = await save(output)
    if (error !== undefined) {
      // In one render with the errors: the focus goes to them once.
      setTries((before) => before + 1)
      return showRefusal(methods, error, !hasSummary)
    }
    const typed = methods.getValues()
    reset(now, replacing)
    setIsTried(false)
    for (const name of Object.keys(sent)) {
      // Typed while it was being saved.
      if (!isSame(typed[name], sent[name])) methods.setValue(name as Path<In>, typed[name], { shouldDirty: true })
    }
  }
  async function submit(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setIsTried(true)
    try {
      await handleSubmit(send, () => setTries((before) => before + 1))()
    } finally {
      isSending.current = false
    }
  }
  function discard(): void {
    reset(saved, replacing)
    setIsTried(false)
  }
  return { isTried, tries, submit, discard }
}

/**
 * A form whose schema is the contract's: what is typed and whether it was changed, what is wrong with it, its backup, and
 * saving it once at a time. What the server refuses is shown at the fields that it names.
 */
export function useSchemaForm<In extends FieldValues, Out>(options: SchemaFormOptions<In, Out>): SchemaForm<In, Out> {
  const { schema, saved, hasSummary = false } = options
  const methods = useForm<In, unknown, Out>({
    resolver: resolverInWords(schema),
    defaultValues: saved as DefaultValues<In>,
    reValidateMode: 'onSubmit',
    shouldFocusError: !hasSummary,
  })
  const { isDirty, isSubmitting, errors } = methods.formState
  const values = useWatch({ control: methods.control }) as In
  const { isTried, tries, submit, discard } = useSubmission(methods, options)
  useSavedValues(methods, saved)
  useChecking(methods, options, isTried)
  const back = useBackup(methods, options, values)

  const issues = fieldIssuesOf(errors, Object.keys(saved))
  return {
    methods,
    control: methods.control,
    values,
    isDirty,
    isBusy: isSubmitting,
    issues,
    isRight: issues.every(({ isRefusal }) => isRefusal),
    general: generalIssuesOf(errors),
    tries,
    back,
    submit: (event) => {
      event?.preventDefault()
      // The form may stand in a dialog above another one, to which React would pass the event on.
      event?.stopPropagation()
      void submit()
    },
    discard,
  }
}
