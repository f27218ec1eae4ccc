import { useState } from 'react'
import { formatBulan } from '@rekan/domain/bulan'
import { JENIS_TUNGGAKAN, isMenunggak, kalimatTunggakan } from '@rekan/domain/bulan/kunci'
import { formatTanggal } from '@rekan/domain/waktu'
import { LockKeyhole } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { type CallBody, useInvalidate } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import type { TutupBulan } from './bulan.queries.ts'
import { TUTUP_BULAN } from './gaji/gaji.queries.ts'

const UNTUK = ['perusahaan', 'lokasi', 'klien'] as const
type Untuk = (typeof UNTUK)[number]

/** The whole company where neither is named */
type LingkupKunci = Pick<CallBody<'POST /kelola/tutup-bulan/kunci'>, 'kantor_id' | 'klien_id'>

type KunciSheetProps = { readonly data: TutupBulan; readonly onClose: () => void }

/** Locks the month: for whom, what that means in numbers, and why it cannot be yet. */
export function KunciSheet({ data, onClose }: KunciSheetProps) {
  const invalidate = useInvalidate()
  const [untuk, setUntuk] = useState<Untuk>('perusahaan')
  const [dipilih, setDipilih] = useState('')
  const [tolak, setTolak] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const pilihan = untuk === 'lokasi' ? data.lokasi : data.klien
  const lingkup = lingkupFrom(untuk, dipilih)
  const halangan = lingkup === null ? '' : composeHalangan(data, lingkup)
  async function lock() {
    if (lingkup === null) return setTolak(`Pilih ${untuk} yang dikunci.`)
    setBusy(true)
    setTolak(undefined)
    try {
      const { tahun, bulan } = data
      const { message } = await call('POST /kelola/tutup-bulan/kunci', { body: { tahun, bulan, ...lingkup } })
      await invalidate(...TUTUP_BULAN)
      onClose()
      toast.success(message ?? '', 'bulan')
    } catch (error) {
      setBusy(false)
      setTolak(errorFrom(error).message)
      await invalidate(...TUTUP_BULAN)
    }
  }
  return (
    <SideSheet title={`Kunci presensi ${formatBulan(data)}`} onClose={onClose}>
      <div className="space-y-4">
        <RadioCards
          label="Untuk"
          name="untuk"
          value={untuk}
          onChange={(baru) => {
            setUntuk(baru)
            setDipilih('')
            setTolak(undefined)
          }}
          options={[
            {
              value: 'perusahaan',
              label: 'Seluruh perusahaan',
              hint: `${data.orang.toLocaleString('id-ID')} orang, ${data.hari.toLocaleString('id-ID')} hari di ${data.lokasi.length} lokasi`,
            },
            { value: 'lokasi', label: 'Satu lokasi' },
            { value: 'klien', label: 'Satu klien', disabled: data.klien.length === 0 },
          ]}
        />
        {untuk !== 'perusahaan' && (
          <SelectField
            label={untuk === 'lokasi' ? 'Lokasi' : 'Klien'}
            required
            placeholder="Pilih"
            value={dipilih}
            onChange={(event) => setDipilih(event.target.value)}
            options={pilihan.map(({ id, nama }) => ({ value: id, label: nama }))}
          />
        )}
        <p className="text-sm text-ink-muted">
          Setelah dikunci, presensi, izin, lembur, roster, dan pemutihan bulan ini tidak dapat diubah lewat
          jalan apa pun. HRD dapat membukanya lagi dengan alasan, yang tercatat di jejak audit.
        </p>
        {tolak === undefined && halangan !== '' && (
          <p role="status" className="rounded-card border border-accent-line bg-accent-soft p-4 text-sm">
            {halangan}
          </p>
        )}
        {tolak !== undefined && (
          <p role="alert" className="rounded-card border border-accent-line bg-accent-soft p-4 text-sm">
            {tolak}
          </p>
        )}
        <Button busy={isBusy} icon={<LockKeyhole className="size-5" />} onClick={() => void lock()}>
          Kunci {formatBulan(data)}
        </Button>
      </div>
    </SideSheet>
  )
}

/** What keeps it from being locked, as the desk knows it; empty: nothing. The server decides. */
function composeHalangan(
  { lokasi, klien, tunggakan, sisa_hari, sampai }: TutupBulan,
  lingkup: LingkupKunci,
): string {
  if (sisa_hari > 0) return `Masa baru berakhir ${formatTanggal(sampai)}. Kunci setelah hari itu.`
  const nama = klien.find(({ id }) => id === lingkup.klien_id)?.nama
  const milik = lokasi.filter((satu) =>
    lingkup.kantor_id === undefined ? satu.klien.includes(nama ?? '') : satu.id === lingkup.kantor_id,
  )
  const semua =
    lingkup.kantor_id === undefined && lingkup.klien_id === undefined
      ? [tunggakan]
      : milik.map((satu) => satu.tunggakan)
  const terbuka = { tanpa_check_out: 0, perlu_tinjauan: 0, izin: 0, lembur: 0 }
  for (const satu of semua) for (const jenis of JENIS_TUNGGAKAN) terbuka[jenis] += satu[jenis]
  return isMenunggak(terbuka) ? `Masih terbuka: ${kalimatTunggakan(terbuka)}.` : ''
}

/** Null while none is chosen. */
function lingkupFrom(untuk: Untuk, dipilih: string): LingkupKunci | null {
  if (untuk === 'perusahaan') return {}
  if (dipilih === '') return null
  return untuk === 'lokasi' ? { kantor_id: Number(dipilih) } : { klien_id: Number(dipilih) }
}
