import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, deleted, newToken } from "./columns.ts";

/** Owned by language. A kept analysis of a text (the screens call it an AI log). */
export const analysisLogs = pgTable(
  "gpt_result",
  {
    id: text("id").primaryKey().$defaultFn(newToken),
    logId: text("log_id"),
    input: text("input"),
    output: text("output"),
    mustWords: jsonb("must_words").$type<unknown>(),
    comment: text("comment"),
    appearedWords: jsonb("appeared_words").$type<unknown>(),
    unknownWords: jsonb("unknown_words").$type<unknown>(),
    vocabulary: jsonb("vocabulary").$type<unknown>(),
    knownHanzi: jsonb("known_hanzi").$type<unknown>(),
    unknownHanziOverall: jsonb("unknown_hanzi_overall").$type<unknown>(),
    unknownHanziUsage: jsonb("unknown_hanzi_usage").$type<unknown>(),
    createdAt: createdAt(),
    deleted: deleted(),
  },
  (table) => [index("gpt_result_created_idx").on(table.createdAt.desc().nullsFirst())],
);
