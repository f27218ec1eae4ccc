import { useEffect, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { isTanggal } from '@rekan/domain/waktu'
import { FileField } from '../../../ui/file-field.tsx'
import { Control } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { type Option, SearchableSelect } from '../../../ui/searchable-select.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FormHandle } from '../../../ui/use-form.ts'
import { usePilihan } from '../../reference/reference.queries.ts'
import type { JenisCuti } from '../cuti/cuti.api.ts'
import { jenisCutiQuery } from '../cuti/cuti.queries.ts'
import { lama } from './hitungan-card.tsx'
import { KoordinatorField } from './koordinator-field.tsx'
import type { Rencana } from './pengajuan.wire.ts'
import { useHitungan } from './pengajuan.queries.ts'
import { type IsianPengajuan, bagianOf } from './pengajuan.schema.ts'
import { PILIHAN_PARUH } from './pilihan-paruh.ts'
import { WaktuFields } from './waktu-fields.tsx'

const DOKUMEN = {
  isFoto: true,
  typeNames: 'PDF, JPEG, PNG, atau WebP',
  maxBytes: BERKAS_TERBESAR,
}

type PengajuanFieldsProps = {
  readonly form: FormHandle<IsianPengajuan>
  readonly jenis: JenisIzin
  /** Told whether what is asked for needs a document */
  readonly onDokumenWajib: (isWajib: boolean) => void
}

/** What a kind of request asks for. */
export function PengajuanFields({ form, jenis, onDokumenWajib }: PengajuanFieldsProps) {
  const [cutiId, tanggal, paruh] = form.hook.watch(['cuti', 'tanggal', 'paruh'])
  const bagian = bagianOf(jenis)
  const jenisCuti = useQuery({ ...jenisCutiQuery(''), enabled: bagian.cuti })
  const pilihanCuti = usePilihan(jenisCutiQuery, optionFrom, bagian.cuti)
  const cuti = bagian.cuti ? jenisCuti.data?.find(({ id }) => String(id) === cutiId) : undefined
  const isSehari = tanggal.mulai !== '' && tanggal.mulai === tanggal.selesai
  const isBolehSetengah = isSehari && cuti?.isBolehSetengah === true
  // What is asked for no longer has halves: the choice goes with the field.
  useEffect(() => {
    if (!isBolehSetengah && paruh !== '') form.hook.setValue('paruh', '')
  }, [form.hook, isBolehSetengah, paruh])
  const rencana = useRencana(jenis, bagian.cuti ? cutiId : '', tanggal, isBolehSetengah ? paruh : '')
  const hitungan = useHitungan(rencana)
  const dokumenWajib = hitungan.data?.dokumen_wajib ?? cuti?.dokumenWajib ?? false
  useEffect(() => onDokumenWajib(dokumenWajib), [onDokumenWajib, dokumenWajib])
  /** What speaks against the plan as it stands, under the server's names. */
  const keberatan = (hitungan.isOld ? undefined : hitungan.data?.keberatan) ?? {}
  return (
    <>
      {bagian.cuti && (
        <Control form={form} name="cuti">
          {(field) => (
            <SearchableSelect
              {...pick(field)}
              {...pilihanCuti}
              error={field.error ?? keberatan['cuti_id']?.[0]}
              label="Jenis cuti"
              required
              placeholder="Pilih jenis cuti..."
              hint={cuti && hintOf(cuti)}
            />
          )}
        </Control>
      )}
      <WaktuFields form={form} jenis={jenis} cuti={cuti} hitungan={hitungan} keberatan={keberatan} />
      {isBolehSetengah && (
        <SelectField
          label="Lama"
          options={PILIHAN_PARUH}
          hint="Setengah hari memotong 0,5 hari; setengah lainnya tetap masuk kerja"
          {...form.field('paruh')}
          error={keberatan['paruh']?.[0] ?? form.field('paruh').error}
        />
      )}
      <KoordinatorField form={form} />
      <TextArea
        label="Keterangan"
        required
        hint={
          jenis === 'KOREKSI_PRESENSI' ? 'Misalnya lupa check out atau ponsel rusak' : 'Alasan pengajuan Anda'
        }
        {...form.field('keterangan')}
      />
      {bagian.dokumen && (
        <Control form={form} name="file">
          {(field) => (
            <FileField
              {...field}
              {...DOKUMEN}
              label="Dokumen"
              required={dokumenWajib}
              hint={dokumenHint(jenis === 'SAKIT' ? 'Surat dokter' : cuti?.contohDokumen)}
            />
          )}
        </Control>
      )}
    </>
  )
}

/** The plan as far as it can be counted; the same object as long as it is the same. */
function useRencana(
  jenisIzin: JenisIzin,
  cuti: string,
  { mulai, selesai }: IsianPengajuan['tanggal'],
  paruh: IsianPengajuan['paruh'],
) {
  return useMemo((): Rencana | null => {
    if (jenisIzin === 'CUTI' && cuti === '') return null
    const sampai = bagianOf(jenisIzin).rentang ? selesai : mulai
    if (!isTanggal(mulai) || !isTanggal(sampai) || sampai < mulai) return null
    return { jenisIzin, cuti, paruh, mulai, selesai: sampai }
  }, [jenisIzin, cuti, paruh, mulai, selesai])
}

function optionFrom(cuti: JenisCuti): Option<string> {
  return { value: String(cuti.id), label: cuti.nama, hint: hintOf(cuti) }
}

/** `Sisa 9 hari`, `Hak 3 bulan · wajib dokumen` */
function hintOf({ sisa, satuan, dokumenWajib }: JenisCuti): string {
  const bagian = [
    sisa !== null && `Sisa ${lama(sisa, satuan === 'bulan')}`,
    dokumenWajib ? 'wajib dokumen' : sisa === null && 'tanpa batas hari',
  ]
  return bagian.filter((teks) => teks !== false).join(' · ')
}

function dokumenHint(contoh: string | null | undefined): string {
  const batas = `${DOKUMEN.typeNames}, paling besar 5 MB.`
  return contoh == null ? batas : `${contoh}. ${batas}`
}
