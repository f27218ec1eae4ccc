import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ATURAN_KLIEN, KEBUTUHAN_TERBANYAK } from '@rekan/domain/klien/klien'
import { KELAS_JKK, SEBUTAN_JKK } from '@rekan/domain/payroll/pajak'
import { type Tanggal, hariBarat, isTanggal } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { SearchableSelect } from '../../ui/searchable-select.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { useReferensi } from '../reference/reference.queries.ts'
import { shiftQuery } from '../shift/shift.queries.ts'
import { KebutuhanTabel, kebutuhanFrom, kunciKebutuhan } from './kebutuhan-tabel.tsx'
import { KLIEN_DITULIS, type Klien, type KontrakKlien, type Pos } from './klien.queries.ts'

const schema = z.object({
  nama: text(ATURAN_KLIEN.pos),
  kantor_id: text((id) => (id === '' ? 'Pilih lokasi.' : undefined)),
  jabatan: text(ATURAN_KLIEN.jabatan),
  seragam: text(ATURAN_KLIEN.seragam),
  kelas_jkk: z.enum(['', ...KELAS_JKK]),
  tutup_mulai: text((hari) => (hari === '' || isTanggal(hari) ? undefined : 'Tanggal tidak valid.')),
  /** Codes, those that refuse with `!` behind them, with commas between */
  sertifikat: z.string(),
  berlaku_dari: text((hari) => (isTanggal(hari) ? undefined : 'Isi tanggal mulai berlakunya.')),
  /** People by shift and weekday, as JSON */
  kebutuhan: text((isi) =>
    Object.values(kebutuhanFrom(isi)).every((jumlah) => jumlah >= 0 && jumlah <= KEBUTUHAN_TERBANYAK)
      ? undefined
      : `Kebutuhan 0 sampai ${KEBUTUHAN_TERBANYAK} orang.`,
  ),
})
type Isian = z.infer<typeof schema>
const LABEL = {
  nama: 'Nama pos',
  kantor_id: 'Lokasi',
  jabatan: 'Jabatan',
  seragam: 'Seragam',
  kelas_jkk: 'Kelas risiko JKK',
  tutup_mulai: 'Tutup mulai',
  berlaku_dari: 'Kebutuhan berlaku mulai',
} as const

type PosSheetProps = {
  readonly klien: Klien
  readonly kontrak: KontrakKlien
  /** Null: a new one */
  readonly pos: Pos | null
  readonly onClose: () => void
}

/** What a contract promises at a site: who stands there, how many of them when, and what they must hold. */
export function PosSheet({ klien, kontrak, pos, onClose }: PosSheetProps) {
  const create = useWrite('POST /kelola/kontrak-klien/{id}/pos', KLIEN_DITULIS)
  const edit = useWrite('POST /kelola/pos/{id}', KLIEN_DITULIS)
  const kantor = useReferensi('kantor')
  const { data: shift = [] } = useQuery(shiftQuery)
  const hariIni = hariBarat(serverNow())
  const { form, conflict } = useRecordForm<Isian, Klien>({
    schema,
    record: { values: isianFrom(pos, kontrak, hariIni), versi: klien.versi },
    labels: LABEL,
    latest: (error) => {
      const kini = terbaruFrom('GET /kelola/klien/{id}', error)
      const satu = kini?.kontrak.flatMap((k) => k.pos).find(({ id }) => id === pos?.id) ?? null
      return kini && { values: isianFrom(satu, kontrak, hariIni), versi: kini.versi }
    },
    submit: async (
      { kantor_id, kelas_jkk, tutup_mulai, sertifikat, berlaku_dari, kebutuhan, ...isi },
      { versi },
    ) => {
      const body = {
        ...isi,
        kantor_id: Number(kantor_id),
        kelas_jkk: kelas_jkk === '' ? null : kelas_jkk,
        tutup_mulai: tutup_mulai === '' ? null : tutup_mulai,
        sertifikat: kodeFrom(sertifikat).map((kode) => ({
          jenis: kode.replace('!', ''),
          wajib: kode.endsWith('!'),
        })),
        kebutuhan: {
          berlaku_dari,
          isi: Object.entries(kebutuhanFrom(kebutuhan))
            .filter(([, jumlah]) => jumlah > 0)
            .map(([kunci, jumlah]) => {
              const [jenis_shift_id = 0, hari = 1] = kunci.split(' ').map(Number)
              return { jenis_shift_id, hari, jumlah }
            }),
        },
        versi,
      }
      const { data } =
        pos === null
          ? await create({ params: { id: kontrak.id }, body })
          : await edit({ params: { id: pos.id }, body })
      return data
    },
    onSuccess: () => {
      toast.success('Pos disimpan.', 'form')
      onClose()
    },
  })
  return (
    <SideSheet
      title={pos === null ? 'Pos Baru' : `Ubah ${pos.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        <TextField label={LABEL.nama} required hint="Misalnya Gerbang utama" {...form.field('nama')} />
        <Control form={form} name="kantor_id">
          {({ value, onChange, ...field }) => (
            <SearchableSelect
              {...field}
              {...kantor}
              label={LABEL.kantor_id}
              required
              value={value === '' ? null : value}
              onChange={(baru) => onChange(baru ?? '')}
              placeholder="Pilih lokasi"
            />
          )}
        </Control>
        <TextField label={LABEL.jabatan} required hint="Misalnya Satpam" {...form.field('jabatan')} />
        <TextField label={LABEL.seragam} {...form.field('seragam')} />
        <SelectField
          label={LABEL.kelas_jkk}
          placeholder="Seperti lokasinya"
          hint="Untuk iuran JKK orang yang bertugas di pos ini"
          options={KELAS_JKK.map((value) => ({ value, label: SEBUTAN_JKK[value] }))}
          {...form.field('kelas_jkk')}
        />
        <Control form={form} name="sertifikat">
          {({ value, onChange }) => (
            <Sertifikat
              jenis={klien.jenis_sertifikat}
              dipilih={kodeFrom(value)}
              onChange={(baru) => onChange(baru.join(','))}
            />
          )}
        </Control>
        <Control form={form} name="berlaku_dari">
          {(field) => <DatePicker {...field} label={LABEL.berlaku_dari} required format="short" />}
        </Control>
        <Control form={form} name="kebutuhan">
          {({ value, onChange, error }) => (
            <KebutuhanTabel
              shift={shift.filter(({ aktif }) => aktif)}
              jumlah={kebutuhanFrom(value)}
              error={error}
              onChange={(baru) => onChange(JSON.stringify(baru))}
            />
          )}
        </Control>
        {pos !== null && pos.kebutuhan.length > 1 && (
          <p className="text-sm text-ink-muted">
            Tercatat sejak{' '}
            {pos.kebutuhan.map(({ berlaku_dari }) => formatTanggalAngka(berlaku_dari)).join(', ')}. Kebutuhan
            sebelum tanggal di atas tetap seperti dulu.
          </p>
        )}
        <Control form={form} name="tutup_mulai">
          {(field) => <DatePicker {...field} label={LABEL.tutup_mulai} format="short" />}
        </Control>
      </Form>
      {conflict}
    </SideSheet>
  )
}

type SertifikatProps = {
  readonly jenis: Klien['jenis_sertifikat']
  readonly dipilih: readonly string[]
  readonly onChange: (dipilih: readonly string[]) => void
}

function Sertifikat({ jenis, dipilih, onChange }: SertifikatProps) {
  const tanpa = (kode: string) => dipilih.filter((satu) => satu.replace('!', '') !== kode)
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Sertifikat</legend>
      {jenis.map(({ kode, nama }) => {
        const isWajib = dipilih.includes(`${kode}!`)
        const isDipilih = isWajib || dipilih.includes(kode)
        return (
          <div key={kode} className="flex items-center justify-between gap-2">
            <Checkbox
              label={nama}
              checked={isDipilih}
              onChange={(event) => onChange(event.target.checked ? [...tanpa(kode), kode] : tanpa(kode))}
            />
            {isDipilih && (
              <Checkbox
                label={`Wajib ${nama}`}
                checked={isWajib}
                onChange={(event) => onChange([...tanpa(kode), event.target.checked ? `${kode}!` : kode])}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

function kodeFrom(sertifikat: string): string[] {
  return sertifikat === '' ? [] : sertifikat.split(',')
}

function isianFrom(pos: Pos | null, kontrak: KontrakKlien, hariIni: Tanggal): Isian {
  const terakhir = pos?.kebutuhan.at(-1)
  const mulai = kontrak.mulai > hariIni ? kontrak.mulai : hariIni
  return {
    nama: pos?.nama ?? '',
    kantor_id: pos === null ? '' : String(pos.kantor.id),
    jabatan: pos?.jabatan ?? '',
    seragam: pos?.seragam ?? '',
    kelas_jkk: pos?.kelas_jkk ?? '',
    tutup_mulai: pos?.tutup_mulai ?? '',
    sertifikat: (pos?.sertifikat ?? [])
      .map(({ jenis, wajib }) => (wajib ? `${jenis}!` : jenis))
      .toSorted()
      .join(','),
    berlaku_dari: pos === null ? kontrak.mulai : mulai,
    kebutuhan: JSON.stringify(
      Object.fromEntries(
        (terakhir?.isi ?? []).map(({ jenis_shift, hari, jumlah }) => [
          kunciKebutuhan(jenis_shift.id, hari),
          jumlah,
        ]),
      ),
    ),
  }
}
