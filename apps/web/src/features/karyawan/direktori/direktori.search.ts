/** What the directory is narrowed to; all of it is in the address. */
export type Saringan = {
  readonly nama?: string
  readonly jenis?: number
  /** Unless set: those who work here now */
  readonly status?: 'nonaktif' | 'semua'
}

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
