import { Suspense, lazy, useEffect, useMemo, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { JENIS_IZIN } from '@rekan/domain/pengajuan/izin/absensi'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { toast } from '../../../lib/toast.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useBack } from '../../../ui/use-back.ts'
import { useForm } from '../../../ui/use-form.ts'
import { kalimatMenunggu } from '../../profil/diri/kiriman.queries.ts'
import { UlangNotice } from '../kiriman/ulang-notice.tsx'
import { type IsianKoreksi, type Ulang, useUlang } from '../kiriman/ulang.ts'
import { JENIS } from './jenis-izin.ts'
import { useSendPengajuan } from './pengajuan.queries.ts'
import { type IsianPengajuan, KOSONG, WIRE, pengajuanSchema } from './pengajuan.schema.ts'

const loadIsian = () => import('./pengajuan-fields.tsx')
const PengajuanFields = lazy(async () => ({ default: (await loadIsian()).PengajuanFields }))

const DAFTAR = { to: '/rekap/perizinan' } as const

type PengajuanFormProps = {
  /** The key of the refused entry of the outbox that it takes up again */
  readonly kiriman: string | undefined
}

/** The form that asks for leave, permission or a correction: the kind first, then the fields of that kind. */
export function PengajuanForm({ kiriman }: PengajuanFormProps) {
  const ulang = useUlang(kiriman, KOSONG, isianKoreksi)
  return ulang === undefined ? <SkeletonList count={3} lines={2} /> : <Isian ulang={ulang} />
}

function Isian({ ulang }: { readonly ulang: Ulang<IsianPengajuan> | null }) {
  const navigate = useNavigate()
  const goBack = useBack(DAFTAR)
  const sendPengajuan = useSendPengajuan(ulang?.kunci)
  const [isDokumenWajib, setDokumenWajib] = useState(false)
  const schema = useMemo(() => pengajuanSchema(isDokumenWajib), [isDokumenWajib])
  const form = useForm({
    schema,
    defaultValues: ulang?.isian ?? KOSONG,
    wire: WIRE,
    submit: sendPengajuan,
    ditolak: ulang?.ditolak,
    onSuccess: (hasil) => {
      if (hasil.jenis === 'diterima') toast.success(`Pengajuan ${hasil.judul} terkirim.`, 'form')
      else toast.info(kalimatMenunggu(hasil.isKept), 'form')
      if (!goBack()) void navigate({ ...DAFTAR, replace: true })
    },
  })
  const jenis = form.hook.watch('jenisIzin')
  // While one chooses, the rest is on its way.
  useEffect(() => void loadIsian().catch(() => undefined), [])
  return (
    <Form form={form} submit="Ajukan">
      {ulang && <UlangNotice ulang={ulang} />}
      <Control form={form} name="jenisIzin">
        {(field) => (
          <RadioCards
            {...field}
            onChange={(nilai) => {
              // What the other fields lacked is not held against those of another kind before they have been seen.
              form.hook.clearErrors()
              field.onChange(nilai)
            }}
            label="Jenis pengajuan"
            required
            options={JENIS_IZIN.map((value) => {
              const { hint, icon: Icon } = JENIS[value]
              const label = NAMA_IZIN[value]
              return { value, label, hint, icon: <Icon className="size-5 shrink-0 text-primary" /> }
            })}
          />
        )}
      </Control>
      {jenis !== '' && (
        <Suspense fallback={<SkeletonList count={3} lines={2} />}>
          <PengajuanFields form={form} jenis={jenis} onDokumenWajib={setDokumenWajib} />
        </Suspense>
      )}
    </Form>
  )
}

function isianKoreksi({ tanggal, ...lain }: IsianKoreksi): IsianPengajuan {
  return { ...KOSONG, jenisIzin: 'KOREKSI_PRESENSI', tanggal: { mulai: tanggal, selesai: tanggal }, ...lain }
}
