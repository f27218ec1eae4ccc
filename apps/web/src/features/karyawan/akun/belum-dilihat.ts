/** Said to who lets somebody go before they have seen what ends with it. */
export const BELUM_DILIHAT = 'Periksa dulu yang ikut berakhir, lalu kirim lagi.'
