import type { Saringan } from './direktori.api.ts'

/** What the address narrows the directory to; whatever it holds beside that is left out. */
export function saringanDari(search: Readonly<Record<string, unknown>>): Saringan {
  const { nama, jenis, status } = search
  const teks = typeof nama === 'string' || typeof nama === 'number' ? String(nama).trim().slice(0, 100) : ''
  return {
    ...(teks !== '' && { nama: teks }),
    ...(typeof jenis === 'number' && Number.isSafeInteger(jenis) && jenis > 0 && { jenis }),
    ...((status === 'nonaktif' || status === 'semua') && { status }),
  }
}
