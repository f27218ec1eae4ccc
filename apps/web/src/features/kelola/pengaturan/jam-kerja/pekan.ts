export const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** One weekday's hours, `HH:mm`; unpaid minutes of break where there are any. */
export type HariKerja = {
  /** 1 Monday to 7 Sunday */
  readonly hari: number
  readonly jam_mulai: string
  readonly jam_selesai: string
  readonly istirahat_menit?: number
}

/** A week in few lines: days of the same hours that follow one another stand in one. */
export function kalimatPekan(pekan: readonly HariKerja[]): readonly string[] {
  const kelompok: { dari: number; sampai: number; jam: string }[] = []
  for (const { hari, jam_mulai, jam_selesai, istirahat_menit: istirahat = 0 } of pekan) {
    const jam = `${jam_mulai}–${jam_selesai}${istirahat > 0 ? `, istirahat ${istirahat} menit` : ''}`
    const akhir = kelompok.at(-1)
    if (akhir !== undefined && akhir.sampai === hari - 1 && akhir.jam === jam) akhir.sampai = hari
    else kelompok.push({ dari: hari, sampai: hari, jam })
  }
  return kelompok.map(({ dari, sampai, jam }) => {
    const [awal, akhir] = [HARI[dari - 1] ?? '', HARI[sampai - 1] ?? '']
    return `${dari === sampai ? awal : `${awal}–${akhir}`} ${jam}`
  })
}
