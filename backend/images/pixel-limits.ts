// Decoding a picture with more pixels needs too much time and memory.
export const maxPixels = 16_000_000;

/** AVIF has a lower limit, because decoding it takes several times as long for each pixel. */
export const maxAvifPixels = 8_000_000;
