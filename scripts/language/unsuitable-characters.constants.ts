/** Left out of the default units, not of any article: there they stay readable, with pinyin. */
export const UNSUITABLE_CHARACTERS: ReadonlySet<string> = new Set([
  ..."奸妓娼嫖淫赌毒孕裸厕屎尿屁粪胎臀肛骚", // vice, body and toilet
  ..."尸屠宰绞囚匪贼虐棺葬", // crime and death
  ..."寡贱癌瘫", // insults and grave illness
]);
