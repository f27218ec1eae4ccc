import type { Saringan } from './direktori.api.ts'

/** Returns the directory's filters from the address; other parameters are left out. */
export function saringanFrom(search: Readonly<Record<string, unknown>>): Saringan {
  const { nama, jenis, status } = search
  const teks = typeof nama === 'string' || typeof nama === 'number' ? String(nama).trim().slice(0, 100) : ''
  return {
    ...(teks !== '' && { nama: teks }),
    ...(typeof jenis === 'number' && Number.isSafeInteger(jenis) && jenis > 0 && { jenis }),
    ...((status === 'nonaktif' || status === 'semua') && { status }),
  }
}
