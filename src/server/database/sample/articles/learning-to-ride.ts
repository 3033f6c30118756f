import type { SampleArticle } from "./sample-article.types.ts";

export const learningToRide: SampleArticle = {
  key: "learning-to-ride",
  title: "爸爸松手了",
  author: "书香",
  grade: "3",
  chapter: "10",
  article: [
    "<p>我八岁那年，爸爸送给我一辆绿色的自行车。第一次骑上去，我紧张极了，两只手抓着车把，大声叫：“爸爸，你千万别松手！”</p>",
    "<p>“放心，我扶着呢。”爸爸在后面边跑边说，“眼睛看前面，别看脚。”</p>",
    "<p>我慢慢地骑了起来。风从耳边吹过，我越骑越快，越来越高兴。骑到公园门口，我回过头想跟爸爸说话，这才发现，他早就松手了，正站在远处对我笑呢！</p>",
    "<p>我一害怕，车子一歪，摔在了草地上。可是我没有哭。我爬起来，大声说：“原来我已经会骑了！再来一次！”</p>",
  ].join(""),
  questions: [
    {
      question: "“我”第一次骑车的时候，心里觉得怎么样？",
      choices: ["很生气", "很紧张", "很难过", "很得意"],
      answer: [false, true, false, false],
    },
    {
      question: "爸爸让“我”骑车的时候看哪里？",
      choices: ["看自己的脚", "看后面", "看前面", "看爸爸"],
      answer: [false, false, true, false],
    },
    {
      question: "“我”什么时候才知道爸爸松手了？",
      choices: ["骑到公园门口，回头的时候", "刚骑上车的时候", "摔在草地上以后", "爸爸大声告诉“我”的时候"],
      answer: [true, false, false, false],
    },
    {
      question: "“我”为什么摔了下来？",
      choices: ["风太大了", "车子坏了", "爸爸拉了“我”一下", "发现没有人扶着，害怕了"],
      answer: [false, false, false, true],
    },
    {
      question: "爸爸为什么不告诉“我”就松手了？",
      choices: ["他跑得太累，想回家", "他想让“我”自己学会骑车", "他看见了一个朋友", "他想让“我”摔一次"],
      answer: [false, true, false, false],
    },
  ],
};
