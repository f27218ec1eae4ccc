import { pemenuhan } from '@rekan/domain/berita-acara/lembar'
import type { IsiBeritaAcara, Lembar } from '@rekan/domain/berita-acara/lembar'
import { type KodeZona, type Tanggal, isoLokal } from '@rekan/domain/waktu'
import { hariPeriode } from '@rekan/domain/berita-acara/periode'
import type { Answer } from '../../../platform/http.ts'
import type { BarisBeritaAcara, BarisKeberatan } from './lembar.queries.ts'

export type LembarKeluar = Answer<'GET /kelola/berita-acara/{id}'>['data']
export type RingkasKeluar = Answer<'GET /kelola/berita-acara'>['data'][number]
export type HariKeluar = Answer<'GET /kelola/berita-acara/{id}/hari'>['data']
export type KeberatanKeluar = LembarKeluar['daftar_keberatan'][number]

const iso = (saat: number) => new Date(saat).toISOString()
const isoOrNull = (saat: number | null) => (saat === null ? null : iso(saat))

/** A sheet as a list has it. */
export function wireRingkas(baris: BarisBeritaAcara): RingkasKeluar {
  const { id, tahun, bulan, dari, sampai, ke, status, tenggat, menunggu } = baris
  return {
    id,
    klien: { id: baris.klien_id, nama: baris.klien_nama },
    kontrak: { id: baris.kontrak_id, nomor: baris.nomor },
    tahun,
    bulan,
    dari,
    sampai,
    revisi: ke,
    status,
    disusun_pada: iso(baris.disusun_pada),
    dikirim_pada: isoOrNull(baris.dikirim_pada),
    tenggat,
    ditandatangani_pada: isoOrNull(baris.ttd_pada),
    keberatan: menunggu,
    total: wireTotal(baris),
  }
}

export function wireTotal({ total, janji_pemenuhan }: Pick<BarisBeritaAcara, 'total' | 'janji_pemenuhan'>) {
  return {
    hari_orang: total.hariOrang,
    janji: total.janji,
    pemenuhan: pemenuhan(total),
    janji_pemenuhan,
    detik: total.detik,
    kosong_detik: total.kosong,
    lembur_detik: total.lembur,
    kosong: total.celah,
    diganti: total.diganti,
    diganti_tepat: total.digantiTepat,
  }
}

/** A revision whole; without prices for who does not see them. */
export function wireLembar(
  baris: BarisBeritaAcara,
  { kepala, lembar }: IsiBeritaAcara,
  keberatan: readonly BarisKeberatan[],
  lihatHarga: boolean,
): LembarKeluar {
  const { ttd_nama, ttd_oleh, ttd_pada, ttd_hash, pasal_diam } = baris
  return {
    ...wireRingkas(baris),
    klien: { id: baris.klien_id, nama: kepala.klien.nama },
    kontrak: { id: baris.kontrak_id, nomor: kepala.nomor },
    perusahaan: kepala.perusahaan.nama,
    terbaru: baris.terbaru,
    alasan: baris.alasan,
    perubahan: baris.perubahan.filter(({ pos }) => lihatHarga || pos !== null),
    hash: baris.hash,
    tanda_tangan:
      ttd_nama === null || ttd_pada === null || ttd_hash === null
        ? null
        : {
            nama: ttd_nama,
            oleh: ttd_oleh === null ? null : { nama: ttd_oleh, email: baris.ttd_email ?? '' },
            penanda: {
              oleh: baris.ttd_penanda_oleh,
              pada: isoOrNull(baris.ttd_penanda_pada),
            },
            pada: iso(ttd_pada),
            hash: ttd_hash,
            pasal_diam,
          },
    ...wireBaris(lembar),
    daftar_keberatan: keberatan.map(wireKeberatan),
    harga: lihatHarga ? wireHarga(lembar) : null,
  }
}

/** Days across, posts and people down. */
export function wireBaris(lembar: Lembar): Pick<LembarKeluar, 'hari' | 'pos' | 'baris'> {
  const nama = new Map(lembar.petugas.map((satu) => [satu.id, satu]))
  return {
    hari: hariPeriode(lembar),
    pos: lembar.pos.map(({ id, nama: namaPos, lokasi, jabatan }) => ({ id, nama: namaPos, lokasi, jabatan })),
    baris: lembar.baris.map(({ pos, petugas, sel, hari }) => ({
      pos_id: pos,
      petugas: petugas === null ? null : (nama.get(petugas) ?? { id: petugas, nama: '' }),
      sel: [...sel],
      hari,
    })),
  }
}

function wireHarga({ harga: { baris, jumlah, biaya, tanpaHarga } }: Lembar) {
  return { baris: baris.map((satu) => ({ ...satu })), jumlah, biaya, tanpa_harga: [...tanpaHarga] }
}

export function wireKeberatan(baris: BarisKeberatan): KeberatanKeluar {
  const { id, revisi, tanggal, alasan, oleh, diterima, jawaban, bukti, dijawab_pada, revisi_baru } = baris
  return {
    id,
    revisi,
    pos: { id: baris.pos_id, nama: baris.pos_nama },
    petugas: baris.karyawan_id === null ? null : { id: baris.karyawan_id, nama: baris.karyawan_nama ?? '' },
    tanggal,
    alasan,
    oleh,
    pada: iso(baris.pada),
    jawaban:
      diterima === null || jawaban === null || dijawab_pada === null
        ? null
        : { diterima, alasan: jawaban, bukti, pada: iso(dijawab_pada), revisi_baru },
  }
}

/** A day of a sheet, at one post or all of them, by the clock of each site. */
export function wireHari(lembar: Lembar, tanggal: Tanggal, posId: number | undefined): HariKeluar {
  const orang = new Map(lembar.petugas.map((satu) => [satu.id, satu]))
  const pos = new Map(lembar.pos.map((satu) => [satu.id, satu]))
  const sebut = (id: number) => orang.get(id) ?? { id, nama: '' }
  return lembar.rincian
    .filter((satu) => satu.tanggal === tanggal && (posId === undefined || satu.pos === posId))
    .map((satu) => {
      const { nama = '', zona = 'WIB' } = pos.get(satu.pos) ?? {}
      const jam = (saat: number) => isoLokal(saat, zona)
      return {
        pos: { id: satu.pos, nama },
        shift: satu.shift,
        mulai: jam(satu.mulai),
        selesai: jam(satu.selesai),
        jumlah: satu.jumlah,
        hari_orang: satu.hariOrang,
        detik: satu.detik,
        kosong_detik: satu.kosong,
        celah: satu.celah.map(({ tingkat, mulai, selesai }) => ({
          tingkat,
          mulai: jam(mulai),
          selesai: jam(selesai),
        })),
        kerja: satu.kerja.map(({ petugas, menggantikan, mulai, selesai, masuk, pulang, lembur }) => ({
          petugas: sebut(petugas),
          menggantikan: menggantikan === null ? null : sebut(menggantikan),
          mulai: jam(mulai),
          selesai: jam(selesai),
          masuk: jamOrNull(masuk, zona),
          pulang: jamOrNull(pulang, zona),
          lembur_detik: lembur,
        })),
      }
    })
}

function jamOrNull(saat: number | null, zona: KodeZona): string | null {
  return saat === null ? null : isoLokal(saat, zona)
}
