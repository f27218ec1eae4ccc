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

const ANGKA_RUSAK = 'Angka ini terlalu besar, terlalu kecil, atau bukan angka.'
/** Nothing that anybody counts or measures is nearer to none; PostgreSQL's smaller types hold nothing nearer. */
const TERKECIL = 1e-30

/**
 * Messages by field for numbers that somewhere would not be what was sent: past what a double counts exactly, all but none, a zero
 * below zero. Rules of fields need not think of them.
 */
export function listAngkaRusak(value: unknown, path: readonly PropertyKey[] = []): FieldErrors {
  if (typeof value === 'number' && !isSound(value)) return { [path.join('.') || '_']: [ANGKA_RUSAK] }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return {}
  const errors = Object.create(null) as Record<string, readonly string[]>
  for (const [key, inner] of Object.entries(value))
    Object.assign(errors, listAngkaRusak(inner, [...path, key]))
  return errors
}

function isSound(value: number): boolean {
  const size = Math.abs(value)
  return !Object.is(value, -0) && size <= Number.MAX_SAFE_INTEGER && (size >= TERKECIL || size === 0)
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
