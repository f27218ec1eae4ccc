import { expect, it } from 'vitest'
import { computeLembar } from '../../src/berita-acara/hitung.ts'
import { hariPeriode, periodeKontrak } from '../../src/berita-acara/periode.ts'
import { kebutuhanPada } from '../../src/klien/klien.ts'
import { hariKe } from '../../src/waktu.ts'
import { type MasaKlien, JABATAN, SHIFT, karangMasa, saatKisah } from './masa-klien.ts'
import { hitungMasa } from './masa-klien.hitung.ts'

// `npm run acak -- --cerita 100000` looks at so many.
const BANYAK = Number(process.env['ACAK_CERITA'] ?? 300)
const BENIH = Number(process.env['ACAK_BENIH'] ?? 1)
const LIBUR = new Set(['2026-01-01', '2026-03-20', '2026-05-01', '2026-05-14', '2026-06-01', '2026-08-17'])

it(
  `[KLIEN-06] of ${BANYAK} made-up periods, man-days, hours, gaps and rupiah equal an independent computation`,
  { timeout: 3_600_000 },
  () => {
    const isi: Record<string, number> = {}
    for (let nomor = BENIH; nomor < BENIH + BANYAK; nomor += 1) {
      const kisah = karangMasa(nomor, 31)
      const hitungan = hitungMasa(kisah, LIBUR)
      const produk = masaProduk(kisah)
      if (JSON.stringify(produk) !== JSON.stringify(hitungan))
        expect(produk, `period ${nomor}`).toEqual(hitungan)
      for (const [apa, ada] of Object.entries(hitungan))
        if (typeof ada === 'number' && ada !== 0) isi[apa] = (isi[apa] ?? 0) + 1
    }
    // What the periods hold: each of it often.
    for (const apa of [
      'hariOrang',
      'janji',
      'detik',
      'kosong',
      'celah',
      'lembur',
      'diganti',
      'jumlah',
      'biaya',
    ])
      expect(isi[apa], apa).toBeGreaterThan(BANYAK / 3)
  },
)

/** A period by the product's rules. */
function masaProduk({ zona, tahun, bulan, tutup, mulai, sampai, syarat, pos, kerja }: MasaKlien) {
  const terms = syarat.map((satu) => ({
    berlaku_dari: satu.berlaku_dari,
    toleransi_menit: satu.toleransi,
    jam_penuh_menit: satu.jamPenuh,
    tutup_buku: tutup,
    ganti_dalam_menit: satu.ganti,
    janji_pemenuhan: null,
    tenggat_hari: 5,
    pasal_diam: null,
    biaya_manajemen: satu.biaya,
    ppn: 'tidak' as const,
    pph23: 'tidak' as const,
    potongan_kosong: satu.potongan,
    harga: satu.harga.flatMap((harga, j) =>
      harga === null
        ? []
        : [
            {
              jabatan: JABATAN[j] ?? '',
              satuan: harga.satuan,
              harga: harga.harga,
              libur_persen: harga.persen,
              lembur_sejam: harga.lembur,
            },
          ],
    ),
  }))
  const periode = periodeKontrak({ tahun, bulan }, { mulai, sampai }, terms)
  if (periode === undefined) throw new Error('the contract is in its period')
  const hari = hariPeriode(periode)
  const perluPada = (ke: number, tanggal: string) => {
    const { kebutuhan, tutup: ditutup } = pos[ke] as MasaKlien['pos'][number]
    if (ditutup !== null && tanggal >= ditutup) return []
    const semua = kebutuhan.flatMap(({ berlaku_dari, isi }) =>
      isi.map(({ shift, hari: weekday, jumlah }) => ({
        berlaku_dari,
        jenis_shift_id: shift + 1,
        hari: weekday,
        jumlah,
      })),
    )
    return kebutuhanPada(semua, tanggal)
  }
  const lembar = computeLembar(
    {
      ...periode,
      pos: pos.map(({ jabatan }, id) => ({
        id,
        nama: `Pos ${id}`,
        lokasi: 'Lokasi',
        zona,
        jabatan: JABATAN[jabatan] ?? '',
      })),
      petugas: [...new Set(kerja.map(({ orang }) => orang))].map((id) => ({ id, nama: `Orang ${id}` })),
      butuh: hari.flatMap((tanggal) =>
        pos.flatMap((_, posId) =>
          perluPada(posId, tanggal)
            .filter((satu) => satu.hari === hariKe(tanggal))
            .map(({ jenis_shift_id: jenisShiftId, jumlah }) => {
              const [a = 0, b = 0] = SHIFT[jenisShiftId - 1] ?? []
              return {
                posId,
                tanggal,
                jenisShiftId,
                jumlah,
                shift: '',
                isLibur: LIBUR.has(tanggal),
                mulai: saatKisah(tanggal, a, zona),
                selesai: saatKisah(tanggal, b <= a ? b + 1440 : b, zona),
              }
            }),
        ),
      ),
      kerja: kerja
        .map((satu, ke) => ({
          id: ke + 1,
          posId: satu.pos,
          tanggal: satu.tanggal,
          jenisShiftId: satu.shift === null ? null : satu.shift + 1,
          karyawanId: satu.orang,
          menggantikanId: satu.menggantikan === null ? null : satu.menggantikan + 1,
          mulai: satu.mulai,
          selesai: satu.selesai,
          masuk: satu.masuk,
          pulang: satu.pulang,
          lembur: satu.lembur === null ? [] : [satu.lembur],
        }))
        .filter(({ tanggal }) => periode.dari <= tanggal && tanggal <= periode.sampai),
      tempat: hari.flatMap((tanggal) =>
        pos.flatMap((_, posId) =>
          [...Map.groupBy(perluPada(posId, tanggal), (satu) => satu.jenis_shift_id)].map(
            ([jenisShiftId, isi]) => ({
              posId,
              tanggal,
              jenisShiftId,
              jumlah: Math.max(...isi.map(({ jumlah }) => jumlah)),
            }),
          ),
        ),
      ),
      syarat: terms,
      toleransiBawaan: 0,
    },
    hari,
  )
  const { hariOrang, janji, detik, kosong, celah, lembur, diganti } = lembar.total
  const { jumlah, biaya, tanpaHarga } = lembar.harga
  const { dari, sampai: akhir } = lembar
  return {
    dari,
    sampai: akhir,
    hariOrang,
    janji,
    detik,
    kosong,
    celah,
    lembur,
    diganti,
    jumlah,
    biaya,
    tanpaHarga,
  }
}
