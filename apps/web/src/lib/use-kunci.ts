import { useState } from 'react'

/** The Idempotency-Key of a content: the same content sent again, because its answer got lost, is the same write. */
export function createKunci(): (isi: unknown) => string {
  let last = { isi: '', kunci: '' }
  return (isi) => {
    const teks = JSON.stringify(isi)
    if (last.isi !== teks) last = { isi: teks, kunci: crypto.randomUUID() }
    return last.kunci
  }
}

/** One for as long as the component lives. */
export function useKunci(): (isi: unknown) => string {
  return useState(createKunci)[0]
}
