import type { Cerita, Kerja } from './cerita.ts'
import { saatDi, tanggalSebulan, tempatPada } from './hitung.ts'
import { type Acak, acakDari } from './karang.ts'

/** Spans of a day that adjoin or lie apart; the last one ends on the day after. */
const RENTANG = [
  ['05:00', '09:00'],
  ['09:00', '13:30'],
  ['14:00', '18:00'],
  ['19:30', '02:00'],
] as const

/** The same story with some dates that hold one to three works each, some of them swapped, taken over or given away. */
export function withKerja(cerita: Cerita, nomor: number): Cerita {
  const acak = acakDari(nomor + 500_000)
  const dipilih = acak
    .urut(tanggalSebulan(cerita.bulan))
    .filter((tanggal) => isKosong(cerita, tanggal))
    .slice(0, acak.bulat(1, 5))
  const kerja = dipilih.flatMap((tanggal) => karangKerja(acak, cerita, tanggal))
  return {
    ...cerita,
    kerja,
    roster: cerita.roster.filter(({ tanggal }) => !dipilih.includes(tanggal)),
    lembur: cerita.lembur.filter(({ hari }) => !dipilih.includes(hari)),
    hadir: cerita.hadir.filter(({ tanggal }) => !dipilih.includes(tanggal)),
  }
}

/** Whether nothing of the day before reaches into a date, and it is one of theirs. */
function isKosong(cerita: Cerita, tanggal: string): boolean {
  const lalu = Temporal.PlainDate.from(tanggal).subtract({ days: 1 }).toString()
  return [tanggal, lalu].every((satu) => tempatPada(cerita, satu) !== undefined)
}

function karangKerja(acak: Acak, cerita: Cerita, tanggal: string): Kerja[] {
  const zona = tempatPada(cerita, tanggal)?.zona ?? 'WIB'
  const batas = Date.parse(cerita.saat)
  const dipakai = new Set(acak.urut(RENTANG).slice(0, acak.bulat(1, 3)))
  return RENTANG.filter((satu) => dipakai.has(satu)).map(([mulai, selesai]): Kerja => {
    const asal = acak.satu(['roster', 'roster', 'tukar', 'pengganti'] as const)
    const isDigantikan = asal === 'roster' && acak.kira(0.3)
    const besok = Temporal.PlainDate.from(tanggal).add({ days: 1 }).toString()
    const masuk = saatDi(tanggal, mulai, zona) + acak.bulat(-20 * 60, 20 * 60) * 1000
    const pulang = saatDi(selesai > mulai ? tanggal : besok, selesai, zona) + acak.bulat(-3600, 600) * 1000
    const isDatang = !isDigantikan && acak.kira(0.8) && masuk <= batas
    return {
      tanggal,
      jam: { mulai, selesai },
      toleransi: acak.satu([0, 10]),
      jeda: { lama: acak.satu([0, 30]), sesudah: acak.satu([0, 240]) },
      asal,
      isDigantikan,
      hadir: isDatang
        ? {
            masuk: new Date(masuk).toISOString(),
            pulang: acak.kira(0.9) && pulang <= batas ? new Date(pulang).toISOString() : null,
          }
        : null,
    }
  })
}
