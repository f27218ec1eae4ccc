import { z } from 'zod'
import type { FieldErrors } from './errors.ts'

// What a schema does not word itself is worded here, for who reads a form or writes a client.
z.config({ localeError: formatIssue })

const JENIS: Readonly<Record<string, string>> = {
  string: 'teks',
  number: 'angka',
  int: 'bilangan bulat',
  boolean: 'true atau false',
  array: 'daftar',
  object: 'objek JSON',
}

function formatIssue(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue
  if (code === 'invalid_type' && (input === undefined || input === null)) return 'Harus diisi.'
  if (code === 'invalid_type') return `Harus berupa ${JENIS[issue.expected] ?? 'nilai lain'}.`
  if (code === 'invalid_value') return `Harus salah satu dari ${issue.values.map(String).join(', ')}.`
  if (code === 'too_small') return `Paling sedikit ${batasText(issue.origin, issue.minimum)}.`
  if (code === 'too_big') return `Paling banyak ${batasText(issue.origin, issue.maximum)}.`
  return 'Isian ini tidak valid.'
}

const SATUAN: Readonly<Record<string, string>> = { string: ' karakter', array: ' butir' }

function batasText(origin: string, batas: number | bigint): string {
  return `${batas.toLocaleString('id-ID')}${SATUAN[origin] ?? ''}`
}

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
