import { describe, expect, test } from "vitest";
import { homeworkMailMessagesZh } from "#domain/homework/homework-mail.messages.zh.ts";
import { homeworkPublishedMail } from "./homework-published-mail.ts";

const published = {
  className: "3A",
  student: "Ming",
  publisher: "Lin Laoshi",
  article: { title: "春天来了", grade: "3" },
  url: "https://reading.school.example/student/pending/h1/a1",
};

describe("the e-mail about new homework", () => {
  test("says who published what for whom, and where to read it", () => {
    expect(homeworkPublishedMail(published)).toMatchObject({
      subject: "New reading homework: 春天来了",
      text: `Hello Ming,

Lin Laoshi has published new reading homework for 3A.

Article: 春天来了

Grade: 3

Sign in to read the text and answer the questions:

https://reading.school.example/student/pending/h1/a1

--

You receive this e-mail because you belong to 3A. Answers go to Lin Laoshi.
`,
    });
  });

  test("an article without a grade has no line about it", () => {
    const { text } = homeworkPublishedMail({ ...published, article: { title: "春天来了", grade: "" } });
    expect(text).not.toContain("Grade");
  });

  test("names and titles are text in the page, never markup", () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const { html } = homeworkPublishedMail({
      className: evil,
      student: evil,
      publisher: evil,
      article: { title: evil, grade: evil },
      url: `https://a.example/?x="><script>`,
    });
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<script");
    expect(html).toContain("Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,");
    expect(html).toContain('href="https://a.example/?x=&quot;&gt;&lt;script&gt;"');
  });

  test("a name that looks like a placeholder stays a name", () => {
    const { text } = homeworkPublishedMail({ ...published, student: "{{publisher}}" });
    expect(text).toContain("Hello {{publisher}},");
  });

  test("speaks Chinese too", () => {
    const { subject, text } = homeworkPublishedMail(published, homeworkMailMessagesZh);
    expect(subject).toBe("新的阅读作业：春天来了");
    expect(text).toContain("Lin Laoshi给3A布置了新的阅读作业。");
  });
});
