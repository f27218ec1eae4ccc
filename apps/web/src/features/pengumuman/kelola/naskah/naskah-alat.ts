/** What the toolbar puts into an announcement's text; `parseBody` reads it. */
export type Alat = 'tebal' | 'butir' | 'nomor' | 'tautan'

export type Pilihan = { readonly teks: string; readonly dari: number; readonly sampai: number }

const KATA_TAUTAN = 'teks tautan'
const ALAMAT = 'https://'

/** The text with the tool applied to what is chosen in it, and what is chosen then. Applied again, marks go. */
export function applyAlat({ teks, dari, sampai }: Pilihan, alat: Alat): Pilihan {
  const dipilih = teks.slice(dari, sampai)
  if (alat === 'tebal') {
    const isTebal = teks.slice(dari - 2, dari) === '**' && teks.slice(sampai, sampai + 2) === '**'
    return isTebal
      ? {
          teks: teks.slice(0, dari - 2) + dipilih + teks.slice(sampai + 2),
          dari: dari - 2,
          sampai: sampai - 2,
        }
      : place({ teks, dari, sampai }, `**${dipilih || 'tebal'}**`, 2, (dipilih || 'tebal').length)
  }
  if (alat === 'tautan') {
    const label = dipilih || KATA_TAUTAN
    return place({ teks, dari, sampai }, `[${label}](${ALAMAT})`, label.length + 3, ALAMAT.length)
  }
  return applyDaftar({ teks, dari, sampai }, alat)
}

/** Whole lines become entries of a list, or lines again. */
function applyDaftar({ teks, dari, sampai }: Pilihan, alat: 'butir' | 'nomor'): Pilihan {
  const awal = teks.lastIndexOf('\n', dari - 1) + 1
  const lanjut = teks.indexOf('\n', sampai)
  const akhir = lanjut < 0 ? teks.length : lanjut
  const baris = teks.slice(awal, akhir).split('\n')
  const tanda = alat === 'butir' ? /^- / : /^\d+\. /
  const isDaftar = baris.every((satu) => tanda.test(satu))
  const baru = baris
    .map((satu, i) => {
      const polos = satu.replace(/^(?:- |\d+\. )/, '')
      if (isDaftar) return polos
      return alat === 'butir' ? `- ${polos}` : `${i + 1}. ${polos}`
    })
    .join('\n')
  return { teks: teks.slice(0, awal) + baru + teks.slice(akhir), dari: awal, sampai: awal + baru.length }
}

function place({ teks, dari, sampai }: Pilihan, baru: string, geser: number, panjang: number): Pilihan {
  return {
    teks: teks.slice(0, dari) + baru + teks.slice(sampai),
    dari: dari + geser,
    sampai: dari + geser + panjang,
  }
}
