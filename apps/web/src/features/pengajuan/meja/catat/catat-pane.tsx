import { useEffect } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { JENIS_DICATAT } from '@rekan/domain/pengajuan/izin/absensi'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { isTanggal } from '@rekan/domain/waktu'
import { toast } from '../../../../lib/toast.ts'
import { query } from '../../../../lib/query.ts'
import { ABSENSI } from '../../../../lib/subjects.ts'
import { useWrite } from '../../../../lib/write.ts'
import { DateRangePicker } from '../../../../ui/date-range-picker.tsx'
import { FileField } from '../../../../ui/file-field.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { pick } from '../../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../../ui/searchable-select.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { RecordPane } from '../../../../ui/wide/record-pane.tsx'
import { useTim } from '../../../penempatan/tim.queries.ts'
import { useZona } from '../../../profil/diri/profil.queries.ts'
import type { JenisCuti } from '../../cuti/cuti.api.ts'
import { jenisCutiQuery } from '../../cuti/cuti.queries.ts'
import { usePilihan } from '../../../reference/reference.queries.ts'
import { HitunganCard } from '../../izin-ajukan/hitungan-card.tsx'
import { PILIHAN_PARUH } from '../../izin-ajukan/pilihan-paruh.ts'
import { type IsianCatatan, KOSONG, WIRE, catatanSchema } from './catat.schema.ts'

const DOKUMEN = {
  isFoto: true,
  typeNames: 'PDF, JPEG, PNG, atau WebP',
  maxBytes: BERKAS_TERBESAR,
}

type CatatPaneProps = {
  /** The record, as soon as it is one */
  readonly onRecorded: (id: number) => void
  readonly onClose: () => void
}

/** Leave or permission written down for somebody, also for days past: law does not wait for a form. */
export function CatatPane({ onRecorded, onClose }: CatatPaneProps) {
  const zona = useZona()
  const record = useWrite('POST /kelola/izin', { once: true, invalidate: ABSENSI })
  const tim = useTim()
  const form = useForm({
    schema: catatanSchema,
    defaultValues: KOSONG,
    wire: WIRE,
    submit: (isian: IsianCatatan) =>
      record({
        form: {
          karyawan_id: isian.karyawan,
          jenis_izin: isian.jenis,
          cuti_id: isian.jenis === 'CUTI' ? isian.cuti : undefined,
          paruh: isian.paruh === '' ? undefined : isian.paruh,
          tanggal_mulai: isian.tanggal.mulai,
          tanggal_selesai: isian.tanggal.selesai,
          keterangan: isian.keterangan,
          file: isian.file ?? undefined,
        },
      }),
    onSuccess: ({ data, message = 'Izin dicatat.' }) => {
      toast.success(message, 'form')
      onRecorded(data.id)
    },
  })
  const [karyawan, jenis, cuti, paruh, tanggal] = form.hook.watch([
    'karyawan',
    'jenis',
    'cuti',
    'paruh',
    'tanggal',
  ])
  const dikenal = useQuery({ ...jenisCutiQuery(''), enabled: jenis === 'CUTI' })
  const isSehari = tanggal.mulai !== '' && tanggal.mulai === tanggal.selesai
  const isBolehSetengah =
    jenis === 'CUTI' &&
    isSehari &&
    dikenal.data?.find(({ id }) => String(id) === cuti)?.isBolehSetengah === true
  useEffect(() => {
    if (!isBolehSetengah && paruh !== '') form.hook.setValue('paruh', '')
  }, [form.hook, isBolehSetengah, paruh])
  const pilihanCuti = usePilihan(jenisCutiQuery, optionFrom, jenis === 'CUTI')
  const hitungan = useHitunganCatatan(karyawan, jenis, cuti, tanggal, isBolehSetengah ? paruh : '')
  const keberatan = (hitungan.isPlaceholderData ? undefined : hitungan.data?.keberatan) ?? {}
  const salahTanggal = keberatan['tanggal_mulai']?.[0] ?? keberatan['tanggal_selesai']?.[0]
  return (
    <RecordPane
      title="Catat izin"
      subtitle="Untuk seorang karyawan, juga untuk hari yang sudah lewat"
      onClose={onClose}
    >
      <Form form={form} submit="Catat">
        <Control form={form} name="karyawan">
          {(field) => (
            <SearchableSelect
              {...pick(field)}
              {...tim}
              error={field.error ?? keberatan['karyawan_id']?.[0]}
              label="Karyawan"
              required
              placeholder="Pilih karyawan..."
            />
          )}
        </Control>
        <SelectField
          label="Jenis"
          required
          placeholder="Pilih jenis..."
          options={JENIS_DICATAT.map((value) => ({ value, label: NAMA_IZIN[value] }))}
          {...form.field('jenis')}
        />
        {jenis === 'CUTI' && (
          <Control form={form} name="cuti">
            {(field) => (
              <SearchableSelect
                {...pick(field)}
                {...pilihanCuti}
                error={field.error ?? keberatan['cuti_id']?.[0]}
                label="Jenis cuti"
                required
                placeholder="Pilih jenis cuti..."
              />
            )}
          </Control>
        )}
        <div>
          <Control form={form} name="tanggal">
            {(field) => (
              <DateRangePicker
                {...field}
                label="Tanggal"
                required
                zona={zona}
                error={field.error ?? salahTanggal}
              />
            )}
          </Control>
          <div role="status" className="not-empty:mt-1.5">
            {hitungan.data !== undefined && (
              <HitunganCard hitungan={hitungan.data} cuti={undefined} isOld={hitungan.isPlaceholderData} />
            )}
          </div>
        </div>
        {isBolehSetengah && (
          <SelectField
            label="Lama"
            options={PILIHAN_PARUH}
            {...form.field('paruh')}
            error={keberatan['paruh']?.[0] ?? form.field('paruh').error}
          />
        )}
        <TextArea
          label="Alasan"
          required
          hint="Mengapa dicatat, misalnya melahirkan atau dirawat di rumah sakit"
          {...form.field('keterangan')}
        />
        <Control form={form} name="file">
          {(field) => (
            <FileField
              {...field}
              {...DOKUMEN}
              error={field.error ?? keberatan['file']?.[0]}
              label="Dokumen"
              required={hitungan.data?.dokumen_wajib === true}
              hint={`${DOKUMEN.typeNames}, paling besar 5 MB.`}
            />
          )}
        </Control>
      </Form>
    </RecordPane>
  )
}

/** What it would count, as soon as it says whose, what and when. */
function useHitunganCatatan(
  karyawan: string,
  jenis: IsianCatatan['jenis'],
  cuti: string,
  { mulai, selesai }: IsianCatatan['tanggal'],
  paruh: IsianCatatan['paruh'],
) {
  const isKosong = karyawan === '' || jenis === '' || (jenis === 'CUTI' && cuti === '')
  const isMasa = isTanggal(mulai) && isTanggal(selesai) && mulai <= selesai
  const rencana = {
    karyawan_id: karyawan,
    jenis_izin: jenis,
    cuti_id: jenis === 'CUTI' ? cuti : '',
    ...(paruh !== '' && { paruh }),
    tanggal_mulai: mulai,
    tanggal_selesai: selesai,
  }
  return useQuery({
    ...query('GET /kelola/izin/hitung', { query: rencana }),
    enabled: !isKosong && isMasa,
    placeholderData: keepPreviousData,
  })
}

function optionFrom({ id, nama, dokumenWajib }: JenisCuti) {
  return { value: String(id), label: nama, ...(dokumenWajib && { hint: 'wajib dokumen' }) }
}
