import { useState } from 'react'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { hariTimur, isTanggal } from '@rekan/domain/waktu'
import { serverNow } from '../../../../lib/clock.ts'
import { text } from '../../../../lib/form-schema.ts'
import { toast } from '../../../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../../../lib/write.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { BedaVersi } from '../beda-versi.tsx'
import { JENIS_DITULIS, type JenisCuti } from './jenis-cuti.queries.ts'

const isAngka = (teks: string) => /^\d{1,4}([.,]5|[.,]0)?$/.test(teks.trim())
const angka = (teks: string) => Number(teks.trim().replace(',', '.'))

const schema = z.object({
  nama: text(wajib('Nama jenis cuti harus diisi.')),
  kuota: text((teks) =>
    teks.trim() === '' || isAngka(teks) ? undefined : 'Tulis kuota seperti 3 atau 1,5, atau kosongkan.',
  ),
  masaKerja: text((teks) =>
    /^\d{1,3}$/.test(teks.trim()) ? undefined : 'Tulis dalam bulan, 0 bila tidak ada.',
  ),
  mulai: text((teks) => (isTanggal(teks) ? undefined : 'Isi tanggal mulai berlakunya.')),
  isDibayar: z.boolean(),
  isDokumenWajib: z.boolean(),
  isBolehMenyusul: z.boolean(),
  isBolehSetengah: z.boolean(),
  isAktif: z.boolean(),
  per: z.enum(['bulan', 'kejadian']),
  kelamin: z.enum(['', 'L', 'P']),
})
const WIRE = {
  masa_kerja_minimum_bulan: 'masaKerja',
  berlaku_dari: 'mulai',
  dibayar: 'isDibayar',
  dokumen_wajib: 'isDokumenWajib',
  boleh_menyusul: 'isBolehMenyusul',
  boleh_setengah: 'isBolehSetengah',
  aktif: 'isAktif',
} as const

/** A kind of leave of the company's own, or what becomes of one from a day on. */
export function JenisCutiSheet({
  jenis,
  onClose,
}: {
  /** Null: a new one */
  readonly jenis: JenisCuti | null
  readonly onClose: () => void
}) {
  const create = useWrite('POST /kelola/pengaturan/jenis-cuti', JENIS_DITULIS)
  const edit = useWrite('POST /kelola/pengaturan/jenis-cuti/{id}', JENIS_DITULIS)
  const [dasar, setDasar] = useState(jenis)
  const [lain, setLain] = useState<JenisCuti>()
  const form = useForm({
    schema,
    defaultValues: isianFrom(jenis),
    wire: WIRE,
    submit: async (isian) => {
      const isi = {
        nama: isian.nama,
        kuota: isian.kuota.trim() === '' ? null : angka(isian.kuota),
        dibayar: isian.isDibayar,
        dokumen_wajib: isian.isDokumenWajib,
        boleh_menyusul: isian.isBolehMenyusul,
        boleh_setengah: isian.isBolehSetengah,
        masa_kerja_minimum_bulan: Number(isian.masaKerja),
        berlaku_dari: isian.mulai,
      }
      return dasar === null
        ? create({
            body: {
              ...isi,
              kuota_per: isian.per,
              khusus_jenis_kelamin: isian.kelamin === '' ? null : isian.kelamin,
            },
          })
        : edit({
            params: { id: dasar.id },
            body: { ...isi, aktif: isian.isAktif, versi: dasar.versi },
          })
    },
    onSuccess: (_hasil, { nama }) => {
      toast.success(`${nama} disimpan.`, 'form')
      onClose()
    },
    onFailure: (error) => {
      const kini = terbaruFrom('GET /kelola/pengaturan/jenis-cuti', error)?.find(({ id }) => id === jenis?.id)
      setLain(kini)
      return kini !== undefined
    },
  })
  return (
    <SideSheet
      title={jenis === null ? 'Jenis Cuti Baru' : `Ubah ${jenis.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        {lain !== undefined && (
          <BedaVersi
            onAmbil={() => {
              setDasar(lain)
              setLain(undefined)
              form.hook.reset(isianFrom(lain))
            }}
            onTimpa={() => {
              setDasar(lain)
              setLain(undefined)
            }}
          >
            {lain.nama}, kuota {lain.kuota ?? 'tanpa jumlah tetap'}
          </BedaVersi>
        )}
        <p className="text-sm text-ink-muted">
          Berlaku bagi pengajuan mulai tanggal di bawah. Yang sudah diajukan tetap dinilai dengan aturan lama.
          {jenis?.wajib === true && ' Undang-undang memberi jenis ini: boleh lebih, tidak boleh kurang.'}
        </p>
        <TextField label="Nama" required {...form.field('nama')} />
        <TextField
          label={`Kuota (${jenis?.satuan ?? 'hari'})`}
          inputMode="decimal"
          autoComplete="off"
          hint="Kosongkan bila tanpa jumlah tetap"
          {...form.field('kuota')}
        />
        {jenis === null && (
          <>
            <SelectField
              label="Dihitung per"
              required
              options={[
                { value: 'kejadian', label: 'Kejadian' },
                { value: 'bulan', label: 'Bulan' },
              ]}
              {...form.field('per')}
            />
            <SelectField
              label="Untuk"
              options={[
                { value: '', label: 'Semua' },
                { value: 'L', label: 'Laki-laki' },
                { value: 'P', label: 'Perempuan' },
              ]}
              {...form.field('kelamin')}
            />
          </>
        )}
        <TextField
          label="Masa kerja paling sedikit (bulan)"
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.field('masaKerja')}
        />
        <Checkbox label="Dibayar" {...form.field('isDibayar')} />
        <Checkbox label="Perlu dokumen" {...form.field('isDokumenWajib')} />
        <Checkbox label="Dokumen boleh menyusul" {...form.field('isBolehMenyusul')} />
        <Checkbox label="Boleh setengah hari" {...form.field('isBolehSetengah')} />
        {jenis !== null && <Checkbox label="Dapat diajukan" {...form.field('isAktif')} />}
        <Control form={form} name="mulai">
          {(field) => (
            <DatePicker
              {...field}
              label="Berlaku mulai"
              required
              format="short"
              placeholder="dd/mm/yyyy"
              minDate={hariTimur(serverNow())}
            />
          )}
        </Control>
      </Form>
    </SideSheet>
  )
}

function isianFrom(jenis: JenisCuti | null) {
  return {
    nama: jenis?.nama ?? '',
    kuota: jenis?.kuota?.toLocaleString('id-ID') ?? '',
    masaKerja: String(jenis?.masa_kerja_minimum_bulan ?? 0),
    mulai: '',
    isDibayar: jenis?.dibayar ?? true,
    isDokumenWajib: jenis?.dokumen_wajib ?? false,
    isBolehMenyusul: jenis?.boleh_menyusul ?? false,
    isBolehSetengah: jenis?.boleh_setengah ?? false,
    isAktif: jenis?.aktif ?? true,
    per: 'kejadian' as 'bulan' | 'kejadian',
    kelamin: '' as '' | 'L' | 'P',
  }
}
