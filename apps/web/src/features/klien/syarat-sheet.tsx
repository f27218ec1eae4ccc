import * as z from 'zod/mini'
import {
  DASAR_PAJAK,
  type DasarPajak,
  HARGA_TERBANYAK,
  SATUAN_HARGA,
  aturanPasalDiam,
} from '@rekan/domain/berita-acara/syarat'
import { formatRupiah, parseRupiah } from '@rekan/domain/teks/rupiah'
import { isTanggal } from '@rekan/domain/waktu'
import { Plus, Trash2 } from 'lucide-react'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { type KontrakKlien, type SyaratKontrak, syaratQuery } from './klien.queries.ts'
import {
  type BarisHarga,
  type IsianSyarat,
  hargaFrom,
  isianSyaratFrom,
  kirimanFrom,
  parsePersen,
} from './syarat.form.ts'

const teksAngka = (min: number, max: number) =>
  text((isi) =>
    /^\d{1,4}$/.test(isi.trim()) && Number(isi) >= min && Number(isi) <= max
      ? undefined
      : `Tulis ${min} sampai ${max}.`,
  )
const teksAngkaOpsional = (min: number, max: number) =>
  text((isi) =>
    isi.trim() === '' || (/^\d{1,4}$/.test(isi.trim()) && Number(isi) >= min && Number(isi) <= max)
      ? undefined
      : `Tulis ${min} sampai ${max}, atau kosongkan.`,
  )

const schema = z.object({
  berlaku_dari: text((tanggal) => (isTanggal(tanggal) ? undefined : 'Isi tanggalnya.')),
  toleransi_menit: teksAngka(0, 240),
  jam_penuh_menit: teksAngka(1, 1440),
  tutup_buku: teksAngka(1, 31),
  ganti_dalam_menit: teksAngkaOpsional(1, 1440),
  janji_pemenuhan: teksAngkaOpsional(1, 100),
  tenggat_hari: teksAngka(1, 60),
  pasal_diam: text(aturanPasalDiam),
  biaya_manajemen: text((isi) =>
    parsePersen(isi) === undefined ? 'Tulis persen 0 sampai 100, misalnya 8,5.' : undefined,
  ),
  ppn: z.string(),
  pph23: z.string(),
  potongan_kosong: text((isi) =>
    isi.trim() === '' || parseRupiah(isi) !== undefined
      ? undefined
      : 'Tulis rupiah, misalnya 150.000, atau kosongkan.',
  ),
  /** All prices, as JSON */
  harga: text((isi) => {
    const semua = hargaFrom(isi)
    if (semua.length === 0) return 'Isi harga sedikitnya satu jabatan.'
    if (semua.some(({ jabatan }) => jabatan.trim() === '')) return 'Tulis jabatan tiap harga.'
    if (semua.some(({ harga }) => parseRupiah(harga) === undefined)) return 'Tulis harga dalam rupiah.'
    if (semua.some(({ lembur }) => lembur.trim() !== '' && parseRupiah(lembur) === undefined))
      return 'Tulis harga lembur dalam rupiah, atau kosongkan.'
    return semua.every(({ libur }) => /^\d{3}$/.test(libur.trim()) && Number(libur) >= 100)
      ? undefined
      : 'Tulis persen hari libur 100 sampai 500.'
  }),
})

const LABEL = {
  berlaku_dari: 'Berlaku mulai',
  harga: 'Harga',
  toleransi_menit: 'Toleransi kosong (menit)',
  jam_penuh_menit: 'Dihitung sehari sejak (menit)',
  potongan_kosong: 'Potongan tiap hari kosong (rupiah)',
  ganti_dalam_menit: 'Janji pengganti (menit)',
  janji_pemenuhan: 'Janji pemenuhan (%)',
  tutup_buku: 'Tanggal tutup buku',
  tenggat_hari: 'Tenggat tanda tangan (hari)',
  biaya_manajemen: 'Biaya manajemen (%)',
  ppn: 'PPN atas',
  pph23: 'PPh 23 atas',
  pasal_diam: 'Pasal diam berarti setuju',
} as const
const NAMA_DASAR: Readonly<Record<DasarPajak, string>> = {
  tidak: 'Tidak dikenakan',
  biaya: 'Biaya manajemen saja',
  semua: 'Seluruh tagihan',
}
const PILIHAN_DASAR = DASAR_PAJAK.map((value) => ({ value, label: NAMA_DASAR[value] }))

type SyaratSheetProps = {
  readonly kontrak: KontrakKlien
  readonly syarat: SyaratKontrak
  readonly onClose: () => void
}

/** What a contract pays for from a day on; what held before it stays. */
export function SyaratSheet({ kontrak, syarat, onClose }: SyaratSheetProps) {
  const params = { id: kontrak.id }
  const save = useWrite('POST /kelola/kontrak-klien/{id}/syarat', { into: () => syaratQuery(kontrak.id) })
  const { form, conflict } = useRecordForm<IsianSyarat, unknown>({
    schema,
    record: { values: isianSyaratFrom(kontrak, syarat), versi: syarat.versi },
    labels: LABEL,
    display: (nama, nilai) =>
      nama === 'harga'
        ? hargaFrom(nilai)
            .map(({ jabatan, harga }) => `${jabatan} ${formatRupiah(parseRupiah(harga) ?? 0)}`)
            .join(', ')
        : nilai,
    latest: (error) => {
      const kini = terbaruFrom('GET /kelola/kontrak-klien/{id}/syarat', error)
      return kini && { values: isianSyaratFrom(kontrak, kini), versi: kini.versi }
    },
    submit: async (isian, { versi }) => save({ params, body: { ...kirimanFrom(isian), versi } }),
    onSuccess: () => {
      toast.success('Harga dan syarat disimpan.', 'form')
      onClose()
    },
  })
  return (
    <SideSheet title={`Harga ${kontrak.nomor}`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <Control form={form} name="berlaku_dari">
          {(field) => (
            <DatePicker
              {...field}
              label={LABEL.berlaku_dari}
              required
              format="short"
              hint="Sebelum hari ini syarat yang lama tetap berlaku."
            />
          )}
        </Control>
        <Control form={form} name="harga">
          {({ value, onChange, error }) => (
            <HargaFields
              harga={hargaFrom(value)}
              error={error}
              onChange={(baru) => onChange(JSON.stringify(baru))}
            />
          )}
        </Control>
        <TextField
          label={LABEL.toleransi_menit}
          inputMode="numeric"
          hint="Kosong selama ini atau kurang tidak dihitung."
          {...form.field('toleransi_menit')}
        />
        <TextField
          label={LABEL.jam_penuh_menit}
          inputMode="numeric"
          hint="Pos terisi sehari bila dijaga selama ini; shift yang lebih pendek harus penuh."
          {...form.field('jam_penuh_menit')}
        />
        <TextField label={LABEL.potongan_kosong} inputMode="numeric" {...form.field('potongan_kosong')} />
        <TextField label={LABEL.ganti_dalam_menit} inputMode="numeric" {...form.field('ganti_dalam_menit')} />
        <TextField label={LABEL.janji_pemenuhan} inputMode="numeric" {...form.field('janji_pemenuhan')} />
        <TextField
          label={LABEL.tutup_buku}
          inputMode="numeric"
          hint="31 berarti akhir bulan."
          {...form.field('tutup_buku')}
        />
        <TextField label={LABEL.tenggat_hari} inputMode="numeric" {...form.field('tenggat_hari')} />
        <TextField label={LABEL.biaya_manajemen} inputMode="decimal" {...form.field('biaya_manajemen')} />
        <SelectField label={LABEL.ppn} options={PILIHAN_DASAR} {...form.field('ppn')} />
        <SelectField label={LABEL.pph23} options={PILIHAN_DASAR} {...form.field('pph23')} />
        <TextArea
          label={LABEL.pasal_diam}
          hint="Isi bunyi pasal kontraknya. Kosong: diam tidak pernah berarti setuju."
          {...form.field('pasal_diam')}
        />
      </Form>
      {conflict}
    </SideSheet>
  )
}

const NAMA_SATUAN = { bulan: 'Per bulan', hari: 'Per hari orang', jam: 'Per jam' } as const
const PILIHAN_SATUAN = SATUAN_HARGA.map((value) => ({ value, label: NAMA_SATUAN[value] }))
const KOLOM = [
  ['jabatan', 'Jabatan'],
  ['harga', 'Harga (rupiah)'],
  ['libur', 'Hari libur (%)'],
  ['lembur', 'Lembur sejam (rupiah)'],
] as const

type HargaFieldsProps = {
  readonly harga: readonly BarisHarga[]
  readonly error: string | undefined
  readonly onChange: (harga: readonly BarisHarga[]) => void
}

function HargaFields({ harga, error, onChange }: HargaFieldsProps) {
  return (
    <fieldset className="space-y-3" aria-invalid={error !== undefined || undefined}>
      <legend className="text-sm font-semibold">Harga per jabatan</legend>
      {harga.map((satu, ke) => (
        // oxlint-disable-next-line react/no-array-index-key -- a price is its place
        <div key={ke} className="card space-y-2 p-3">
          <SelectField
            label="Satuan"
            options={PILIHAN_SATUAN}
            value={satu.satuan}
            onChange={(event) =>
              onChange(harga.with(ke, { ...satu, satuan: event.target.value as BarisHarga['satuan'] }))
            }
          />
          {KOLOM.map(([nama, label]) => (
            <TextField
              key={nama}
              label={label}
              required={nama !== 'lembur'}
              inputMode={nama === 'jabatan' ? undefined : 'numeric'}
              value={satu[nama]}
              onChange={(event) => onChange(harga.with(ke, { ...satu, [nama]: event.target.value }))}
            />
          ))}
          <IconButton label={`Hapus harga ${ke + 1}`} onClick={() => onChange(harga.toSpliced(ke, 1))}>
            <Trash2 className="size-5" />
          </IconButton>
        </div>
      ))}
      {error !== undefined && <p className="text-sm font-medium text-destructive">{error}</p>}
      <ToolButton
        icon={Plus}
        disabled={harga.length >= HARGA_TERBANYAK}
        onClick={() =>
          onChange([...harga, { jabatan: '', satuan: 'hari', harga: '', libur: '100', lembur: '' }])
        }
      >
        Tambah Harga
      </ToolButton>
    </fieldset>
  )
}
