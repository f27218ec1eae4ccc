import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import * as z from 'zod/mini'
import { aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { errorFrom } from '../../../lib/api-error.ts'
import { judged, text } from '../../../lib/form-schema.ts'
import { formatRentang } from '../../../lib/format-hari.ts'
import { type CallData, query } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { referensiQuery } from '../../reference/daftar.queries.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'

type Larangan = CallData<'GET /kelola/pengaturan/larangan-cuti'>[number]

const laranganQuery = query('GET /kelola/pengaturan/larangan-cuti')
/** Each write answers all days that are left. */
const DITULIS = { into: () => laranganQuery }

/** Days on which annual leave is not filed, from today on. */
export function LaranganSection({ isBoleh }: { readonly isBoleh: boolean }) {
  const [isBaru, setBaru] = useState(false)
  const { data, isError, error, refetch } = useQuery(laranganQuery)
  return (
    <section className="space-y-3">
      <SectionTitle
        end={
          isBoleh && (
            <div>
              <Button tone="outline" icon={<Plus className="size-5" />} onClick={() => setBaru(true)}>
                Tanggal
              </Button>
            </div>
          )
        }
      >
        Yang akan datang
      </SectionTitle>
      <p className="text-sm text-ink-muted">
        Cuti tahunan tidak dapat diajukan pada tanggal ini; HR tetap dapat mencatatnya. Sakit, kelahiran, dan
        kedukaan tidak pernah terhalang.
      </p>
      {data === undefined ? (
        isError ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} />
        )
      ) : data.length === 0 ? (
        <p className="card p-4 text-sm text-ink-muted">Belum ada tanggal tanpa cuti.</p>
      ) : (
        <ul className="divide-y divide-line card">
          {data.map((satu) => (
            <Baris key={satu.id} larangan={satu} isBoleh={isBoleh} />
          ))}
        </ul>
      )}
      {isBaru && <LaranganSheet onClose={() => setBaru(false)} />}
    </section>
  )
}

function Baris({ larangan, isBoleh }: { readonly larangan: Larangan; readonly isBoleh: boolean }) {
  const { id, dari, sampai, kantor, jabatan, alasan, oleh } = larangan
  const cabut = useMutation({
    mutationFn: useWrite('POST /kelola/pengaturan/larangan-cuti/cabut', DITULIS),
    onSuccess: () => toast.success('Tanggal tanpa cuti dicabut.', 'larangan'),
    onError: (error) => toast.error(errorFrom(error).message, 'larangan'),
  })
  const kapan = formatRentang(dari, sampai)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{kapan}</p>
        <p className="text-sm text-ink-muted">
          {[kantor?.nama ?? 'Semua lokasi', jabatan ?? 'semua jabatan', alasan, `oleh ${oleh}`].join(' · ')}
        </p>
      </div>
      {isBoleh && (
        <div>
          <Button
            tone="plain"
            busy={cabut.isPending}
            aria-label={`Cabut ${kapan}`}
            onClick={() => cabut.mutate({ body: { id } })}
          >
            Cabut
          </Button>
        </div>
      )}
    </li>
  )
}

const schema = z.object({
  tanggal: z
    .object({ mulai: z.string(), selesai: z.string() })
    .check(
      judged(({ mulai, selesai }) => (mulai === '' || selesai === '' ? 'Tanggal harus diisi.' : undefined)),
    ),
  kantor: z.string(),
  jabatan: z.string(),
  alasan: text(aturanKeteranganPengajuan),
})
const KOSONG = { tanggal: { mulai: '', selesai: '' }, kantor: '', jabatan: '', alasan: '' }

function LaranganSheet({ onClose }: { readonly onClose: () => void }) {
  const zona = useZona()
  const create = useWrite('POST /kelola/pengaturan/larangan-cuti', DITULIS)
  const kantor = useQuery(referensiQuery('kantor')).data ?? []
  const form = useForm({
    schema,
    defaultValues: KOSONG,
    wire: { dari: 'tanggal', sampai: 'tanggal', kantor_id: 'kantor' },
    submit: ({ tanggal, kantor: lokasi, jabatan, alasan }) =>
      create({
        body: {
          dari: tanggal.mulai,
          sampai: tanggal.selesai,
          kantor_id: lokasi === '' ? null : Number(lokasi),
          jabatan: jabatan.trim() === '' ? null : jabatan.trim(),
          alasan,
        },
      }),
    onSuccess: () => {
      toast.success('Tanggal tanpa cuti disimpan.', 'form')
      onClose()
    },
  })
  return (
    <SideSheet title="Tanggal Tanpa Cuti" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <Control form={form} name="tanggal">
          {(field) => <DateRangePicker {...field} label="Tanggal" required zona={zona} />}
        </Control>
        <SelectField
          label="Lokasi"
          options={[
            { value: '', label: 'Semua lokasi' },
            ...kantor.map(({ id, nama }) => ({ value: String(id), label: nama })),
          ]}
          {...form.field('kantor')}
        />
        <TextField
          label="Jabatan"
          autoComplete="off"
          hint="Kosongkan bila untuk semua jabatan"
          {...form.field('jabatan')}
        />
        <TextArea
          label="Alasan"
          required
          hint="Dibaca karyawan saat pengajuannya ditolak"
          {...form.field('alasan')}
        />
      </Form>
    </SideSheet>
  )
}
