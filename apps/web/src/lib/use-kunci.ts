import { useRef } from 'react'

/** The Idempotency-Key of a content: the same content sent again, because its answer got lost, is the same write. */
export function useKunci(): (isi: unknown) => string {
  const last = useRef({ isi: '', kunci: '' })
  return (isi) => {
    const teks = JSON.stringify(isi)
    if (last.current.isi !== teks) last.current = { isi: teks, kunci: crypto.randomUUID() }
    return last.current.kunci
  }
}
