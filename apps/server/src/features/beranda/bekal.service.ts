import { isBebasArea } from '@rekan/domain/pengajuan/izin/absensi'
import { type Instan, type KodeZona, addHari, hariBarat, isoLokal } from '@rekan/domain/waktu'
import { asHadir } from '../presensi/hari/giliran.service.ts'
import { type Hari, fetchHariRentang } from '../presensi/hari/hari.service.ts'
import { wireKantor } from '../presensi/rekaman/presensi.wire.ts'
import { wireTugas } from './profil.wire.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

/** A night that started late two days ago may still be open. */
const HARI_SEBELUM = 2
const HARI_SESUDAH = 15

/** One's own works and where they are, from two days ago to a fortnight from now. */
export async function showBekal({ db, pelaku: { penggunaId, karyawanId }, saat }: Pandangan) {
  const hariIni = hariBarat(saat)
  const [dari, sampai] = [addHari(hariIni, -HARI_SEBELUM), addHari(hariIni, HARI_SESUDAH)]
  const semua = karyawanId === null ? [] : await fetchHariRentang(db, karyawanId, dari, sampai)
  return {
    akun: penggunaId,
    karyawan_id: karyawanId,
    waktu_server: new Date(saat).toISOString(),
    kantor: semuaKantor(semua),
    hari: semua.map(wireHari),
  }
}

function semuaKantor(semua: readonly Hari[]) {
  const kantor = semua.flatMap(({ penempatan, penugasan }) => [
    ...penempatan,
    ...penugasan.flatMap((satu) => satu.kantor ?? []),
  ])
  return [...new Map(kantor.map((satu) => [satu.kantor_id, wireKantor(satu)])).values()]
}

function wireHari({ tanggal, zona, fakta, izin, penempatan, penugasan }: Hari) {
  return {
    tanggal,
    zona,
    izin: fakta.izin,
    bebas_area: isBebasArea(izin),
    kantor_ids: penempatan.map(({ kantor_id }) => kantor_id),
    kerja: penugasan.map((satu) => wireKerja(satu, zona)),
  }
}

function wireKerja(satu: Hari['penugasan'][number], zonaHari: KodeZona) {
  const zona = satu.kantor?.zona_waktu ?? zonaHari
  const { rencana, masuk, pulang } = asHadir(satu)
  const { shift, lembur, masukSebelum } = rencana
  const wireRentang = ({ mulai, selesai }: { readonly mulai: Instan; readonly selesai: Instan }) => ({
    mulai: isoLokal(mulai, zona),
    selesai: isoLokal(selesai, zona),
  })
  const iso = (saat: Instan | null) => (saat === null ? null : new Date(saat).toISOString())
  return {
    shift: shift && { ...wireRentang(shift), toleransi: shift.toleransi },
    lembur: lembur.map(wireRentang),
    masuk_sebelum: iso(masukSebelum ?? null),
    kantor_id: satu.kantor?.kantor_id ?? null,
    check_in: iso(masuk),
    check_out: iso(pulang),
    tugas: wireTugas(satu),
  }
}
