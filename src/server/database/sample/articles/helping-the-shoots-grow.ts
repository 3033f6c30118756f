import type { SampleArticle } from "./sample-article.types.ts";

export const helpingTheShootsGrow: SampleArticle = {
  key: "helping-the-shoots-grow",
  title: "拔苗助长",
  author: "书香 改写",
  grade: "4",
  chapter: "11",
  article: [
    "<p>老张是个急性子，做什么事都想快。春天，他种下一片禾苗，刚过五天就问妻子：“它们怎么还不长高？”</p>",
    "<p>妻子说：“种田跟养孩子一样，急什么？”</p>",
    "<p>老张不听。他想：“它们自己长太慢，我来帮忙！”天没亮，他就下了田，把小苗一棵接一棵地往上拔。看着它们一下子高了许多，他越干越有劲，连午饭也忘了吃。</p>",
    "<p>天黑了，老张一进门就叫：“快去看，田里的小苗一天长了五天的个子！”</p>",
    "<p>儿子提着灯跑到田里，回来时却低着头，说：“爸爸，它们都倒下了，叶子也黄了。”</p>",
    "<p>老张呆呆地站在门口，手里的碗掉在了地上。</p>",
  ].join(""),
  questions: [
    {
      question: "老张是一个什么样的人？",
      choices: ["做事很慢的人", "性子很急的人", "不爱干活的人", "喜欢睡觉的人"],
      answer: [false, true, false, false],
    },
    {
      question: "妻子说“种田跟养孩子一样”，她想告诉老张什么？",
      choices: ["孩子也要下田", "种田比养孩子容易", "这两件事都不能着急", "应该让孩子去种田"],
      answer: [false, false, true, false],
    },
    {
      question: "老张是怎么“帮”小苗的？",
      choices: ["把它们往上拔", "天天给它们水", "请妻子看着它们", "晚上提着灯看它们"],
      answer: [true, false, false, false],
    },
    {
      question: "老张“连午饭也忘了吃”，这是因为：",
      choices: ["妻子没有做饭", "他没有带碗", "他的肚子不舒服", "他以为自己在做一件好事，越干越高兴"],
      answer: [false, false, false, true],
    },
    {
      question: "这个故事告诉我们：",
      choices: [
        "干活的时候要记着吃饭",
        "做事不能只想着快，不然好事也会办坏",
        "天黑以后不要下田",
        "做什么都要请儿子帮忙",
      ],
      answer: [false, true, false, false],
    },
  ],
};
