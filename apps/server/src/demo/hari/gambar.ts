import sharp from 'sharp'

export type Motif = 'kalender' | 'perisai' | 'sehat' | 'gedung' | 'bintang' | 'pantai' | 'bola'

export const UKURAN_GAMBAR = { lampiran_lebar: 896, lampiran_tinggi: 504 }
const { lampiran_lebar: LEBAR, lampiran_tinggi: TINGGI } = UKURAN_GAMBAR
const LEBAR_KECIL = 640

/** Ground and figure of each, drawn in 896 by 504. */
const GAMBAR: Readonly<
  Record<Motif, { readonly latar: readonly [string, string]; readonly bentuk: string }>
> = {
  kalender: {
    latar: ['#0f766e', '#134e4a'],
    bentuk: `<rect x="298" y="112" width="300" height="280" rx="28" fill="#fff"/>
      <path d="M298 196v-56a28 28 0 0 1 28-28h244a28 28 0 0 1 28 28v56z" fill="#fbbf24"/>
      <path d="M362 84v56m172-56v56" stroke="#134e4a" stroke-width="22" stroke-linecap="round"/>
      ${kotak(330, 222, 5, 3, 40, 14, '#cfe7e2')}<rect x="438" y="276" width="40" height="40" rx="8" fill="#b91c1c"/>`,
  },
  perisai: {
    latar: ['#1e3a5f', '#0f2238'],
    bentuk: `<path d="M448 84c60 42 112 52 168 54v108c0 98-62 152-168 190-106-38-168-92-168-190V138c56-2 108-12 168-54z" fill="#fbbf24"/>
      <path d="M448 128c46 30 84 38 126 41v80c0 74-46 113-126 144z" fill="#f59e0b"/>
      <path d="m372 258 54 54 104-110" fill="none" stroke="#1e3a5f" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  sehat: {
    latar: ['#fde2e2', '#fca5a5'],
    bentuk: `<path d="M448 404C330 316 268 256 268 188c0-52 40-88 88-88 38 0 70 20 92 56 22-36 54-56 92-56 48 0 88 36 88 88 0 68-62 128-180 216z" fill="#b91c1c"/>
      <path d="M424 176h48v48h48v48h-48v48h-48v-48h-48v-48h48z" fill="#fff"/>`,
  },
  gedung: {
    latar: ['#dbeafe', '#93c5fd'],
    bentuk: `<rect x="236" y="196" width="180" height="308" fill="#1d4ed8"/><rect x="436" y="96" width="224" height="408" fill="#1e3a8a"/>
      ${kotak(264, 226, 3, 5, 32, 18, '#bfdbfe')}${kotak(468, 130, 4, 6, 32, 16, '#fde68a')}
      <circle cx="736" cy="112" r="52" fill="#fbbf24"/>`,
  },
  bintang: {
    latar: ['#4c1d95', '#2e1065'],
    bentuk: `<path d="m448 84 44 102 112 10-85 73 26 109-97-58-97 58 26-109-85-73 112-10z" fill="#fbbf24"/>
      <path d="M340 404h216l-20 44H360z" fill="#ddd6fe"/>
      ${[
        [172, 120],
        [724, 140],
        [148, 348],
        [760, 360],
        [250, 236],
        [660, 256],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#ddd6fe"/>`)
        .join('')}`,
  },
  pantai: {
    latar: ['#fef3c7', '#fdba74'],
    bentuk: `<circle cx="640" cy="150" r="76" fill="#f97316"/>
      <path d="M0 330c110-34 206 26 318 0s214-34 318 0 180 16 260-8v182H0z" fill="#0891b2"/>
      <path d="M0 396c130-28 226 22 350 0s226-26 330 0 150 10 216-4v112H0z" fill="#0e7490"/>
      <path d="M292 356h188l-34 58H330z" fill="#7c2d12"/><path d="M380 132v212h-96z" fill="#fff"/><path d="M396 164v180h84z" fill="#fde68a"/>`,
  },
  bola: {
    latar: ['#166534', '#14532d'],
    bentuk: `<path d="M448 0v504M0 252h896" stroke="#86efac" stroke-opacity=".35" stroke-width="8"/>
      <circle cx="448" cy="252" r="132" fill="none" stroke="#86efac" stroke-opacity=".35" stroke-width="8"/>
      <circle cx="448" cy="252" r="104" fill="#fff"/><path d="m448 200 50 36-19 58h-62l-19-58z" fill="#14532d"/>
      <path d="M448 200v-46m50 82 44-16m-63 74 28 42m-90-42-28 42m9-100-44-16" stroke="#14532d" stroke-width="10"/>`,
  },
}

/** A picture of shapes, always the same for the same motif: large, and small for cards. WebP of a few kB. */
export async function drawGambar(motif: Motif): Promise<readonly [Buffer, Buffer]> {
  const { latar, bentuk } = GAMBAR[motif]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LEBAR}" height="${TINGGI}" viewBox="0 0 ${LEBAR} ${TINGGI}">
    <defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${latar[0]}"/><stop offset="1" stop-color="${latar[1]}"/></linearGradient></defs>
    <rect width="${LEBAR}" height="${TINGGI}" fill="url(#l)"/>${bentuk}</svg>`
  const gambar = sharp(Buffer.from(svg)).flatten()
  const webp = (lebar: number) => gambar.clone().resize(lebar).webp({ quality: 80, effort: 2 }).toBuffer()
  return [await webp(LEBAR), await webp(LEBAR_KECIL)]
}

/** Rows of squares. */
function kotak(
  x: number,
  y: number,
  kolom: number,
  baris: number,
  sisi: number,
  sela: number,
  warna: string,
): string {
  return Array.from({ length: kolom * baris }, (_, i) => {
    const [ke, turun] = [i % kolom, Math.floor(i / kolom)]
    return `<rect x="${x + ke * (sisi + sela)}" y="${y + turun * (sisi + sela)}" width="${sisi}" height="${sisi}" rx="${sisi / 5}" fill="${warna}"/>`
  }).join('')
}
