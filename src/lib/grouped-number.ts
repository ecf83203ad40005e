/**
 * A whole number with a comma after every third digit from the end: 12,000. `Intl` would first load its data, which
 * takes a phone a tenth of a second before it paints a page.
 */
export const groupedNumber = (value: number): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
