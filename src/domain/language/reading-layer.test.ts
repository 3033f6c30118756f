import { describe, expect, test } from "vitest";
import type { CharacterReading, LayerSentence, ReadingLayer } from "./language.types.ts";
import { applyPhraseRules, keepPersonReadings, sentenceFinder, withReading } from "./reading-layer.ts";

function sentence(text: string, readings: string, change: Partial<CharacterReading> = {}): LayerSentence {
  const characters = [...text];
  return {
    text,
    words: characters,
    readings: readings.split(" ").map((reading, at) => ({
      at,
      character: characters[at] ?? "",
      reading,
      source: "auto",
      isDoubtful: true,
      ...change,
    })),
  };
}

const layerOf = (...sentences: LayerSentence[]): ReadingLayer => ({ version: 1, sentences });
const readingsOf = (layer: ReadingLayer) =>
  layer.sentences.map(({ readings }) => readings.map(({ reading }) => reading));

describe("changing a reading", () => {
  const [auto] = sentence("长", "cháng").readings as [CharacterReading];

  test("a person's choice settles the doubt and keeps what the machine said", () => {
    expect(withReading(auto, "zhǎng", "person")).toEqual({
      at: 0,
      character: "长",
      reading: "zhǎng",
      source: "person",
      isDoubtful: false,
      machineReading: "cháng",
    });
  });

  test("a second choice still remembers the machine's, not the first choice", () => {
    const twice = withReading(withReading(auto, "zhǎng", "school"), "cháng", "person");
    expect(twice).toMatchObject({ reading: "cháng", machineReading: "cháng" });
  });

  test("the school cannot overwrite a person", () => {
    const chosen = withReading(auto, "zhǎng", "person");
    expect(withReading(chosen, "cháng", "school")).toBe(chosen);
  });
});

describe("phrases of the school", () => {
  test("apply wherever the phrase stands, and the longer phrase wins", () => {
    const layer = applyPhraseRules(layerOf(sentence("校长长大校长", "xiào cháng cháng dà xiào cháng")), [
      { phrase: "长长大", readings: [null, "zhǎng", null] },
      { phrase: "长", readings: ["cháng"] },
      { phrase: "校长", readings: [null, "zhǎng"] },
    ]);
    expect(readingsOf(layer)).toEqual([["xiào", "zhǎng", "zhǎng", "dà", "xiào", "zhǎng"]]);
    expect(layer.sentences[0]?.readings[1]).toMatchObject({ source: "school", isDoubtful: false });
    expect(layer.sentences[0]?.readings[0]).toMatchObject({ source: "auto", isDoubtful: true });
  });

  test("an empty phrase changes nothing", () => {
    const layer = layerOf(sentence("长", "cháng"));
    expect(applyPhraseRules(layer, [{ phrase: "", readings: ["x"] }])).toEqual(layer);
  });
});

describe("marking an article again", () => {
  test("keeps a person's reading in a sentence that is still there and forgets the machine's", () => {
    const before = layerOf(sentence("长。", "zhǎng", { source: "person" }), sentence("还。", "huán"));
    const fresh = layerOf(sentence("新。", "xīn"), sentence("长。", "cháng"), sentence("还。", "hái"));
    expect(readingsOf(keepPersonReadings(before, fresh))).toEqual([["xīn"], ["zhǎng"], ["hái"]]);
  });

  test("two sentences of the same words keep their own corrections", () => {
    const before = layerOf(sentence("长。", "cháng"), sentence("长。", "zhǎng", { source: "person" }));
    const fresh = layerOf(sentence("长。", "cháng"), sentence("长。", "cháng"));
    expect(readingsOf(keepPersonReadings(before, fresh))).toEqual([["cháng"], ["zhǎng"]]);
  });

  test("a sentence the layer does not have is not found", () => {
    expect(sentenceFinder(layerOf(sentence("长。", "cháng")))("短。")).toBeUndefined();
  });
});
