import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { formatTanggal } from '@rekan/domain/waktu'
import type { CallData } from '../../../lib/query.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { KunciNotice } from '../meja/kunci-notice.tsx'
import { pemutihanQuery, useUbahHari } from '../meja/meja.queries.ts'

type PemutihanSheetProps = {
  readonly lokasi: { readonly id: number; readonly nama: string }
  readonly bulan: Bulan
  readonly onClose: () => void
}

/** A span of a day in which nobody at a site was late; and those of the month, which can be taken back. */
export function PemutihanSheet({ lokasi, bulan, onClose }: PemutihanSheetProps) {
  const { data = [] } = useQuery(pemutihanQuery(lokasi.id, bulan))
  const [isi, setIsi] = useState({ tanggal: '', mulai: '', selesai: '', alasan: 'Gangguan sistem' })
  const [isBusy, setBusy] = useState(false)
  const ubah = useUbahHari()
  const sendPemutihan = useWrite('POST /kelola/lokasi/{id}/pemutihan', { once: true })
  const isKosong = isi.tanggal === '' || isi.mulai === '' || isi.selesai === '' || isi.alasan.trim() === ''

  async function save() {
    setBusy(true)
    await ubah(async () => {
      const { data: jadi } = await sendPemutihan({ params: { id: lokasi.id }, body: isi })
      return `Keterlambatan ${jadi.presensi} presensi diputihkan.`
    })
    setBusy(false)
  }
  return (
    <SideSheet
      title={`Pemutihan ${lokasi.nama}`}
      onClose={onClose}
      footer={
        <Button busy={isBusy} disabled={isKosong} onClick={() => void save()}>
          Putihkan
        </Button>
      }
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-muted">
          Siapa yang check in di lokasi ini dalam rentang itu tidak dihitung terlambat. Presensinya tetap
          seperti tercatat, dan pemutihan dapat dicabut.
        </p>
        <DatePicker
          label="Tanggal"
          required
          name="tanggal"
          format="short"
          placeholder="dd/mm/yyyy"
          value={isi.tanggal}
          onChange={(tanggal) => setIsi({ ...isi, tanggal })}
        />
        {isi.tanggal !== '' && <KunciNotice dari={isi.tanggal} sampai={isi.tanggal} lokasi={lokasi.id} />}
        <div className="grid grid-cols-2 gap-3">
          <TimeField
            label="Mulai"
            required
            name="mulai"
            value={isi.mulai}
            onChange={(mulai) => setIsi({ ...isi, mulai })}
          />
          <TimeField
            label="Selesai"
            required
            name="selesai"
            value={isi.selesai}
            onChange={(selesai) => setIsi({ ...isi, selesai })}
          />
        </div>
        <TextField
          label="Alasan"
          required
          maxLength={500}
          value={isi.alasan}
          onChange={(event) => setIsi({ ...isi, alasan: event.target.value })}
        />
        {data.length > 0 && (
          <section aria-label="Pemutihan bulan ini" className="space-y-2">
            <h3 className="font-bold">Bulan ini</h3>
            {data.map((satu) => (
              <Satu key={satu.id} satu={satu} />
            ))}
          </section>
        )}
      </div>
    </SideSheet>
  )
}

function Satu({ satu }: { readonly satu: CallData<'GET /kelola/lokasi/{id}/pemutihan'>[number] }) {
  const ubah = useUbahHari()
  const withdrawPemutihan = useWrite('POST /kelola/pemutihan/{id}/cabut', { once: true })
  const { id, tanggal, mulai, selesai, alasan, oleh, presensi, kecuali, dicabut } = satu
  async function withdraw() {
    await ubah(async () => {
      await withdrawPemutihan({ params: { id } })
      return 'Pemutihan dicabut. Keterlambatan dihitung lagi.'
    })
  }
  return (
    <div className="flex items-start gap-3 rounded-card border border-line p-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {formatTanggal(tanggal)}, {mulai.slice(11, 16)}–{selesai.slice(11, 16)}
        </p>
        <p className="text-ink-muted">
          {alasan} · {presensi} presensi · {oleh.nama}
          {dicabut !== null && ` · dicabut ${dicabut.oleh.nama}`}
        </p>
        {kecuali !== null && dicabut === null && (
          <p className="text-ink-muted">
            Keterlambatan {kecuali.nama} sendiri tetap dihitung: yang memutihkannya HRD lain.
          </p>
        )}
      </div>
      {dicabut === null && (
        <button
          type="button"
          onClick={() => void withdraw()}
          className="min-h-9 shrink-0 px-2 font-semibold text-primary-strong max-desk:min-h-11"
        >
          Cabut
        </button>
      )}
    </div>
  )
}
