const HANZI = /^[\p{Unified_Ideograph}〇]$/u;

/** Whether one code point is a Chinese character that can carry a reading (々 and radicals do not). */
export function isHanzi(codePoint: string): boolean {
  return HANZI.test(codePoint);
}
