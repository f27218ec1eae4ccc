import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { BODY_TERPANJANG, JUDUL_TERPANJANG } from '@rekan/domain/pengumuman/pengumuman'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useEditNaskah, useSendGambar } from './kelola.queries.ts'
import { type Naskah, type SasaranIsian, terbaruFrom } from './naskah.ts'
import { AlatBar } from './naskah/alat-bar.tsx'
import { type NaskahIsian, isianFrom, naskahSchema, isiFrom } from './kelola.schema.ts'
import { SiaranFields } from './sasaran/siaran-fields.tsx'
import { Pratinjau } from './naskah/kelola-pratinjau.tsx'
import { TindakanNaskah } from './kelola-tindakan.tsx'

type NaskahFormProps = {
  readonly naskah: Naskah | null
  /** What a new one begins with */
  readonly awal?: Partial<SasaranIsian>
}

/** Writes an announcement above what phones will show of it. Null: one that does not exist yet. */
export function NaskahForm({ naskah, awal: mulaiDari }: NaskahFormProps) {
  const navigate = useNavigate()
  const editNaskah = useEditNaskah()
  const sendGambar = useSendGambar()
  // What the form builds upon: a text that was saved is not written anew when its image was refused.
  const [awal, setAwal] = useState(naskah)
  const [terbaru, setTerbaru] = useState<Naskah>()
  const form = useForm({
    schema: naskahSchema,
    defaultValues: isianFrom(naskah, mulaiDari),
    wire: {
      lampiran: 'gambar',
      'siaran.mulai': 'mulaiHari',
      'siaran.berakhir': 'berakhirHari',
      'siaran.bertugas': 'bertugas',
    },
    submit: async ({ gambar, ...isian }) => {
      const tulisan = isiFrom({ ...isian, gambar: null })
      const isSame = awal !== null && JSON.stringify(tulisan) === JSON.stringify(isiFrom(isianFrom(awal)))
      const saved = isSame ? awal : await editNaskah(awal, tulisan)
      setAwal(saved)
      return gambar === null ? saved : sendGambar(saved.id, gambar)
    },
    onSuccess: (baru) => {
      const { id, status } = baru
      toast.success(status === 'TERBIT' ? 'Pengumuman disimpan.' : 'Draft pengumuman disimpan.', 'form')
      form.hook.reset(isianFrom(baru))
      if (naskah === null)
        void navigate({
          to: '/kelola/pengumuman/$pengumumanId',
          params: { pengumumanId: String(id) },
          search: (search) => search,
          replace: true,
        })
    },
    onFailure: (error) => {
      const lain = terbaruFrom(error)
      setTerbaru(lain)
      return lain !== undefined
    },
  })
  const [judul, body, gambar] = useWatch({ control: form.hook.control, name: ['judul', 'body', 'gambar'] })

  /** What another has changed is taken over, what was typed beside it stays. */
  function load(baru: Naskah) {
    const typed = form.hook.getValues()
    const [lama, kini] = [isianFrom(awal), isianFrom(baru)]
    form.hook.reset(kini)
    for (const nama of Object.keys(kini) as (keyof NaskahIsian)[])
      if (JSON.stringify(lama[nama]) === JSON.stringify(kini[nama]))
        form.hook.setValue(nama, typed[nama], { shouldDirty: true })
    setAwal(baru)
    setTerbaru(undefined)
  }

  return (
    <div className="space-y-5">
      {naskah !== null && awal !== null && (
        // Published is what this form shows, not what another has written since.
        <TindakanNaskah naskah={{ ...naskah, versi: awal.versi }} isUnsaved={form.isDirty} onDone={setAwal} />
      )}
      <div className="card overflow-clip pt-4">
        <Form form={form} submit={naskah?.status === 'TERBIT' ? 'Simpan' : 'Simpan Draft'}>
          <TextField
            label="Judul"
            required
            maxLength={JUDUL_TERPANJANG}
            autoComplete="off"
            {...form.field('judul')}
          />
          <div>
            <AlatBar
              form={form.element}
              onText={(teks) => form.hook.setValue('body', teks, { shouldDirty: true })}
            />
            <TextArea label="Isi" required rows={8} maxLength={BODY_TERPANJANG} {...form.field('body')} />
          </div>
          <Control form={form} name="gambar">
            {(field) => (
              <FileField
                {...field}
                label={naskah?.image ? 'Ganti gambar' : 'Gambar'}
                isFoto
                typeNames="JPEG, PNG, atau WebP"
                maxBytes={BERKAS_TERBESAR}
              />
            )}
          </Control>
          <SiaranFields
            form={form}
            isTayang={naskah?.keadaan === 'TAYANG' || naskah?.keadaan === 'BERAKHIR'}
          />
        </Form>
      </div>
      <Pratinjau judul={judul} body={body} berkas={gambar} naskah={naskah} />
      {terbaru !== undefined && (
        <ConfirmDialog
          title="Pengumuman sudah berubah"
          confirm="Muat yang Terbaru"
          cancel="Kembali"
          onConfirm={() => load(terbaru)}
          onCancel={() => setTerbaru(undefined)}
        >
          Pengumuman ini diubah dari tempat lain sejak Anda membukanya; isian Anda belum dikirim. Isian yang
          tidak diubah orang lain tetap ada.
        </ConfirmDialog>
      )}
    </div>
  )
}
