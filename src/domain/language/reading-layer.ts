import type {
  CharacterReading,
  LayerSentence,
  PhraseRule,
  ReadingLayer,
  ReadingSource,
} from "./language.types.ts";

const STRENGTH: Readonly<Record<ReadingSource, number>> = { auto: 0, rule: 1, school: 2, person: 3 };

/**
 * Finds the layer's sentence for each sentence of a text read from front to back. A sentence that occurs several
 * times takes its own entry each time, so that a correction in one place stays there.
 */
export function sentenceFinder(layer: ReadingLayer): (text: string) => LayerSentence | undefined {
  const byText = new Map<string, LayerSentence[]>();
  for (const sentence of layer.sentences)
    byText.set(sentence.text, [...(byText.get(sentence.text) ?? []), sentence]);
  return (text) => {
    const sentences = byText.get(text);
    return sentences && sentences.length > 1 ? sentences.shift() : sentences?.[0];
  };
}

/** One reading changed by a stronger or equally strong voice; a weaker one changes nothing. */
export function withReading(
  current: CharacterReading,
  reading: string,
  source: Exclude<ReadingSource, "auto">,
): CharacterReading {
  if (STRENGTH[source] < STRENGTH[current.source]) return current;
  const machineReading = current.machineReading ?? current.reading;
  return { ...current, reading, source, isDoubtful: false, machineReading };
}

/** The school's phrases applied to a layer: longer phrases win, a person's reading stays. */
export function applyPhraseRules(layer: ReadingLayer, rules: readonly PhraseRule[]): ReadingLayer {
  const shortestFirst = [...rules].sort((a, b) => a.phrase.length - b.phrase.length);
  const sentences = layer.sentences.map((sentence) => shortestFirst.reduce(applyPhraseRule, sentence));
  return { ...layer, sentences };
}

function applyPhraseRule(sentence: LayerSentence, rule: PhraseRule): LayerSentence {
  const characters = [...sentence.text];
  const phrase = [...rule.phrase];
  const chosen = new Map<number, string>();
  for (let start = 0; phrase.length > 0 && start + phrase.length <= characters.length; start++) {
    if (!phrase.every((character, offset) => characters[start + offset] === character)) continue;
    for (const [offset, reading] of rule.readings.entries()) if (reading) chosen.set(start + offset, reading);
  }
  if (chosen.size === 0) return sentence;
  const readings = sentence.readings.map((current) => {
    const reading = chosen.get(current.at);
    return reading === undefined ? current : withReading(current, reading, "school");
  });
  return { ...sentence, readings };
}

/** After an article was edited: what people chose in sentences that are still there outlives the new marking. */
export function keepPersonReadings(previous: ReadingLayer, fresh: ReadingLayer): ReadingLayer {
  const findPrevious = sentenceFinder(previous);
  const sentences = fresh.sentences.map((sentence) => {
    const chosen = new Map(
      findPrevious(sentence.text)
        ?.readings.filter(({ source }) => source === "person")
        .map(({ at, reading }) => [at, reading]),
    );
    if (chosen.size === 0) return sentence;
    const readings = sentence.readings.map((current) => {
      const reading = chosen.get(current.at);
      return reading === undefined ? current : withReading(current, reading, "person");
    });
    return { ...sentence, readings };
  });
  return { ...fresh, sentences };
}
