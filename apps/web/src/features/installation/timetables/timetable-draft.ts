import { timetableDraftSchema } from '@isomorph/contract/schemas'
import type { TimetableDraft, TimetableProduct, TimetableSettings } from '@isomorph/contract'
import { z } from 'zod'

/** A timetable while it is being typed. */
export interface TimetableForm extends Omit<TimetableDraft, 'type' | 'secret' | 'product'> {
  readonly product: TimetableProduct
  readonly secret: string
  /** The stored password or token stays. */
  readonly keepsSecret: boolean
}

export const newTimetable: TimetableForm = {
  product: 'unitime',
  name: '',
  isEnabled: true,
  address: '',
  credential: 'password',
  accountName: '',
  isEmailTrusted: false,
  secret: '',
  keepsSecret: false,
}

export function formOfTimetable({ id: _id, type: _type, hasSecret, ...settings }: TimetableSettings): TimetableForm {
  return { ...newTimetable, ...settings, keepsSecret: hasSecret }
}

/** What the server is sent. A secret that was not touched is not sent, and stays. */
export function bodyOfTimetable({ keepsSecret, secret, ...form }: TimetableForm): TimetableDraft {
  const { product, name, address, credential, accountName } = form
  // What was typed of an address before files were chosen means nothing for them.
  if (product === 'oneroster')
    return { ...form, type: 'timetabling', name: name.trim(), address: '', credential: 'token', accountName: '' }
  return {
    ...form,
    type: 'timetabling',
    name: name.trim(),
    address: address.trim(),
    accountName: credential === 'token' ? '' : accountName.trim(),
    ...(keepsSecret ? {} : { secret }),
  }
}

/** What is typed as the body of a call. */
export const timetableFormSchema = z.custom<TimetableForm>().transform((form, context): TimetableDraft => {
  const { data, error } = timetableDraftSchema.safeParse(bodyOfTimetable(form))
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  return data ?? z.NEVER
})
