import type { BarisPos, Celah, Papan, Tempat, Terisi } from '@rekan/domain/papan/papan'
import type { Instan } from '@rekan/domain/waktu'
import type { Answer } from '../../../platform/http.ts'
import { type AlarmPapan, type OrangHilang, kunciAlarm } from './hari-ini.queries.ts'
import type { KantorPapan } from './kerja.ts'

type HariIni = Answer<'GET /kelola/hari-ini'>['data']

type Terhitung = {
  readonly saat: Instan
  readonly papan: Papan
  readonly jumlahCelah: number
  readonly kedatangan: readonly {
    readonly mulai: Instan
    readonly jumlah: number
    readonly terlambat: number
  }[]
  /** People */
  readonly izin: number
  readonly libur: number
  readonly kantor: ReadonlyMap<number, KantorPapan>
  readonly namaPos: ReadonlyMap<number, string>
  readonly hilang: ReadonlyMap<number, OrangHilang>
  /** Of who stands in and of who is replaced */
  readonly namaOrang: ReadonlyMap<number, string>
  readonly alarm: ReadonlyMap<string, AlarmPapan>
}

/** The board as it leaves: sites by name. */
export function wirePapan(terhitung: Terhitung): HariIni {
  const { saat, papan, jumlahCelah, kedatangan, izin, libur, kantor } = terhitung
  const { lokasi, tempat } = papan
  const diganti = Map.groupBy(tempat.filter(isDiganti), ({ kerja }) => kerja.kantorId)
  const telat = tempat.flatMap(({ isTerlambat, kerja, pengisi }) =>
    isTerlambat ? [(pengisi ?? kerja).telat] : [],
  )
  const jumlah = (nilai: (satu: Terisi) => number) => lokasi.reduce((n, satu) => n + nilai(satu), 0)
  return {
    saat: iso(saat),
    ringkas: {
      rencana: jumlah(({ rencana }) => rencana),
      hadir: jumlah(({ terisi }) => terisi),
      terlambat: jumlah(({ terlambat }) => terlambat),
      rata_telat_detik:
        telat.length === 0 ? 0 : Math.round(telat.reduce((n, satu) => n + satu, 0) / telat.length),
      belum: jumlah(({ belum }) => belum),
      izin,
      izin_tanpa_pengganti: lokasi.reduce((n, satu) => n + satu.izin, 0),
      di_luar_area: tempat.filter(({ kerja, pengisi }) => kerja.diLuarArea || pengisi?.diLuarArea === true)
        .length,
      libur,
    },
    lokasi: lokasi
      .map(({ kantorId, mulai, selesai, izin: cuti, pos, ...isi }) => ({
        id: kantorId,
        ...tempatFrom(kantor, kantorId),
        mulai: iso(mulai),
        selesai: iso(selesai),
        ...wireTerisi(isi),
        izin: cuti,
        pos: pos.map((satu) => wirePos(satu, terhitung.namaPos)),
        penggantian: (diganti.get(kantorId) ?? []).map((satu) => wirePenggantian(satu, terhitung)),
      }))
      .toSorted((satu, lain) => satu.nama.localeCompare(lain.nama, 'id')),
    celah: papan.celah.map((satu) => wireCelah(satu, terhitung)),
    jumlah_celah: jumlahCelah,
    kedatangan: kedatangan.map(({ mulai, ...isi }) => ({ mulai: iso(mulai), ...isi })),
  }
}

/** Whose work a place is and who fills it in their stead; nobody where it is their own. */
export function orangDiganti({ kerja, pengisi }: Tempat): number[] {
  return pengisi === null || pengisi === kerja ? [] : [kerja.karyawanId, pengisi.karyawanId]
}

function isDiganti(tempat: Tempat): boolean {
  return orangDiganti(tempat).length > 0
}

function wirePenggantian({ kerja, pengisi, kosong }: Tempat, { namaOrang, namaPos }: Terhitung) {
  const { posId } = kerja
  const sejak = pengisi?.masuk ?? null
  return {
    pos: posId === null ? null : { id: posId, nama: namaPos.get(posId) ?? '' },
    digantikan: namaOrang.get(kerja.karyawanId) ?? '',
    pengganti: namaOrang.get(pengisi?.karyawanId ?? 0) ?? '',
    sejak: sejak === null ? null : iso(sejak),
    kosong_detik: kosong.detik,
  }
}

function wirePos({ id, butuh, kurang, ...isi }: BarisPos, nama: ReadonlyMap<number, string>) {
  return { id, nama: nama.get(id) ?? '', ...wireTerisi(isi), butuh, kurang }
}

function wireTerisi({ rencana, terisi, terlambat, belum, kosong }: Terisi) {
  return {
    rencana,
    terisi,
    terlambat,
    belum,
    kosong_detik: kosong.detik,
    kosong_sejak: kosong.sejak === null ? null : iso(kosong.sejak),
  }
}

function wireCelah(
  { kantorId, posId, tempat, kosong }: Celah,
  { kantor, namaPos, hilang, alarm, saat }: Terhitung,
): HariIni['celah'][number] {
  const { nama, zona_waktu } = tempatFrom(kantor, kantorId)
  const kerja = tempat?.pengisi ?? null
  const siapa = kerja && hilang.get(kerja.karyawanId)
  return {
    lokasi: { id: kantorId, nama },
    zona_waktu,
    pos: posId === null ? null : { id: posId, nama: namaPos.get(posId) ?? '' },
    sejak: iso(kosong.sejak ?? kerja?.mulai ?? saat),
    kosong_detik: kosong.detik,
    orang:
      kerja && siapa
        ? {
            karyawan_id: siapa.id,
            kode: siapa.kode,
            nama: siapa.nama,
            tanggal: kerja.tanggal,
            mulai: iso(kerja.mulai),
            selesai: iso(kerja.selesai),
            penugasan_id: kerja.id,
            izin_menunggu: siapa.menunggu.some(
              ({ mulai, selesai }) => mulai <= kerja.tanggal && kerja.tanggal <= selesai,
            ),
            alarm: wireAlarm(alarm.get(kunciAlarm(kerja))),
            telepon: siapa.nomor === null ? null : { nomor: siapa.nomor, disetujui: siapa.disetujui },
          }
        : null,
  }
}

function wireAlarm(alarm: AlarmPapan | undefined) {
  if (alarm === undefined) return null
  return { naik_pada: iso(alarm.naik_pada), ditanggapi_oleh: alarm.ditanggapi_oleh }
}

function tempatFrom(kantor: ReadonlyMap<number, KantorPapan>, id: number) {
  const satu = kantor.get(id)
  return { nama: satu?.nama ?? '', zona_waktu: satu?.zona ?? ('WIB' as const) }
}

function iso(saat: Instan): string {
  return new Date(saat).toISOString()
}
