import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { HARI_RAYA, type HariRaya, SEBUTAN_HARI_RAYA } from '@rekan/domain/payroll/thr'
import { formatTanggal, isTanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { KelompokSebab } from '../kelola/kelompok-sebab.tsx'
import { useWriteGaji } from '../slip/gaji.write.ts'
import { HasilLari } from './hasil-lari.tsx'
import { type HariThr, type SusunanLari, thrQuery } from './lari.queries.ts'
import { UsulanLari } from './usulan-lari.tsx'

type ThrSheetProps = { readonly onClose: () => void; readonly onSusun: (bulan: Bulan) => void }

/** The run of THR: which holy day, who has how much of it and who none, then the drafts. */
export function ThrSheet({ onClose, onSusun }: ThrSheetProps) {
  const [hariRaya, setHariRaya] = useState<HariRaya | ''>('')
  const [tanggal, setTanggal] = useState('')
  const [salah, setSalah] = useState<Readonly<Partial<Record<keyof HariThr, string>>>>({})
  const [dipilih, setDipilih] = useState<HariThr>()
  const [susunan, setSusunan] = useState<SusunanLari>()
  if (susunan !== undefined) return <HasilLari susunan={susunan} sebutan="slip THR" onClose={onClose} />
  function choose(event: FormEvent) {
    event.preventDefault()
    const kurang = {
      ...(hariRaya === '' && { hari_raya: 'Hari raya harus dipilih.' }),
      ...(!isTanggal(tanggal) && { tanggal: 'Tanggal hari raya harus diisi.' }),
    }
    setSalah(kurang)
    if (hariRaya !== '' && isTanggal(tanggal)) setDipilih({ hari_raya: hariRaya, tanggal })
  }
  return (
    <SideSheet title="Susun THR" onClose={onClose}>
      <form className="space-y-3 pb-4" noValidate onSubmit={choose}>
        <SelectField
          label="Hari raya"
          required
          placeholder="Pilih hari raya..."
          value={hariRaya}
          error={salah.hari_raya}
          options={HARI_RAYA.map((value) => ({ value, label: SEBUTAN_HARI_RAYA[value] }))}
          onChange={({ target }) => {
            setHariRaya(target.value as HariRaya | '')
            setDipilih(undefined)
          }}
        />
        <DatePicker
          label="Tanggal hari raya"
          required
          format="short"
          placeholder="dd/mm/yyyy"
          hint="Dibayar paling lambat 7 hari sebelumnya"
          value={tanggal}
          error={salah.tanggal}
          onChange={(baru) => {
            setTanggal(baru)
            setDipilih(undefined)
          }}
        />
        {dipilih === undefined && <Button type="submit">Lihat yang mendapat</Button>}
      </form>
      {dipilih !== undefined && (
        <Usulan
          hari={dipilih}
          onTolak={(tolak) => setSalah({ tanggal: tolak })}
          onSelesai={(hasil) => {
            onSusun({ bulan: hasil.bulan, tahun: hasil.tahun })
            if (hasil.dilewati.length + hasil.peringatan.length > 0) return setSusunan(hasil)
            onClose()
            toast.success(`${hasil.dibuat} slip THR disusun.`, 'gaji')
          }}
        />
      )}
    </SideSheet>
  )
}

type UsulanProps = {
  readonly hari: HariThr
  readonly onTolak: (pesan: string) => void
  readonly onSelesai: (susunan: SusunanLari) => void
}

function Usulan({ hari, onTolak, onSelesai }: UsulanProps) {
  const { data, error, isFetching, refetch } = useQuery(thrQuery(hari))
  const compose = useWriteGaji('POST /kelola/payroll/thr', { once: true })
  const [isBusy, setBusy] = useState(false)
  async function start() {
    setBusy(true)
    try {
      onSelesai((await compose({ body: hari })).data)
    } catch (gagal) {
      const { message, errors } = errorFrom(gagal)
      const tolak = errors['tanggal']?.[0]
      if (tolak === undefined) toast.error(message, 'gaji')
      else onTolak(tolak)
      setBusy(false)
    }
  }
  if (data === undefined)
    return error !== null && !isFetching ? (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={4} />
    )
  return (
    <div className="space-y-4 pb-4">
      <p className="text-ink-muted">
        Dibayar paling lambat {formatTanggal(data.jatuh_tempo)}, slip {formatBulan(data)}.
      </p>
      {data.denda !== null && (
        <p role="alert" className="font-semibold text-destructive">
          {data.denda.kalimat}
        </p>
      )}
      {data.dapat.length > 0 && (
        <>
          <UsulanLari dapat={data.dapat} jumlah={data.jumlah} />
          <Button busy={isBusy} onClick={() => void start()}>
            Susun {data.dapat.length} slip THR
          </Button>
        </>
      )}
      <KelompokSebab
        judul="Tidak mendapat"
        baris={data.dilewati.map(({ karyawan, alasan }) => ({ orang: karyawan, sebab: alasan }))}
      />
    </div>
  )
}
