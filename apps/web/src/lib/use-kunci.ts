import { useState } from 'react'

/** The Idempotency-Key of a content: the same content sent again, because its answer got lost, is the same write. */
export function createKunci(): (isi: unknown) => string {
  let last = { isi: '', kunci: '' }
  return (isi) => {
    const teks = JSON.stringify(isi, withFiles)
    if (last.isi !== teks) last = { isi: teks, kunci: crypto.randomUUID() }
    return last.kunci
  }
}

/** One for as long as the component lives. */
export function useKunci(): (isi: unknown) => string {
  return useState(createKunci)[0]
}

/** A file by its name, size and age: as JSON all files are alike. */
function withFiles(_name: string, value: unknown): unknown {
  if (value instanceof File) return [value.name, value.size, value.lastModified]
  return value instanceof Blob ? [value.size, value.type] : value
}
