import writeExcelFile from 'write-excel-file/node'

/** One row of a workbook of people, whole: a wage, a contract, tax and BPJS beside who it is. */
const BARIS = {
  nama: 'Petugas',
  jenis_karyawan: 'Karyawan Kontrak (PKWT)',
  status_pernikahan: 'Kawin',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '28/02/1990',
  jenis_kelamin: 'P',
  tanggal_masuk: '01/03/2026',
  presensi_mulai: '20/11/2026',
  kantor: 'JKT01',
  jadwal: 'Lima hari 08:00-17:00',
  jabatan: 'Petugas Keamanan',
  unit: 'Keamanan',
  nomor_hp: '0812-3456-7890',
  koordinator: 'koordinator@rekan.example',
  upah_mulai: '01/03/2026',
  upah_satuan: 'bulan',
  upah_pokok: '4500000',
  upah_tunjangan_tetap: '500000',
  kontrak_jenis: 'PKWT',
  kontrak_ditandatangani: '27/02/2026',
  kontrak_mulai: '01/03/2026',
  kontrak_sampai: '28/02/2027',
  ptkp: 'K/1',
  ptkp_tahun: '2026',
  status_npwp: 'NIK',
  agama: 'Islam',
  bpjs_kesehatan_mulai: '01/03/2026',
  bpjs_tk_mulai: '01/03/2026',
  bpjs_tk_program: 'JKK, JKM, JHT',
} satisfies Readonly<Record<string, string>>

/** A workbook of so many new people of the demo company, half of them with an address. */
export function writeBukuOrang(banyak: number): Promise<Buffer> {
  const orang = Array.from({ length: banyak }, (_, i) => ({
    ...BARIS,
    nama: `Petugas ${i + 1}`,
    nik: String(3273015500010000n + BigInt(i)),
    email: i % 2 === 0 ? '' : `petugas${i}@contoh.id`,
    kontrak_nomor: `${i + 1}/PKWT/2026`,
  }))
  const kolom = Object.keys(orang[0] ?? {}) as (keyof (typeof orang)[number])[]
  const sel = (isi: string) => (isi === '' ? null : { value: isi, type: String })
  return writeExcelFile([
    kolom.map(sel),
    ...orang.map((satu) => kolom.map((nama) => sel(satu[nama]))),
  ]).toBuffer()
}
