/** The 73 characters a first book starts with, in this order: a frequency list alone would open with 的 and 了. */
export const FIRST_CHARACTERS = [
  ..."一二三四五六七八九十百千", // numbers
  ..."日月水火山石田土木林云雨风天地花草鸟鱼虫马牛羊", // nature
  ..."人口手足目耳头心", // body
  ..."爸妈爷奶哥姐弟妹我你他", // family
  ..."大小上下中左右", // sizes and places
  ..."红黄蓝绿白黑", // colours
  ..."春夏秋冬", // seasons
  ..."好学",
] as const;
