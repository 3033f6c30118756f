import type { SampleArticle } from "./sample-article.types.ts";

export const walkingHomeInTheRain: SampleArticle = {
  key: "walking-home-in-the-rain",
  title: "一件大雨衣",
  author: "书香",
  grade: "1",
  chapter: "5",
  article: [
    "<p>星期三下午，我们走出学校的时候，下雨了。雨很大，风也很大，我觉得很冷。我没有雨衣，怎么回家呢？</p>",
    "<p>这时候，我的好朋友小明走过来，说：“我有一件大雨衣，我们一起走吧！”</p>",
    "<p>我问：“你家那么远，你怎么回去？”</p>",
    "<p>小明说：“没关系，先到你家，我再回去。”</p>",
    "<p>我们两个人在雨里走，说着话，就不觉得冷了。</p>",
    "<p>到了我家，妈妈请小明进来坐，请他喝热茶。后来，妈妈开车，和我一起送他回家。</p>",
  ].join(""),
  questions: [
    {
      question: "下雨的时候，“我”为什么不能走回家？",
      choices: ["没有车", "没有雨衣", "不认识回家的路"],
      answer: [false, true, false],
    },
    {
      question: "谁有一件大雨衣？",
      choices: ["小明", "妈妈", "老师"],
      answer: [true, false, false],
    },
    {
      question: "小明说“没关系”，他想先做什么？",
      choices: ["先回他家", "先在学校等妈妈", "先到“我”家"],
      answer: [false, false, true],
    },
    {
      question: "在雨里走，“我”为什么不觉得冷了？",
      choices: ["雨不下了", "和好朋友在一起", "喝了热茶"],
      answer: [false, true, false],
    },
    {
      question: "后来小明怎么回家？",
      choices: ["他一个人走回去", "他爸爸来了", "坐“我”妈妈的车"],
      answer: [false, false, true],
    },
  ],
};
