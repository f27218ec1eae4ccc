/** A sheet's days: each need with who filled it, and works beside what is needed (`docs/rules.md`, section 1.10). */
import type { KerjaLembar, KerjaTercatat, RincianLembar } from './lembar.ts'
import { type ButuhTerisi, type Tempat, hariPos } from './tempat.ts'

/** By date, post and start. */
export function rincianFrom(tempat: readonly Tempat[], terisi: readonly ButuhTerisi[]): RincianLembar[] {
  const dikenal = new Map(tempat.map(({ kerja }) => [kerja.id, kerja]))
  const lain = tempat.flatMap((satu) =>
    satu.butuh === undefined ? [{ posId: satu.asal.posId, tanggal: satu.asal.tanggal, satu }] : [],
  )
  return [
    ...terisi.map((satu) => rincianButuh(satu, dikenal)),
    ...[...hariPos(lain).values()].flatMap((perHari) =>
      [...perHari.values()].map((isi) =>
        rincianLain(
          isi.map(({ satu }) => satu),
          dikenal,
        ),
      ),
    ),
  ].toSorted(
    (a, b) =>
      (a.tanggal < b.tanggal ? -1 : Number(a.tanggal > b.tanggal)) || a.pos - b.pos || a.mulai - b.mulai,
  )
}

type Dikenal = ReadonlyMap<number, KerjaLembar>

function rincianButuh(
  { butuh, isi, hariOrang, detik, kosong, celah }: ButuhTerisi,
  dikenal: Dikenal,
): RincianLembar {
  return {
    pos: butuh.posId,
    tanggal: butuh.tanggal,
    shift: butuh.shift,
    mulai: butuh.mulai,
    selesai: butuh.selesai,
    jumlah: butuh.jumlah,
    libur: butuh.isLibur,
    hariOrang,
    detik,
    kosong,
    celah,
    kerja: kerjaTercatat(isi, dikenal),
  }
}

/** Works of a post and day beside what is needed. */
function rincianLain(isi: readonly Tempat[], dikenal: Dikenal): RincianLembar {
  const [{ asal }] = isi as [Tempat]
  const kerja = kerjaTercatat(isi, dikenal)
  return {
    pos: asal.posId,
    tanggal: asal.tanggal,
    shift: null,
    mulai: Math.min(...kerja.map(({ mulai }) => mulai)),
    selesai: Math.max(...kerja.map(({ selesai }) => selesai)),
    jumlah: 0,
    libur: false,
    hariOrang: 0,
    detik: 0,
    kosong: 0,
    celah: [],
    kerja,
  }
}

function kerjaTercatat(isi: readonly Tempat[], dikenal: Dikenal): KerjaTercatat[] {
  return isi
    .map(({ kerja, lembur }) => ({
      petugas: kerja.karyawanId,
      menggantikan: dikenal.get(kerja.menggantikanId ?? 0)?.karyawanId ?? null,
      mulai: kerja.mulai,
      selesai: kerja.selesai,
      masuk: kerja.masuk,
      pulang: kerja.pulang,
      lembur,
    }))
    .toSorted((a, b) => a.mulai - b.mulai || a.petugas - b.petugas)
}
