import { beforeEach, describe, expect, test } from "vitest";
import type { ActorContext } from "#server/rpc/context.ts";
import {
  type Caller,
  callAs,
  contextOf,
  TEST_NOW,
  type TestWorld,
  testWorld,
} from "../../../tests/support/context.ts";
import { expectInvalidInput, expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
  enrol,
  giveHomework,
  makeArticle,
  makeSchool,
  TEST_QUESTIONS,
  type TestArticle,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { attachFile } from "./article.queries.ts";
import { findArticleFile } from "./find-article-file.ts";
import { saveArticle } from "./save-article.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let teacher: Caller;

beforeEach(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
  await pools.requests.query("update library set deleted = true");
  world = testWorld(pools);
  teacher = callAs(world, school.teacher);
  return () => pools.drop();
});

const titles = async (input: Parameters<Caller["library"]["listArticles"]>[0]) =>
  (await teacher.library.listArticles(input)).rows.map(({ title }) => title);
const add = (title: string, facts: Parameters<typeof makeArticle>[1] = {}) =>
  makeArticle(pools.database, { title, ...facts });

describe("the library list", () => {
  test("shows what a card needs, with the beginning of the text and no key", async () => {
    const { articleToken } = await add("一", { article: `<p>小明&amp;小红</p>${"<b>字</b>".repeat(2000)}` });
    const { rows, total } = await teacher.library.listArticles({});
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: articleToken,
      title: "一",
      author: "书香",
      grade: "4.1",
      chapter: "4.1",
      createdAt: TEST_NOW,
      textLength: 2005,
      questionCount: 3,
      image: null,
    });
    expect(rows[0]?.preview).toMatch(/^小明&小红字+$/);
    expect(JSON.stringify(rows)).not.toMatch(/answer|true/);
  });

  test("cuts the beginning at 800 characters", async () => {
    await add("long", { article: `<p>${"字".repeat(801)}</p>` });
    expect((await teacher.library.listArticles({})).rows[0]?.preview).toBe("字".repeat(800));
  });

  test("goes by id unless sorted", async () => {
    await add("丙", { grade: "10", chapter: "1", author: "b" });
    await add("甲", { grade: "4.2", chapter: "4.12", author: "c" });
    await add("乙", { grade: "4.1", chapter: "4.2", author: "a" });
    await pools.requests.query("update library set created_at = now() where title = '甲'");
    expect(await titles({})).toEqual(["丙", "甲", "乙"]);
    expect(await titles({ sort: "title" })).toEqual(
      ["丙", "甲", "乙"].sort((a, b) => a.localeCompare(b, "zh")),
    );
    expect(await titles({ sort: "author" })).toEqual(["乙", "丙", "甲"]);
    expect(await titles({ sort: "grade" })).toEqual(["乙", "甲", "丙"]);
    expect((await titles({ sort: "newest" }))[0]).toBe("甲");
    await expectInvalidInput(titles({ sort: "id; drop table users" as "id" }));
  });

  test("filters by the leading number of the grade", async () => {
    await add("four", { grade: "4.1" });
    await add("forty", { grade: "40" });
    await add("five", { grade: "5" });
    expect(await titles({ grade: "4" })).toEqual(["four"]);
    expect(await titles({ grade: "5" })).toEqual(["five"]);
    expect(await titles({ grade: "all" })).toHaveLength(3);
  });

  test("finds words in title and author, and a grade or chapter by name", async () => {
    await add("The Fox", { author: "Aesop", grade: "4.2", chapter: "4.2" });
    await add("Ａ　Ｂ", { author: "书香", grade: "5", chapter: "7" });
    expect(await titles({ search: " fOX " })).toEqual(["The Fox"]);
    expect(await titles({ search: "aesop" })).toEqual(["The Fox"]);
    expect(await titles({ search: "a b" })).toEqual(["Ａ　Ｂ"]);
    expect(await titles({ search: "书" })).toEqual(["Ａ　Ｂ"]);
    expect(await titles({ search: "grade 5" })).toEqual(["Ａ　Ｂ"]);
    expect(await titles({ search: "chapter 2" })).toEqual(["The Fox"]);
    expect(await titles({ search: "nothing" })).toEqual([]);
  });

  test.each([
    "100%",
    "a_b",
    "c\\d",
    "'; drop table library; --",
    "%",
    "_",
    "\\",
  ])("takes %s as plain characters", async (search) => {
    await add(`x${search}x`);
    await add("other");
    expect(await titles({ search })).toEqual([`x${search}x`]);
  });

  test("comes in pages, and a page beyond the end knows the total", async () => {
    for (const title of ["1", "2", "3"]) await add(title);
    expect(await titles({ page: 2, pageSize: 2 })).toEqual(["3"]);
    expect(await teacher.library.listArticles({ page: 9 })).toEqual({ rows: [], total: 3 });
  });
});

describe("an article for staff", () => {
  test("comes sanitised and with its key", async () => {
    const { articleToken } = await add("一");
    await pools.requests.query(
      `update library set article = '<p onclick="x">字</p><script>x</script>', article_pinyin = '<ruby>字<rt>zì</rt></ruby><img src=x onerror=x>',
       image = 'https://evil.test/x.png', question_pinyin = '[{"question":"<b>一</b><script>x</script>","choices":["<i onclick=x>二</i>"]}]'`,
    );
    await pools.requests.query(
      `update library set question = '[{"question":"一","choices":["二"],"answer":[true]}]'`,
    );
    expect(await teacher.library.article({ articleToken })).toEqual({
      articleToken,
      title: "一",
      author: "书香",
      grade: "4.1",
      chapter: "4.1",
      article: "<p>字</p>",
      articlePinyin: '<ruby>字<rt aria-hidden="true">zì</rt></ruby>',
      image: null,
      fileName: null,
      textLength: 8,
      createdAt: TEST_NOW,
      questions: [{ question: "一", choices: ["二"], answer: [true] }],
      questionsPinyin: [{ question: "<b>一</b>", choices: ["<i>二</i>"] }],
    });
  });

  test.each(["", "{bad"])("with questions stored as %j has one blank question", async (question) => {
    const { articleToken } = await add("一", { question });
    expect((await teacher.library.article({ articleToken })).questions).toEqual([
      { question: "", choices: [""], answer: [false] },
    ]);
  });

  test("that is deleted is not there", async () => {
    const { articleToken } = await add("一");
    await pools.requests.query("update library set deleted = true");
    await expectRefusal(teacher.library.article({ articleToken }), "notFound");
    await expectRefusal(teacher.library.article({ articleToken: "nothing" }), "notFound");
    expect((await teacher.library.listArticles({})).total).toBe(0);
  });

  test("and the list are for staff only", async () => {
    const { articleToken } = await add("一");
    const calls = [
      (caller: Caller) => caller.library.article({ articleToken }),
      (caller: Caller) => caller.library.listArticles({}),
    ];
    for (const call of calls) {
      await call(callAs(world, school.admin));
      await expectRefusal(call(callAs(world, null)), "unauthenticated");
      await expectRefusal(call(callAs(world, school.ming)), "forbidden");
    }
  });
});

describe("saving an article", () => {
  const save = (changes: object) =>
    pools.database.transaction((tx) =>
      saveArticle(tx, {
        title: "一",
        author: null,
        grade: "4",
        chapter: "1",
        article: "<p>字</p>",
        articlePinyin: null,
        question: JSON.stringify(TEST_QUESTIONS),
        questionPinyin: null,
        savedAt: TEST_NOW,
        ...changes,
      }),
    );

  test("sanitises it, measures it and keeps each version", async () => {
    const first = await save({
      article: "<p>小明</p><script>x</script>",
      articlePinyin: "<p onclick=x>小</p>",
    });
    const second = await save({
      articleToken: first.articleToken,
      article: "<p>小明上学</p>",
      question: null,
    });
    const { rows } = await pools.requests.query(
      "select * from article_versions where article_token = $1 order by version_number",
      [first.articleToken],
    );
    expect(
      rows.map(({ version_number, article, question_count }) => [version_number, article, question_count]),
    ).toEqual([
      [1, "<p>小明</p>", 3],
      [2, "<p>小明上学</p>", 0],
    ]);
    const library = (await pools.requests.query("select * from library where id = $1", [first.articleToken]))
      .rows[0];
    expect(library).toMatchObject({
      article: "<p>小明上学</p>",
      text_length: 4,
      current_version_token: second.versionToken,
    });
  });

  test("that is gone is refused", async () => {
    await expectRefusal(save({ articleToken: "nothing" }), "notFound");
  });
});

describe("the attached file", () => {
  let article: TestArticle;
  const file = { fileName: "练习.txt", contentType: "text/plain", sizeBytes: 3 };
  const fileFor = (actor: typeof school.ming) =>
    findArticleFile(contextOf(world, actor) as ActorContext, article.articleToken);

  beforeEach(async () => {
    article = await add("一");
    const { articleToken } = article;
    await pools.database.transaction((tx) =>
      attachFile(tx, { ...file, fileKey: "key-1", articleToken, uploadedBy: null }),
    );
  });

  test("is named on the article and found by staff", async () => {
    expect((await teacher.library.article({ articleToken: article.articleToken })).fileName).toBe("练习.txt");
    expect(await fileFor(school.teacher)).toEqual({ ...file, fileKey: "key-1" });
    expect(await fileFor(school.admin)).toEqual({ ...file, fileKey: "key-1" });
  });

  test("is for children who have the homework, open or submitted, and for nobody else", async () => {
    await expectRefusal(fileFor(school.ming), "notFound");
    const given = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
      article,
    });
    expect(await fileFor(school.ming)).toEqual({ ...file, fileKey: "key-1" });
    await expectRefusal(fileFor(school.hua), "notFound");
    await callAs(world, school.ming).homework.submit({
      homeworkToken: given.homeworkToken,
      choices: ALL_RIGHT,
    });
    expect(await fileFor(school.ming)).toMatchObject({ fileKey: "key-1" });
    await teacher.homework.recall({ ...school.ownClass, homeworkToken: given.homeworkToken });
    await expectRefusal(fileFor(school.ming), "notFound");
  });

  test("of open homework goes when the child leaves the class", async () => {
    await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
      article,
    });
    await enrol(pools.database, school.ming, school.otherClass);
    await expectRefusal(fileFor(school.ming), "notFound");
  });

  test("that is replaced is gone, and so is one of a deleted article", async () => {
    const { articleToken } = article;
    await pools.database.transaction((tx) =>
      attachFile(tx, { ...file, fileName: "新.txt", fileKey: "key-2", articleToken, uploadedBy: null }),
    );
    expect(await fileFor(school.teacher)).toEqual({ ...file, fileName: "新.txt", fileKey: "key-2" });
    await pools.requests.query("update library set deleted = true");
    await expectRefusal(fileFor(school.teacher), "notFound");
  });
});
