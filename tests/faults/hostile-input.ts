import fc from "fast-check";

const NUL = "\u0000";
const LONE_SURROGATES = ["\ud800", "\udfff", "\udc00\ud800"];
const DEEP = 5_000;
/** Under and over what the server takes in one request. */
const LONG = 400_000;
const TOO_LONG = 1_000_000;

/** Tokens that name real rows, so that some requests get further than the first check. */
export type KnownTokens = Readonly<Record<string, readonly string[]>>;

const hostileText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    NUL,
    `a${NUL}b`,
    "null",
    "undefined",
    "NaN",
    "-1",
    "1e309",
    "__proto__",
    "constructor",
  ),
  fc.constantFrom(
    ...LONE_SURROGATES,
    "\u202e右到左",
    "%00",
    "../../etc/passwd",
    "' or 1=1 --",
    "<script>x</script>",
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
);
const longText = fc.constantFrom(
  "a".repeat(LONG),
  "书".repeat(LONG / 4),
  NUL.repeat(1_000),
  "b".repeat(TOO_LONG),
);
const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e21, Number.MIN_VALUE),
  fc.double(),
);
const hostileLeaf = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
);

/** JSON of any shape, sometimes with keys that mean something to JavaScript. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    { weight: 5, arbitrary: hostileLeaf },
    { weight: 1, arbitrary: fc.array(tie("value"), { maxLength: 5 }) },
    {
      weight: 1,
      arbitrary: fc.dictionary(
        fc.oneof(fc.constantFrom("__proto__", "constructor", "toString", "then", "length"), fc.string()),
        tie("value"),
        { maxKeys: 5 },
      ),
    },
  ),
})).value;

/** Fields of a procedure, each as it should be, as another one should be, or as nothing should be. */
export function hostileInput(known: KnownTokens, names: readonly string[]): fc.Arbitrary<unknown> {
  const token = fc.constantFrom(...Object.values(known).flat());
  const proper = properFields(token);
  const fields = Object.fromEntries(
    [...names, "surplus"].map((name) => [
      name,
      fc.oneof(
        {
          weight: 12,
          arbitrary: fc
            .constantFrom(...(known[name] ?? [""]))
            .chain((value) => (known[name] ? fc.constant(value) : (proper[name] ?? anything))),
        },
        { weight: 2, arbitrary: token },
        { weight: 3, arbitrary: anything },
        { weight: 1, arbitrary: longText },
      ),
    ]),
  );
  const surplus = fc.integer({ min: 0, max: 9 });
  const wholeOrPart = fc.oneof(
    { weight: 3, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
  const withoutSurplus = fc
    .tuple(wholeOrPart, surplus)
    .map(([{ surplus: more, ...input }, die]) => (die === 0 ? { ...input, surplus: more } : input));
  return fc.oneof({ weight: 9, arbitrary: withoutSurplus }, { weight: 1, arbitrary: anything });
}

/** What is right for fields that are no tokens. */
function properFields(token: fc.Arbitrary<string>): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  const choice = fc.record(
    { questionIndex: fc.oneof(fc.nat(5), hostileNumber), choiceIndex: fc.oneof(fc.nat(4), hostileNumber) },
    { requiredKeys: [] },
  );
  const tokens = fc.array(fc.oneof({ weight: 4, arbitrary: token }, { weight: 1, arbitrary: hostileText }), {
    maxLength: 4,
  });
  return {
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.integer({ min: 1, max: 100 }),
    questionIndex: fc.nat(5),
    choiceIndex: fc.nat(4),
    choices: fc.array(choice, { maxLength: 8 }),
    articleTokens: tokens,
    studentTokens: fc.oneof(fc.constant("everyone"), tokens),
    requestKey: fc.uuid(),
    milliseconds: fc.integer({ min: 0, max: 60_000 }),
    search: hostileText,
    grade: fc.constantFrom("4", "all", "x"),
    sort: fc.constantFrom("title", "grade", "newest"),
    email: fc.constantFrom("nobody@school.test", "not an address"),
    username: hostileText,
    password: hostileText,
    remember: fc.boolean(),
  };
}

/** A body as it goes over the line: mostly JSON, with the transport's own notes on types made up as well. */
export function hostileBody(input: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const notes = fc.array(
    fc.tuple(
      fc.integer({ min: -1, max: 12 }),
      fc.oneof(fc.constantFrom("homeworkToken", "choices", "__proto__", 0), anything),
    ),
    { maxLength: 3 },
  );
  const json = (value: unknown) => JSON.stringify(value) ?? "";
  return fc.oneof(
    { weight: 14, arbitrary: input.map((value) => json({ json: value })) },
    { weight: 3, arbitrary: fc.tuple(input, notes).map(([value, meta]) => json({ json: value, meta })) },
    { weight: 1, arbitrary: anything.map(json) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "{",
        '{"json":',
        "\ufeff{}",
        `{"json":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`,
        `${'{"json":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
        '{"json":{"page":1e999}}',
        '{"json":{"__proto__":{"page":1}}}',
        '{"json":{"page":1,"page":2}}',
      ),
    },
  );
}
