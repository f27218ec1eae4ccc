import { type IsiBeritaAcara, pemenuhan } from '@rekan/domain/berita-acara/lembar'
import { hariPeriode } from '@rekan/domain/berita-acara/periode'
import { formatTanggal, isoLokal } from '@rekan/domain/waktu'
import writeExcelFile from 'write-excel-file/node'
import { SEBUTAN_JENIS, TANDA } from './sebutan.ts'

const sel = (nilai: string | number | null) => {
  if (nilai === null || nilai === '') return null
  return typeof nilai === 'number' ? { value: nilai, type: Number } : { value: nilai, type: String }
}
const kolomFrom = (judul: readonly string[]) =>
  judul.map((value) => ({ value, fontWeight: 'bold' as const, type: String }))

/** A revision as a workbook: what it comes to, who stood where by day, each need with its works, and prices where its reader sees them. */
export async function writeXlsx(
  { kepala: judul, lembar }: IsiBeritaAcara,
  { revisi, lihatHarga }: { readonly revisi: number; readonly lihatHarga: boolean },
): Promise<Buffer> {
  const { total } = lembar
  const nama = new Map(lembar.petugas.map((satu) => [satu.id, satu.nama]))
  const pos = new Map(lembar.pos.map((satu) => [satu.id, satu]))
  const bagian = pemenuhan(total)
  const ringkasan: (readonly [string, string | number | null])[] = [
    ['Berita acara kehadiran', judul.perusahaan.nama],
    ['Klien', judul.klien.nama],
    ['Nomor kontrak', judul.nomor],
    ['Masa', `${formatTanggal(lembar.dari)} – ${formatTanggal(lembar.sampai)}`],
    ['Revisi', revisi],
    ['Hari-orang terpenuhi', total.hariOrang],
    ['Hari-orang dijanjikan', total.janji],
    ['Pemenuhan (persen)', bagian === null ? null : bagian / 100],
    ['Jam terisi (detik)', total.detik],
    ['Kosong (detik)', total.kosong],
    ['Kekosongan (kali)', total.celah],
    ['Lembur disetujui (detik)', total.lembur],
    ['Diganti (kali)', total.diganti],
    ...(lihatHarga
      ? ([
          ['Jumlah harga (Rp)', lembar.harga.jumlah],
          ['Biaya manajemen (Rp)', lembar.harga.biaya],
        ] as const)
      : []),
  ]
  const hari = hariPeriode(lembar)
  const kehadiran = lembar.baris.map(({ pos: posId, petugas, sel: semua, hari: jumlah }) => [
    sel(pos.get(posId)?.lokasi ?? ''),
    sel(pos.get(posId)?.nama ?? ''),
    sel(petugas === null ? 'Belum ada petugas' : (nama.get(petugas) ?? '')),
    ...semua.map((satu) => sel(satu === null ? null : TANDA[satu])),
    sel(jumlah),
  ])
  const rincian = lembar.rincian.flatMap((satu) => {
    const { nama: namaPos = '', zona = 'WIB' } = pos.get(satu.pos) ?? {}
    const jam = (saat: number | null) => (saat === null ? null : isoLokal(saat, zona).slice(11, 19))
    const awal = [
      sel(satu.tanggal),
      sel(namaPos),
      sel(satu.shift ?? 'Di luar kebutuhan'),
      sel(satu.jumlah),
      sel(satu.hariOrang),
      sel(satu.detik),
      sel(satu.kosong),
    ]
    if (satu.kerja.length === 0) return [awal]
    return satu.kerja.map(({ petugas, menggantikan, masuk, pulang, lembur }, ke) => [
      ...(ke === 0 ? awal : [...awal.slice(0, 3), null, null, null, null]),
      sel(nama.get(petugas) ?? ''),
      sel(menggantikan === null ? null : (nama.get(menggantikan) ?? '')),
      sel(jam(masuk)),
      sel(jam(pulang)),
      sel(lembur),
    ])
  })
  const harga = lembar.harga.baris.map((satu) => [
    sel(SEBUTAN_JENIS[satu.jenis]),
    sel(satu.jabatan),
    sel(satu.berlaku_dari),
    sel(satu.satuan),
    sel(satu.harga),
    sel(satu.persen),
    sel(satu.banyak),
    sel(satu.jumlah),
  ])
  return writeExcelFile([
    {
      sheet: 'Ringkasan',
      data: ringkasan.map(([sebutan, nilai]) => [sel(sebutan), sel(nilai)]),
      columns: [{ width: 28 }, { width: 44 }],
    },
    {
      sheet: 'Kehadiran',
      data: [
        kolomFrom(['Lokasi', 'Pos', 'Petugas', ...hari.map((satu) => String(Number(satu.slice(8)))), 'Hari']),
        ...kehadiran,
      ],
      columns: [{ width: 22 }, { width: 22 }, { width: 28 }, ...hari.map(() => ({ width: 4 })), { width: 6 }],
      stickyRowsCount: 1,
      stickyColumnsCount: 3,
    },
    {
      sheet: 'Rincian',
      data: [
        kolomFrom([
          'Tanggal',
          'Pos',
          'Shift',
          'Butuh',
          'Hari-orang',
          'Terisi (detik)',
          'Kosong (detik)',
          'Petugas',
          'Menggantikan',
          'Masuk',
          'Pulang',
          'Lembur (detik)',
        ]),
        ...rincian,
      ],
      columns: [12, 22, 18, 8, 10, 14, 14, 28, 28, 10, 10, 14].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    ...(lihatHarga
      ? [
          {
            sheet: 'Harga',
            data: [
              kolomFrom([
                'Jenis',
                'Jabatan',
                'Berlaku dari',
                'Satuan',
                'Harga',
                'Persen',
                'Banyak',
                'Jumlah',
              ]),
              ...harga,
            ],
            columns: [14, 24, 12, 10, 14, 8, 12, 16].map((width) => ({ width })),
            stickyRowsCount: 1,
          },
        ]
      : []),
  ]).toBuffer()
}
