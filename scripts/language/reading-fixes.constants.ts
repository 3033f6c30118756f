/**
 * Readings set by hand where the standard's list and the engine's first choice disagree, or where the engine
 * puts the rarer one first. The first is the primary reading.
 */
export const READING_FIXES: Readonly<Record<string, readonly string[]>> = {
  了: ["le", "liǎo"],
  得: ["de", "dé", "děi"],
  地: ["dì", "de"],
  着: ["zhe", "zháo", "zhuó", "zhāo"],
  只: ["zhǐ", "zhī"],
  处: ["chù", "chǔ"],
  谁: ["shéi", "shuí"],
  仔: ["zǐ", "zǎi"],
  匙: ["shi", "chí"],
  爪: ["zhǎo", "zhuǎ"],
  粘: ["zhān", "nián"],
  咳: ["ké", "hāi"],
  吁: ["yù", "xū", "yū"],
  闷: ["mèn", "mēn"],
  桔: ["jú", "jié"],
};
