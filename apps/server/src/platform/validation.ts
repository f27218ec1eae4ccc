import { z } from 'zod'
import type { FieldErrors } from './errors.ts'

// What a schema does not word itself is worded by the library, in Indonesian.
z.config(z.locales.id())

/** Zod's issues as messages by field; what concerns no single field stands under `_`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors = Object.create(null) as Record<string, string[]>
  const add = (field: string, message: string) => {
    const messages = (errors[field] ??= [])
    if (!messages.includes(message)) messages.push(message)
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key].join('.'), 'Isian ini tidak dikenal.')
    else add(issue.path.join('.') || '_', issue.message)
  }
  return errors
}
