import type { SampleArticle } from "./sample-article.types.ts";

export const mothersBirthday: SampleArticle = {
  key: "mothers-birthday",
  title: "妈妈的生日",
  author: "书香",
  grade: "1",
  chapter: "9",
  article: [
    "<p>明天是妈妈的生日。我九岁，弟弟五岁，我们很爱妈妈，可是没有钱买东西，怎么办呢？</p>",
    "<p>弟弟说：“我会写字！我写‘妈妈’两个字。”我说：“我来做早饭。”爸爸听了很高兴，说：“好，我去买花。”</p>",
    "<p>到了那一天，我们很早就起来了。我做好了早饭，爸爸买来了红花。弟弟的字也写好了。我们一看，他写的“妈”字里没有“马”，成了“女女”。</p>",
    "<p>妈妈看着那两个字，问：“马呢？”</p>",
    "<p>弟弟看了看，说：“马在外面吃草！”</p>",
    "<p>我们一家人都笑了。</p>",
  ].join(""),
  questions: [
    {
      question: "谁去买花？",
      choices: ["弟弟", "“我”", "爸爸"],
      answer: [false, false, true],
    },
    {
      question: "“我”为妈妈做了什么？",
      choices: ["做早饭", "写字", "买东西"],
      answer: [true, false, false],
    },
    {
      question: "弟弟写的字怎么了？",
      choices: ["字太小，看不见", "“妈”字里没有“马”", "“马”字里多了“女”"],
      answer: [false, true, false],
    },
    {
      question: "弟弟说“马在外面吃草”，这是为什么？",
      choices: ["他没写“马”，就这样说着玩", "他看见外面有马", "妈妈让他去看马"],
      answer: [true, false, false],
    },
    {
      question: "哪一个是对的？",
      choices: ["妈妈没看见弟弟写的字", "爸爸做了早饭", "弟弟比“我”小"],
      answer: [false, false, true],
    },
  ],
};
